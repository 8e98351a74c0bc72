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
import { shopColumn, shops } from "#app/features/account/shops.tables.server.ts";
import { customers, vehicles } from "#app/features/customers/tables.server.ts";
import type { JobEventKind } from "#app/features/repair/page/job-event.ts";
import { flag, instant, shopForeignKey, versionColumn } from "#app/platform/db/columns.server.ts";
import type { DistanceUnit } from "#app/values/distance.ts";
import type { Language } from "#app/values/language.ts";
import type { Currency } from "#app/values/money.ts";
import type { JobLinkState, JobStatus } from "./job.ts";

// Every table carries the shop's id, first in its primary key: a record is reached through its
// shop or not at all, nothing joins two shops, and one shop's rows lie together. People are named
// by their id without a foreign key: what they wrote outlives them, and a shop's tables may one day
// be in another database than its users (docs/decisions/0110-the-shop-is-a-record.md).

/**
 * The last work order number given out, per shop. Only ever raised, so no number is used twice
 * (docs/decisions/0005-owner-first.md).
 */
export const workCounters = sqliteTable(
  "work_counters",
  {
    shopId: text("shop_id")
      .primaryKey()
      .references(() => shops.id, { onDelete: "cascade" }),
    last: integer("last").notNull(),
    /**
     * Number of the shop's open jobs by status; written with every job
     * (docs/decisions/0014-the-list-of-jobs.md).
     */
    pending: integer("pending").notNull().default(0),
    inProgress: integer("in_progress").notNull().default(0),
    /**
     * Jobs up to this number, from before shops had customers, were tied to them; `allTied` when
     * none is left (tie-jobs.server.ts).
     */
    tiedUntil: integer("tied_until").notNull().default(0),
  },
  (table) => [index("counters_untied").on(table.tiedUntil).where(sql`tied_until < 2147483647`)],
);

/** The value of `tiedUntil` in shops whose jobs are all tied. */
export const allTied = 2_147_483_647;

/**
 * 1 for a job without a promised time, 0 for others, which come first on the board. Queries repeat
 * it verbatim, as an index on an expression requires.
 */
export const unpromised = sql<0 | 1>`promised_at is null`;

/** 1 for a job with an amount owed; queries repeat it verbatim, too. */
export const owing = sql<0 | 1>`owed_total > 0`;

export const repairJobs = sqliteTable(
  "repair_jobs",
  {
    shopId: shopColumn(),
    id: text("id").notNull(),
    number: integer("number").notNull(),
    /** Customer and vehicle on file; the columns below are a snapshot of that day. */
    customerId: text("customer_id"),
    vehicleId: text("vehicle_id"),
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
    /** Unit of the reading. Null on older jobs, which use that of the shop. */
    odometerUnit: text("odometer_unit").$type<DistanceUnit>(),
    issues: text("issues").notNull(),
    diagnostic: text("diagnostic"),
    language: text("language").$type<Language>().notNull(),
    status: text("status").$type<JobStatus>().notNull().default("pending"),
    /** The shop's own state below the status, and since when. */
    stateId: text("state_id"),
    stateSince: instant("state_since"),
    /** The member who works on it. */
    technicianId: text("technician_id"),
    promisedAt: instant("promised_at"),
    /** When it was last set to "completed"; null while it is open. */
    completedAt: instant("completed_at"),
    /**
     * The words that the search looks in, folded (`searchColumns` in search-column.server.ts): work id, names,
     * car and complaint; then what its translations, the diagnostic and the quotes add. Each column
     * is written with the text that it is made of.
     */
    search: text("search").notNull(),
    searchIssuesTranslated: text("search_issues_translated"),
    searchDiagnostic: text("search_diagnostic"),
    searchDiagnosticTranslated: text("search_diagnostic_translated"),
    searchQuotes: text("search_quotes"),
    /** The earlier job of its vehicle whose work did not last. */
    comebackOf: text("comeback_of"),
    /** The last number given to a quote of this job, so that none is used twice. */
    quotesMade: integer("quotes_made").notNull().default(0),
    /**
     * Total of approved quotes, else of pending ones, in cents and one currency; written with every
     * quote (`quotedOf`). Null without any.
     */
    quotedTotal: integer("quoted_total"),
    quotedCurrency: text("quoted_currency").$type<Currency>(),
    /** Total of its approved quotes, in the same currency. Null without any. */
    approvedTotal: integer("approved_total"),
    /**
     * Total of its valid invoices, net payments, and the amount owed on invoices, in cents and one
     * currency; written with every invoice and payment. Null without any.
     */
    invoicedTotal: integer("invoiced_total"),
    paidTotal: integer("paid_total"),
    owedTotal: integer("owed_total"),
    moneyCurrency: text("money_currency").$type<Currency>(),
    /** Last event of the quotes sent to the customer, and when; null before the first. */
    linkState: text("link_state").$type<JobLinkState>(),
    linkAt: instant("link_at"),
    /** Whether the shop takes no more questions about it by its link. */
    questionsClosed: flag("questions_closed").notNull().default(false),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /**
     * Separate versions for the forms that edit parts of the job: saving the diagnostic does not
     * conflict with a status that was set on the same page meanwhile.
     */
    version: versionColumn("version"),
    diagnosticVersion: versionColumn("diagnostic_version"),
    statusVersion: versionColumn("status_version"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    // No action: a customer who is deleted is taken off the jobs first, in the same batch.
    shopForeignKey(table, table.customerId, customers),
    shopForeignKey(table, table.vehicleId, vehicles),
    uniqueIndex("jobs_by_number").on(table.shopId, table.number),
    // Covering index of the search: next to long texts in the table it would be twenty to forty
    // times slower.
    index("jobs_by_search").on(
      table.shopId,
      table.number,
      table.status,
      table.search,
      table.searchIssuesTranslated,
      table.searchDiagnostic,
      table.searchDiagnosticTranslated,
      table.searchQuotes,
    ),
    index("jobs_by_status").on(table.shopId, table.status, table.number),
    index("jobs_by_state")
      .on(table.shopId, table.stateId, table.number)
      .where(sql`${table.stateId} is not null`),
    index("jobs_of_customer").on(table.shopId, table.customerId, table.number),
    index("jobs_of_vehicle").on(table.shopId, table.vehicleId, table.number),
    index("jobs_of_technician").on(table.shopId, table.technicianId, table.number),
    index("jobs_of_technician_by_status").on(
      table.shopId,
      table.technicianId,
      table.status,
      table.number,
    ),
    // Soonest promised first, then what is not promised (docs/decisions/0112-the-board.md).
    index("jobs_due").on(table.shopId, table.status, unpromised, table.promisedAt, table.number),
    index("jobs_due_of_technician").on(
      table.shopId,
      table.technicianId,
      table.status,
      unpromised,
      table.promisedAt,
      table.number,
    ),
    index("jobs_completed")
      .on(table.shopId, table.completedAt, table.number)
      .where(sql`${table.completedAt} is not null`),
    index("jobs_completed_by_technician")
      .on(table.shopId, table.technicianId, table.completedAt, table.number)
      .where(sql`${table.completedAt} is not null`),
    // The expression, being equal, makes the planner take it; status and technician are for the
    // list's other filters.
    index("jobs_owing")
      .on(table.shopId, owing, table.number, table.status, table.technicianId)
      .where(sql`${table.owedTotal} > 0`),
    index("jobs_owed_by_customer")
      .on(table.shopId, table.customerId, table.moneyCurrency, table.owedTotal)
      .where(sql`${table.owedTotal} > 0`),
    // So that an open page can ask whether anything has happened (link-changes.server.ts).
    index("jobs_by_link").on(table.shopId, table.linkAt).where(sql`${table.linkAt} is not null`),
    index("jobs_of_comeback")
      .on(table.shopId, table.comebackOf)
      .where(sql`${table.comebackOf} is not null`),
    // Index for the report of comebacks.
    index("comebacks_by_day")
      .on(table.shopId, table.createdAt, table.comebackOf)
      .where(sql`${table.comebackOf} is not null`),
    check("car_year_from_1900", sql`${table.carYear} >= 1900`),
    check("odometer_from_zero", sql`${table.odometer} >= 0`),
  ],
);

/** The history of a job: rows are only ever added. */
export const jobEvents = sqliteTable(
  "job_events",
  {
    shopId: shopColumn(),
    jobId: text("job_id").notNull(),
    /** Counts within its job, from 1. */
    n: integer("n").notNull(),
    at: instant("at").notNull(),
    /** Member who did it; null for automatic events. */
    by: text("by"),
    what: text("what").$type<JobEventKind>().notNull(),
    from: text("from"),
    to: text("to"),
    /** The quote that it is about, if it is. */
    quoteNumber: integer("quote_number"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.jobId, table.n] }),
    shopForeignKey(table, table.jobId, repairJobs).onDelete("cascade"),
  ],
);
