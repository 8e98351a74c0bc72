import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { shopColumn } from "#app/features/account/shops.tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { instant, shopForeignKey, versionColumn } from "#app/platform/db/columns.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import type { OrderContent } from "./orders/order.ts";
import type { CoreState, PartState } from "./part.ts";

/** Suppliers of a shop (docs/decisions/0193-parts-and-orders.md). */
export const suppliers = sqliteTable(
  "suppliers",
  {
    shopId: shopColumn(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    /** Folded name, which orders the list. */
    nameKey: text("name_key").notNull(),
    phone: text("phone"),
    email: text("email"),
    /** Language of its orders. */
    language: text("language").$type<Language>().notNull(),
    note: text("note").notNull().default(""),
    /** Time since which the shop no longer orders there. */
    retiredAt: instant("retired_at"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    version: versionColumn("version"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("suppliers_by_name").on(table.shopId, table.nameKey, table.id),
  ],
);

/** Orders to a supplier, frozen in the words they were sent in. */
export const partOrders = sqliteTable(
  "part_orders",
  {
    shopId: shopColumn(),
    /** Generated with the form, so that a repeated post is one order. */
    id: text("id").notNull(),
    number: integer("number").notNull(),
    supplierId: text("supplier_id").notNull(),
    language: text("language").$type<Language>().notNull(),
    content: text("content", { mode: "json" }).$type<OrderContent>().notNull(),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Claim of the request that mails it, and when it was mailed: once. */
    claimedUntil: instant("mailing_until"),
    mailedAt: instant("mailed_at"),
    mailedTo: text("mailed_to"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    shopForeignKey(table, table.supplierId, suppliers),
    uniqueIndex("part_orders_by_number").on(table.shopId, table.number),
    index("part_orders_of_supplier").on(table.shopId, table.supplierId, table.number),
  ],
);

/**
 * State of a job's parts, by the line of a quote that sells each. The line may be gone: then the
 * part is still on its way, under its earlier name.
 */
export const parts = sqliteTable(
  "parts",
  {
    shopId: shopColumn(),
    lineId: text("line_id").notNull(),
    jobId: text("job_id").notNull(),
    name: text("name").notNull(),
    /** In hundredths, as on its line. */
    quantity: integer("quantity").notNull(),
    unit: text("unit"),
    state: text("state").$type<PartState>().notNull(),
    /** Time and author of its state. */
    at: instant("at").notNull(),
    by: text("by").notNull(),
    supplierId: text("supplier_id"),
    orderId: text("order_id"),
    /** Day announced by the supplier, as 2026-11-23. */
    expectedOn: text("expected_on"),
    /** Core charge, refunded for the old part. */
    coreCharge: integer("core_charge").$type<Cents>(),
    coreCurrency: text("core_currency").$type<Currency>(),
    coreState: text("core_state").$type<CoreState>(),
    /** Time of the core's state. */
    coreAt: instant("core_at"),
    version: versionColumn("version"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.lineId] }),
    shopForeignKey(table, table.jobId, repairJobs).onDelete("cascade"),
    index("parts_of_job").on(table.shopId, table.jobId, table.state),
    index("parts_by_state").on(table.shopId, table.state, table.at, table.lineId),
    index("parts_of_supplier").on(
      table.shopId,
      table.supplierId,
      table.state,
      table.at,
      table.lineId,
    ),
    index("parts_expected")
      .on(table.shopId, table.expectedOn, table.lineId)
      .where(sql`state = 'ordered'`),
    index("cores_open")
      .on(table.shopId, table.coreAt, table.lineId)
      .where(sql`core_state = 'open'`),
    check("core_charge_above_zero", sql`${table.coreCharge} > 0`),
  ],
);
