import { and, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { tieVisit } from "#app/features/customers/tie.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { detailsOf, type JobEdit } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import {
  searchColumn,
  translationsIfSame,
} from "#app/features/repair/list/search-column.server.ts";
import { addEvent } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { addTextWork } from "#app/features/repair/texts/text-work.server.ts";
import { type Choice, visitOf } from "#app/features/repair/visit.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type SaveOutcome, saveAt, says } from "#app/platform/db/save-at.server.ts";
import type { Actor } from "#app/values/actor.ts";
import type { Country } from "#app/values/country.ts";
import { countOpen } from "./count-open.server.ts";

/** A change, made from the `version` that its form was opened with. */
type Change = Actor & { version?: number | undefined };

// The writes below take the version that their form was opened with; one without overwrites what
// the job says as the request begins. `now` is in milliseconds.

/**
 * Saves a job's details, tied to the customer and the vehicle that match now: the chosen ones, or
 * the present ones. Number, status, diagnostic and dates are unchanged. `country`: as in
 * `tieVisit`.
 */
export async function saveJob(
  db: Db,
  { shopId, jobId: id }: JobRef,
  {
    details,
    version,
    by,
    now,
    chosen,
    country,
  }: Change & { details: JobEdit; chosen?: Choice; country?: Country },
): Promise<SaveOutcome> {
  const set = detailsOf(details);
  const present = (column: SQLiteColumn) =>
    sql`(SELECT ${sql.identifier(column.name)} FROM repair_jobs WHERE shop_id = ${shopId} AND id = ${id})`;
  const tie = await tieVisit(db, { shopId, now, country }, visitOf(details), {
    customerId: chosen?.customerId ?? present(repairJobs.customerId),
    vehicleId: chosen?.vehicleId ?? present(repairJobs.vehicleId),
  });
  const { technicianId, promisedAt, ...written } = set;
  const differs = (column: SQLiteColumn, value: unknown) =>
    sql`${column} IS NOT ${sql.param(value, column)}`;
  return saveAt(db, {
    table: repairJobs,
    column: repairJobs.version,
    row: jobOf(shopId, id),
    version,
    set: {
      ...set,
      customerId: tie.customerId,
      vehicleId: tie.vehicleId,
      search: searchColumn(repairJobs.number, details),
      searchIssuesTranslated: translationsIfSame("issues", set.issues),
      updatedAt: new Date(now),
    },
    already: says(repairJobs, set),
    before: (holds) => [
      ...tie.statements(db, sql`EXISTS (SELECT 1 FROM ${repairJobs} WHERE ${holds})`),
      addTextWork(db, and(holds, sql`NOT (${says(repairJobs, { issues: set.issues })})`), {
        by,
        now,
      }),
      addEvent(db, and(holds, sql`NOT (${says(repairJobs, written)})`), {
        by,
        now,
        what: "details",
      }),
      addEvent(db, and(holds, differs(repairJobs.technicianId, technicianId)), {
        by,
        now,
        what: "technician",
        from: sql`${repairJobs.technicianId}`,
        to: technicianId,
      }),
      addEvent(db, and(holds, differs(repairJobs.promisedAt, promisedAt)), {
        by,
        now,
        what: "promised",
        from: sql`${repairJobs.promisedAt}`,
        to: promisedAt && String(promisedAt.getTime()),
      }),
    ],
  });
}

/**
 * Removes a job with its quotes and their lines (the foreign keys cascade). Its number is not
 * given out again.
 */
export async function removeJob(db: Db, shopId: string, id: string): Promise<boolean> {
  const job = jobOf(shopId, id);
  const [, removed] = await db.batch([
    countOpen(db, shopId, job),
    db.delete(repairJobs).where(job),
  ]);
  return removed.meta.changes > 0;
}
