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

/** Who sells parts to a shop (docs/decisions/0193-parts-and-orders.md). */
export const suppliers = sqliteTable(
  "suppliers",
  {
    shopId: shopColumn(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    /** The name folded: the order of the list. */
    nameKey: text("name_key").notNull(),
    phone: text("phone"),
    email: text("email"),
    /** Of the orders that it gets. */
    language: text("language").$type<Language>().notNull(),
    note: text("note").notNull().default(""),
    /** When the shop stopped ordering there. */
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

/** What was ordered from a supplier, frozen in the words that it was sent in. */
export const partOrders = sqliteTable(
  "part_orders",
  {
    shopId: shopColumn(),
    /** Comes with the form, so that a form sent twice is one order. */
    id: text("id").notNull(),
    number: integer("number").notNull(),
    supplierId: text("supplier_id").notNull(),
    language: text("language").$type<Language>().notNull(),
    content: text("content", { mode: "json" }).$type<OrderContent>().notNull(),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
    /** The claim of whoever mails it, and when it was mailed: it is mailed once. */
    mailingUntil: instant("mailing_until"),
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
 * Where the parts of a job are, by the line of a quote that sells each. The line may be gone: then
 * the part is still on its way, under the name that it was needed by.
 */
export const parts = sqliteTable(
  "parts",
  {
    shopId: shopColumn(),
    lineId: text("line_id").notNull(),
    jobId: text("job_id").notNull(),
    name: text("name").notNull(),
    /** In hundredths, as its line has it. */
    quantity: integer("quantity").notNull(),
    unit: text("unit"),
    state: text("state").$type<PartState>().notNull(),
    /** Since when it is in this state, and who said so. */
    at: instant("at").notNull(),
    by: text("by").notNull(),
    supplierId: text("supplier_id"),
    orderId: text("order_id"),
    /** The day that the supplier said, as 2026-11-23. */
    expectedOn: text("expected_on"),
    /** What the supplier charges until the old part is back. */
    coreCharge: integer("core_charge").$type<Cents>(),
    coreCurrency: text("core_currency").$type<Currency>(),
    coreState: text("core_state").$type<CoreState>(),
    /** Since when the core is in its state. */
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
