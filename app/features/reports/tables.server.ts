import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { shopColumn } from "#app/features/account/shops.tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { shopForeignKey } from "#app/platform/db/columns.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Currency } from "#app/values/money.ts";

// Triggers alone write these tables (refresh.sql, docs/decisions/0140-figures-of-reports.md).

/** Counted figures. Amounts are in cents, hours in hundredths. */
const figures = () => ({
  jobs: integer("jobs").notNull(),
  /** Quotes by the day of their creation, with their current status. */
  made: integer("made").notNull(),
  approved: integer("approved").notNull(),
  sent: integer("sent").notNull(),
  sentApproved: integer("sent_approved").notNull(),
  /** Jobs by the day of the first of their approved quotes; none of cancelled jobs. */
  soldJobs: integer("sold_jobs").notNull(),
  /** Figures of approved quotes, by the day of approval; none of cancelled jobs. */
  hours: integer("hours").notNull(),
  labor: integer("labor").notNull(),
  parts: integer("parts").notNull(),
  supplies: integer("supplies").notNull(),
  discount: integer("discount").notNull(),
  tax: integer("tax").notNull(),
  sold: integer("sold").notNull(),
  /** Parts with a known cost: their price without tax, and their cost. */
  costed: integer("costed").notNull(),
  cost: integer("cost").notNull(),
  /** Invoices less credit notes, and payments less refunds, of the days on them. */
  invoiced: integer("invoiced").notNull(),
  paid: integer("paid").notNull(),
  /** The balance of invoices, by the day of the invoice. */
  owed: integer("owed").notNull(),
  /** The taxes in `invoiced`. */
  invoicedTax: integer("invoiced_tax").notNull().default(0),
  /** The amount paid beyond the invoices, by the day of the job's latest payment. */
  held: integer("held").notNull().default(0),
});

/** The part of one job in the figures of its shop. */
export const jobFigures = sqliteTable(
  "job_figures",
  {
    shopId: shopColumn(),
    jobId: text("job_id").notNull(),
    /** In the shop's time zone, as 2026-11-23. */
    day: text("day").notNull(),
    /** Empty for figures without a currency: the job itself. */
    currency: text("currency").$type<Currency | "">().notNull(),
    /** Empty for a job without a technician. */
    technician: text("technician").notNull(),
    language: text("language").$type<Language>().notNull(),
    ...figures(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.jobId, table.day, table.currency] }),
    shopForeignKey(table, table.jobId, repairJobs).onDelete("cascade"),
    index("jobs_with_debts")
      .on(table.shopId, table.day, table.jobId)
      .where(sql`owed <> 0 OR held <> 0`),
  ],
);

/** The sums of `job_figures`, which reports read. */
export const shopDayFigures = sqliteTable(
  "shop_day_figures",
  {
    shopId: shopColumn(),
    day: text("day").notNull(),
    technician: text("technician").notNull(),
    language: text("language").$type<Language>().notNull(),
    currency: text("currency").$type<Currency | "">().notNull(),
    /** The number of rows of `job_figures` that it sums; at zero it is deleted. */
    entries: integer("entries").notNull(),
    ...figures(),
  },
  (table) => [
    primaryKey({
      columns: [table.shopId, table.day, table.technician, table.language, table.currency],
    }),
    index("figures_owed").on(table.shopId, table.day).where(sql`owed <> 0`),
  ],
);

/** A row written here refreshes the figures of that job; none stays. */
export const figureRefreshes = sqliteTable(
  "figure_refreshes",
  { shopId: text("shop_id").notNull(), jobId: text("job_id").notNull() },
  (table) => [primaryKey({ columns: [table.shopId, table.jobId] })],
);
