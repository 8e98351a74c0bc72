import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { shopColumn } from "#app/features/account/shops.tables.server.ts";
import { instant } from "#app/platform/db/columns.server.ts";
import type { Cents, Currency } from "#app/values/money.ts";

/** The cash that was counted on a day. A correction is a further row: the last one counts. */
export const tillCounts = sqliteTable(
  "till_counts",
  {
    shopId: shopColumn(),
    /** Comes with the form, so that sending it twice makes one. */
    id: text("id").notNull(),
    /** The calendar day in the shop's time zone, as 2026-11-23. */
    day: text("day").notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    counted: integer("counted").$type<Cents>().notNull(),
    note: text("note").notNull(),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("till_counts_by_day").on(table.shopId, table.day, table.createdAt),
    check("till_count_from_zero", sql`counted >= 0`),
  ],
);
