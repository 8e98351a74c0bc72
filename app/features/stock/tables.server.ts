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
import { flag, instant, shopForeignKey, versionColumn } from "#app/platform/db/columns.server.ts";
import type { MovementKind } from "./stock.ts";

/** Stock items of a shop (docs/decisions/0194-stock-is-a-ledger.md). */
export const stockItems = sqliteTable(
  "stock_items",
  {
    shopId: shopColumn(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    /** Folded name: orders the list, and matches lines of jobs. */
    nameKey: text("name_key").notNull(),
    partNumber: text("part_number"),
    /** Letters and digits of the part number, folded. */
    numberKey: text("number_key"),
    unit: text("unit"),
    /** In hundredths: reordered at this quantity or less; null for never. */
    lowMark: integer("low_mark"),
    /** In hundredths: the sum of its movements. Only their trigger writes it. */
    quantity: integer("quantity").notNull().default(0),
    /** Time since which the shop no longer stocks it. */
    retiredAt: instant("retired_at"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    version: versionColumn("version"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("stock_by_name").on(table.shopId, table.nameKey, table.id).where(sql`retired_at IS NULL`),
    index("stock_low")
      .on(table.shopId, table.nameKey, table.id)
      .where(sql`quantity <= low_mark AND retired_at IS NULL`),
    index("stock_retired")
      .on(table.shopId, table.nameKey, table.id)
      .where(sql`retired_at IS NOT NULL`),
    check("stock_from_zero", sql`${table.quantity} >= 0`),
  ],
);

/** Changes of quantities, only ever added to. */
export const stockMovements = sqliteTable(
  "stock_movements",
  {
    shopId: shopColumn(),
    /** Generated with the form, so that a repeated post is one movement. */
    id: text("id").notNull(),
    itemId: text("item_id").notNull(),
    /** Number within its item, from 1. */
    n: integer("n").notNull(),
    kind: text("kind").$type<MovementKind>().notNull(),
    /** In hundredths, and the quantity after it. */
    change: integer("change").notNull(),
    after: integer("after").notNull(),
    /** Line of a quote that it was used for, and its job. */
    lineId: text("line_id"),
    jobId: text("job_id"),
    /** Whether it was taken for its line and not returned. */
    isTaken: flag("is_taken").notNull().default(false),
    why: text("why").notNull().default(""),
    by: text("by").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    shopForeignKey(table, table.itemId, stockItems).onDelete("cascade"),
    uniqueIndex("movements_of_item").on(table.shopId, table.itemId, table.n),
    index("movements_of_line")
      .on(table.shopId, table.lineId, table.at)
      .where(sql`line_id IS NOT NULL`),
    // A line takes from stock once.
    uniqueIndex("movements_taken").on(table.shopId, table.lineId).where(sql`is_taken = 1`),
    check("stock_after_from_zero", sql`${table.after} >= 0`),
  ],
);
