import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { users } from "#app/features/account/tables.server.ts";
import { instant, versionColumn } from "#app/platform/db/columns.server.ts";
import type { DistanceUnit } from "#app/values/distance.ts";
import type { Language } from "#app/values/language.ts";
import type { Currency } from "#app/values/money.ts";
import type { JobStatus } from "./job.ts";
import type { QuoteStatus } from "./quote.ts";

// Every table carries the owner's id, first in its primary key: a record is reached through its
// owner or not at all, nothing joins two shops, and one shop's rows lie together.

const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const shopSettings = sqliteTable(
  "shop_settings",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    shopName: text("shop_name").notNull(),
    /**
     * The logo's file name in our storage (`<sha256>.<ext>`), and the address it was fetched from,
     * if it was.
     */
    logoFile: text("logo_file"),
    shopLogoUrl: text("shop_logo_url"),
    hourlyRate: integer("hourly_rate").notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    defaultLanguage: text("default_language").$type<Language>().notNull(),
    timeZone: text("time_zone").notNull(),
    /** What its odometers count; null until it has said so (`distanceUnitOf`). */
    distanceUnit: text("distance_unit").$type<DistanceUnit>(),
    phone: text("phone"),
    address: text("address"),
    taxId: text("tax_id"),
    updatedAt: instant("updated_at").notNull(),
    version: versionColumn("version"),
  },
  (table) => [check("hourly_rate_above_zero", sql`${table.hourlyRate} > 0`)],
);

/**
 * The last work order number given out, per owner. Only ever raised, so no number is used twice
 * (decision 10).
 */
export const workCounters = sqliteTable("work_counters", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  last: integer("last").notNull(),
  /**
   * How many of the owner's jobs are open, by status; written with every job
   * (docs/decisions/0014-the-list-of-jobs.md).
   */
  pending: integer("pending").notNull().default(0),
  inProgress: integer("in_progress").notNull().default(0),
});

export const repairJobs = sqliteTable(
  "repair_jobs",
  {
    userId: owner(),
    id: text("id").notNull(),
    number: integer("number").notNull(),
    customerFirstName: text("customer_first_name").notNull(),
    customerLastName: text("customer_last_name").notNull(),
    customerEmail: text("customer_email").notNull(),
    customerPhone: text("customer_phone").notNull(),
    carMake: text("car_make").notNull(),
    carModel: text("car_model").notNull(),
    carYear: integer("car_year").notNull(),
    licensePlate: text("license_plate").notNull(),
    vin: text("vin"),
    odometer: integer("odometer"),
    /**
     * What the reading counts. Those from before it was asked for count what the shop's odometers
     * do.
     */
    odometerUnit: text("odometer_unit").$type<DistanceUnit>(),
    issues: text("issues").notNull(),
    diagnostic: text("diagnostic"),
    language: text("language").$type<Language>().notNull(),
    status: text("status").$type<JobStatus>().notNull().default("pending"),
    /** What the search looks in, folded by `searchText` (job.ts) whenever the row is written. */
    search: text("search").notNull(),
    /** The last number given to a quote of this job, so that none is used twice. */
    quotesMade: integer("quotes_made").notNull().default(0),
    /**
     * What is approved, else what is pending, in cents and one currency; written with every quote
     * (`quotedOf`). Null without any.
     */
    quotedTotal: integer("quoted_total"),
    quotedCurrency: text("quoted_currency").$type<Currency>(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /**
     * One version for each form that edits a part of the job: saving the diagnostic does not
     * conflict with a status that was set on the same page meanwhile.
     */
    version: versionColumn("version"),
    diagnosticVersion: versionColumn("diagnostic_version"),
    statusVersion: versionColumn("status_version"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex("jobs_by_number").on(table.userId, table.number),
    // The search reads this index alone: beside long texts in the table it is twenty to forty times
    // slower.
    index("jobs_by_search").on(table.userId, table.number, table.status, table.search),
    index("jobs_by_status").on(table.userId, table.status, table.number),
    check("car_year_from_1900", sql`${table.carYear} >= 1900`),
    check("odometer_from_zero", sql`${table.odometer} >= 0`),
  ],
);

export const repairQuotes = sqliteTable(
  "repair_quotes",
  {
    userId: owner(),
    id: text("id").notNull(),
    jobId: text("job_id").notNull(),
    /** Counts within its job, from 1. */
    number: integer("number"),
    description: text("description").notNull(),
    /** Hours in half-hour steps. */
    laborHours: real("labor_hours").notNull(),
    /**
     * Cents per hour and currency, frozen from the shop's settings when the quote is made (decision
     * 7).
     */
    laborRate: integer("labor_rate").notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    laborCost: integer("labor_cost").notNull(),
    partsCost: integer("parts_cost").notNull(),
    totalAmount: integer("total_amount").notNull(),
    status: text("status").$type<QuoteStatus>().notNull().default("pending"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** Of what the quote says. Its status has a version of its own. */
    version: versionColumn("version"),
    statusVersion: versionColumn("status_version"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.jobId],
      foreignColumns: [repairJobs.userId, repairJobs.id],
    }).onDelete("cascade"),
    index("quotes_of_job").on(table.userId, table.jobId, table.createdAt, table.id),
    check("labor_hours_from_zero", sql`${table.laborHours} >= 0`),
    check("labor_rate_above_zero", sql`${table.laborRate} > 0`),
  ],
);

export const repairMaterials = sqliteTable(
  "repair_materials",
  {
    userId: owner(),
    id: text("id").notNull(),
    quoteId: text("quote_id").notNull(),
    position: integer("position").notNull(),
    name: text("name").notNull(),
    quantity: integer("quantity").notNull(),
    /** Cents each, and quantity times that. */
    unitPrice: integer("unit_price").notNull(),
    totalPrice: integer("total_price").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.quoteId],
      foreignColumns: [repairQuotes.userId, repairQuotes.id],
    }).onDelete("cascade"),
    index("materials_of_quote").on(table.userId, table.quoteId, table.position),
    check("quantity_from_one", sql`${table.quantity} >= 1`),
    check("unit_price_above_zero", sql`${table.unitPrice} > 0`),
  ],
);
