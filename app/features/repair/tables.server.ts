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
import { users } from "#app/features/account/tables.server.ts";
import { instant, versionColumn } from "#app/platform/db/columns.server.ts";
import type { DistanceUnit } from "#app/values/distance.ts";
import type { Language } from "#app/values/language.ts";
import type { Currency } from "#app/values/money.ts";
import type { JobStatus } from "./job.ts";

// Every table carries the owner's id, first in its primary key: a record is reached through its
// owner or not at all, nothing joins two shops, and one shop's rows lie together.

const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

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
