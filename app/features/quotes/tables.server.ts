import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { shopColumn } from "#app/features/account/shops.tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Warranty } from "#app/features/shop/print/warranty.ts";
import { instant, shopForeignKey, versionColumn } from "#app/platform/db/columns.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Cents, Currency, Decimals } from "#app/values/money.ts";
import type { RateNames } from "./labor-rates/labor-rate.ts";
import type { LineKind, PartCondition, PriceSource } from "./line.ts";
import type { LineTax, Terms } from "./price/terms.ts";
import type { QuoteStatus } from "./quote.ts";

type Translations = Partial<Record<Language, string>>;

// Like those of the jobs, these tables carry the shop's id first in their keys.

export const repairQuotes = sqliteTable(
  "repair_quotes",
  {
    shopId: shopColumn(),
    id: text("id").notNull(),
    jobId: text("job_id").notNull(),
    /** Counts within its job, from 1. */
    number: integer("number").notNull(),
    description: text("description").notNull(),
    /** Hours in half-hour steps. */
    laborHours: real("labor_hours").notNull(),
    /** Cents per hour and currency, frozen from the shop's settings when the quote is made. */
    laborRate: integer("labor_rate").notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    /** Of its amounts, which are in cents all the same; frozen like the currency. */
    decimals: integer("decimals").$type<Decimals>().notNull().default(2),
    laborCost: integer("labor_cost").notNull(),
    partsCost: integer("parts_cost").notNull(),
    /** Of the supplies, the discount and all taxes, by the terms. */
    suppliesAmount: integer("supplies_amount").notNull().default(0),
    discountAmount: integer("discount_amount").notNull().default(0),
    taxAmount: integer("tax_amount").notNull().default(0),
    /** Of each tax of the terms, in their order. */
    taxAmounts: text("tax_amounts", { mode: "json" }).$type<Cents[]>(),
    /** What is due, with the taxes. */
    totalAmount: integer("total_amount").notNull(),
    /** What was due when it was first saved; null on quotes from before it was recorded. */
    estimatedAmount: integer("estimated_amount").$type<Cents>(),
    /** Taxes, supplies and discount, frozen; null where the lines are all that is charged. */
    terms: text("terms", { mode: "json" }).$type<Terms>(),
    /** What the shop warranted when the quote was made; null for nothing. */
    warranty: text("warranty", { mode: "json" }).$type<Warranty>(),
    status: text("status").$type<QuoteStatus>().notNull().default("pending"),
    /** The id of the choice that it is an option of, with other quotes of its job. */
    choice: text("choice"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** Of what the quote says. Its status has a version of its own. */
    version: versionColumn("version"),
    statusVersion: versionColumn("status_version"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    shopForeignKey(table, table.jobId, repairJobs).onDelete("cascade"),
    index("quotes_of_job").on(table.shopId, table.jobId, table.createdAt, table.id),
    // Nobody is sold two options of a choice, whoever approves them.
    uniqueIndex("one_approved_of_choice")
      .on(table.shopId, table.jobId, table.choice)
      .where(sql`${table.status} = 'approved'`),
    // What a vehicle's page says was declined.
    index("quotes_declined")
      .on(table.shopId, table.jobId, table.createdAt)
      .where(sql`${table.status} = 'rejected'`),
    index("quotes_warranted")
      .on(table.shopId, table.jobId, table.status)
      .where(sql`${table.warranty} is not null`),
    check("labor_hours_from_zero", sql`${table.laborHours} >= 0`),
    check("labor_rate_above_zero", sql`${table.laborRate} > 0`),
  ],
);

/** What lines of quotes and canned lines have in common. Amounts are in cents. */
const line = () => ({
  shopId: shopColumn(),
  /** Stays through edits. */
  id: text("id").notNull(),
  position: integer("position").notNull(),
  kind: text("kind").$type<LineKind>().notNull(),
  name: text("name").notNull(),
  /** What is counted: null for pieces (material) and hours (labor). */
  unit: text("unit"),
  partNumber: text("part_number"),
  condition: text("condition").$type<PartCondition>(),
  /** In hundredths of a piece or an hour. */
  quantity: integer("quantity").notNull(),
  /** What one of it cost the shop. */
  cost: integer("cost"),
  /** How it is taxed where it is not taxed as what it is. */
  taxClass: text("tax_class").$type<LineTax>(),
});

export const quoteLines = sqliteTable(
  "quote_lines",
  {
    ...line(),
    quoteId: text("quote_id").notNull(),
    unitPrice: integer("unit_price").notNull(),
    totalPrice: integer("total_price").notNull(),
    /** "rule": made of the cost by the shop's rule; null where it was typed. */
    priceBy: text("price_by").$type<PriceSource>(),
    /** Of labor: what its rate was called, where it is not the quote's. */
    rateNames: text("rate_names", { mode: "json" }).$type<RateNames>(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    shopForeignKey(table, table.quoteId, repairQuotes).onDelete("cascade"),
    index("lines_of_quote").on(table.shopId, table.quoteId, table.position),
    check("quantity_above_zero", sql`${table.quantity} > 0`),
    check("unit_price_from_zero", sql`${table.unitPrice} >= 0`),
  ],
);

/** A quote that the shop stores for use on other jobs. */
export const cannedQuotes = sqliteTable(
  "canned_quotes",
  {
    shopId: shopColumn(),
    id: text("id").notNull(),
    name: text("name").notNull().default(""),
    /** The name folded: unique in a shop, and the order of the list. */
    nameKey: text("name_key").notNull().default(""),
    /** The description in other languages, where there is one. */
    translations: text("translations", { mode: "json" }).$type<Translations>(),
    /** What the search looks in besides the name: all texts in every language, folded. */
    search: text("search").notNull().default(""),
    /** Of its prices, and since when they are so. */
    currency: text("currency").$type<Currency>(),
    pricedAt: instant("priced_at"),
    description: text("description").notNull(),
    laborHours: real("labor_hours").notNull(),
    language: text("language").$type<Language>().notNull(),
    used: integer("used").notNull().default(0),
    lastUsedAt: instant("last_used_at"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    version: versionColumn("version"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    uniqueIndex("canned_quotes_by_name").on(table.shopId, table.nameKey),
    index("canned_quotes_by_use").on(table.shopId, table.lastUsedAt, table.id),
  ],
);

/**
 * A line of a canned quote; or, with a key of its own, what the shop charged last for a material.
 * `unitPrice` of labor: null for the shop's rate of the day.
 */
export const cannedLines = sqliteTable(
  "canned_lines",
  {
    ...line(),
    cannedQuoteId: text("canned_quote_id"),
    unitPrice: integer("unit_price"),
    /** The name in other languages, where there is one. */
    translations: text("translations", { mode: "json" }).$type<Translations>(),
    /** The name folded, of a last price alone. */
    nameKey: text("name_key"),
    currency: text("currency").$type<Currency>(),
    language: text("language").$type<Language>().notNull(),
    used: integer("used").notNull().default(0),
    lastUsedAt: instant("last_used_at"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    version: versionColumn("version"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    shopForeignKey(table, table.cannedQuoteId, cannedQuotes).onDelete("cascade"),
    uniqueIndex("last_prices_by_name").on(table.shopId, table.nameKey),
    index("lines_of_canned_quote").on(table.shopId, table.cannedQuoteId, table.position),
    check("canned_quantity_above_zero", sql`${table.quantity} > 0`),
    check("canned_unit_price_from_zero", sql`${table.unitPrice} >= 0`),
  ],
);
