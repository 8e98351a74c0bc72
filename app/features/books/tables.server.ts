import { sql } from "drizzle-orm";
import {
  check,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { shopColumn, shops } from "#app/features/account/shops.tables.server.ts";
import { instant, versionColumn } from "#app/platform/db/columns.server.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import type { AccountKey } from "./account.ts";

// Files of a journal are only ever added and never change: a changed month gets a further file with
// the difference (docs/decisions/0190-books.md).

/** Names of the accounts in a shop's books. */
export const bookSettings = sqliteTable("book_settings", {
  shopId: text("shop_id")
    .primaryKey()
    .references(() => shops.id, { onDelete: "cascade" }),
  /** Names or numbers of accounts; a missing one has its default name. */
  names: text("names", { mode: "json" }).$type<Partial<Record<AccountKey, string>>>().notNull(),
  /** Tax rate that Xero requires on each line. */
  taxRate: text("tax_rate").notNull(),
  updatedAt: instant("updated_at").notNull(),
  version: versionColumn("version"),
});

/** Files of a month, numbered from 1. */
export const journalFiles = sqliteTable(
  "journal_files",
  {
    shopId: shopColumn(),
    /** As 2026-11. */
    month: text("month").notNull(),
    number: integer("number").notNull(),
    /** Generated with the form, so that a repeated post makes one file. */
    id: text("id").notNull(),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.month, table.number] }),
    uniqueIndex("journal_files_by_id").on(table.shopId, table.id),
  ],
);

/** Lines of a file in their order. A debit is above zero, a credit below. */
export const journalLines = sqliteTable(
  "journal_lines",
  {
    shopId: shopColumn(),
    month: text("month").notNull(),
    file: integer("file").notNull(),
    position: integer("position").notNull(),
    day: text("day").notNull(),
    /** "invoice:17", "credit:3", "payment:<id>", "fee:<id>". */
    document: text("document").notNull(),
    /** Number of its job. */
    job: integer("job").notNull(),
    account: text("account").$type<AccountKey>().notNull(),
    /** Account name at the time the file was made. */
    accountName: text("account_name").notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    cents: integer("cents").$type<Cents>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.month, table.file, table.position] }),
    check("journal_line_not_zero", sql`cents <> 0`),
  ],
);
