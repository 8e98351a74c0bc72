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

// Like the tables of jobs, these start their keys with the shop's id.

export const repairQuotes = sqliteTable(
  "repair_quotes",
  {
    shopId: shopColumn(),
    id: text("id").notNull(),
    jobId: text("job_id").notNull(),
    /** Unique within its job, from 1. */
    number: integer("number").notNull(),
    description: text("description").notNull(),
    /** Hours in half-hour steps. */
    laborHours: real("labor_hours").notNull(),
    /** Cents per hour and currency, frozen from the shop's settings when the quote is made. */
    laborRate: integer("labor_rate").notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    /** Decimals of the quote's amounts, which are stored in cents regardless; frozen. */
    decimals: integer("decimals").$type<Decimals>().notNull().default(2),
    laborCost: integer("labor_cost").notNull(),
    partsCost: integer("parts_cost").notNull(),
    /** Supplies, discount and all taxes, as the terms set them. */
    suppliesAmount: integer("supplies_amount").notNull().default(0),
    discountAmount: integer("discount_amount").notNull().default(0),
    taxAmount: integer("tax_amount").notNull().default(0),
    /** Amount of each tax of the terms, in their order. */
    taxAmounts: text("tax_amounts", { mode: "json" }).$type<Cents[]>(),
    /** Total due, with taxes. */
    totalAmount: integer("total_amount").notNull(),
    /** Total due at the first save; null on quotes from before it was recorded. */
    estimatedAmount: integer("estimated_amount").$type<Cents>(),
    /** Taxes, supplies and discount, frozen; null where the lines are all that is charged. */
    terms: text("terms", { mode: "json" }).$type<Terms>(),
    /** Warranty of the shop when the quote was made; null for none. */
    warranty: text("warranty", { mode: "json" }).$type<Warranty>(),
    status: text("status").$type<QuoteStatus>().notNull().default("pending"),
    /** Id of the choice that it is an option of, with other quotes of its job. */
    choice: text("choice"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** Version of the content. The status has a version of its own. */
    version: versionColumn("version"),
    statusVersion: versionColumn("status_version"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    shopForeignKey(table, table.jobId, repairJobs).onDelete("cascade"),
    index("quotes_of_job").on(table.shopId, table.jobId, table.createdAt, table.id),
    // At most one option of a choice can be approved, whoever approves it.
    uniqueIndex("one_approved_of_choice")
      .on(table.shopId, table.jobId, table.choice)
      .where(sql`${table.status} = 'approved'`),
    // Serves the declined work on a vehicle's page.
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

/** Columns that quote lines and canned lines share. Amounts are in cents. */
const line = () => ({
  shopId: shopColumn(),
  /** Kept through edits. */
  id: text("id").notNull(),
  position: integer("position").notNull(),
  kind: text("kind").$type<LineKind>().notNull(),
  name: text("name").notNull(),
  /** Unit of the quantity: null for pieces (material) and hours (labor). */
  unit: text("unit"),
  partNumber: text("part_number"),
  condition: text("condition").$type<PartCondition>(),
  /** In hundredths of a piece or an hour. */
  quantity: integer("quantity").notNull(),
  /** Cost of a unit to the shop. */
  cost: integer("cost"),
  /** Tax class where it is not that of the line's kind. */
  taxClass: text("tax_class").$type<LineTax>(),
});

export const quoteLines = sqliteTable(
  "quote_lines",
  {
    ...line(),
    quoteId: text("quote_id").notNull(),
    unitPrice: integer("unit_price").notNull(),
    totalPrice: integer("total_price").notNull(),
    /** "rule": computed from the cost by the shop's rule; null where it was typed. */
    priceBy: text("price_by").$type<PriceSource>(),
    /** Name of a labor rate other than the quote's. */
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
    /** Folded texts in every language that the search matches besides the name. */
    search: text("search").notNull().default(""),
    /** Currency of the prices, and when they were last set. */
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
