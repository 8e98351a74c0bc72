import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { shopColumn } from "#app/features/account/shops.tables.server.ts";
import type { JobStatus } from "#app/features/repair/job.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { instant, shopForeignKey, versionColumn } from "#app/platform/db/columns.server.ts";
import type { Language } from "#app/values/language.ts";

/**
 * A shop's own names below the statuses of jobs. They are retired and never deleted, since jobs and
 * their history name them by id (docs/decisions/0191-states-of-jobs.md).
 */
export const jobStates = sqliteTable(
  "job_states",
  {
    shopId: shopColumn(),
    id: text("id").notNull(),
    status: text("status").$type<JobStatus>().notNull(),
    names: text("names", { mode: "json" }).$type<Record<Language, string>>().notNull(),
    /** Kind of the message proposed when the state is set. */
    message: text("message"),
    /** Position among the shop's states, from 0. */
    place: integer("place").notNull(),
    retiredAt: instant("retired_at"),
    version: versionColumn("version"),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.id] })],
);

/** Time that a job spent in a state; rows are only ever added. */
export const stateStays = sqliteTable(
  "state_stays",
  {
    shopId: shopColumn(),
    jobId: text("job_id").notNull(),
    /** Counts within its job, as the version of its status did. */
    n: integer("n").notNull(),
    stateId: text("state_id").notNull(),
    since: instant("since").notNull(),
    until: instant("until").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.jobId, table.n] }),
    shopForeignKey(table, table.jobId, repairJobs).onDelete("cascade"),
    // All that the report reads.
    index("stays_by_end").on(table.shopId, table.until, table.stateId, table.since),
  ],
);
