import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { shops } from "#app/features/account/shops.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { type Saved, saveAt, says } from "#app/platform/db/save-at.server.ts";
import { detailsOf, type JobDetails, type JobDraft, type JobEdit, type JobStatus } from "./job.ts";
import { type Actor, addEvent } from "./job-events.server.ts";
import { type Job, jobOf } from "./job-rows.server.ts";
import { diagnosticMark, diagnosticWords, searchTail } from "./job-words.ts";
import { repairJobs, workCounters } from "./tables.server.ts";
import { addTextWork } from "./texts/text-work.server.ts";

/** A change, made from the `version` that its form was opened with. */
type Change = Actor & { version?: number | undefined };

/** Which job of which shop. */
type JobRef = { shopId: string; id: string };

/**
 * The search column (`searchText` in job-words.ts), with the work id made by the database, which
 * alone knows the number.
 */
const searchColumn = (
  number: typeof workCounters.last | typeof repairJobs.number,
  details: JobDetails,
) => sql<string>`'wo-' || printf('%06d', ${number}) || ' ' || ${searchTail(details)}`;

// The two parts of the search column, of which each is written by itself.
const hasNoHistory = sql`NOT EXISTS (SELECT 1 FROM job_events e
  WHERE e.shop_id = ${repairJobs.shopId} AND e.job_id = ${repairJobs.id})`;
const { search } = repairJobs;
const markAt = sql`instr(${search} || ${diagnosticMark}, ${diagnosticMark})`;
const searchedDetails = sql`substr(${search}, 1, ${markAt} - 1)`;
const searchedDiagnostic = sql`substr(${search}, ${markAt})`;

/**
 * Creates a job under the shop's next number, both in one batch, so that two tabs get two
 * numbers (decision 10). The id came with the form: sent twice, it is one job. Returns the job as
 * stored, and whether this call created it. `now` in milliseconds.
 */
export async function createJob(
  db: Db,
  { shopId, id }: JobRef,
  draft: JobDraft,
  { by, now }: Actor,
): Promise<{ job: Job; made: boolean }> {
  const isNew = sql`NOT EXISTS (SELECT 1 FROM repair_jobs WHERE shop_id = ${shopId} AND id = ${id})`;
  const { diagnostic } = draft;
  const at = new Date(now);
  const [, inserted, , , found] = await db.batch([
    insertSelect(
      db,
      workCounters,
      { shopId: shops.id, last: 1, pending: 1, inProgress: 0 },
      sql`FROM ${shops} WHERE ${eq(shops.id, shopId)} AND ${isNew}`,
    ).onConflictDoUpdate({
      target: workCounters.shopId,
      set: { last: sql`${workCounters.last} + 1`, pending: sql`${workCounters.pending} + 1` },
    }),
    insertSelect(
      db,
      repairJobs,
      {
        ...detailsOf(draft),
        shopId: workCounters.shopId,
        id,
        number: workCounters.last,
        customerId: null,
        vehicleId: null,
        diagnostic,
        status: "pending",
        completedAt: null,
        search: sql`${searchColumn(workCounters.last, draft)} || ${diagnosticWords(diagnostic)}`,
        quotesMade: 0,
        quotedTotal: null,
        quotedCurrency: null,
        approvedTotal: null,
        createdAt: at,
        updatedAt: at,
        version: 1,
        diagnosticVersion: 1,
        statusVersion: 1,
      },
      sql`FROM ${workCounters} WHERE ${eq(workCounters.shopId, shopId)}`,
    ).onConflictDoNothing({ target: [repairJobs.shopId, repairJobs.id] }),
    // Only the first time: a job that was there has a history.
    addTextWork(db, and(jobOf(shopId, id), hasNoHistory), { by, now }),
    addEvent(db, and(jobOf(shopId, id), hasNoHistory), { by, now, what: "created" }),
    db.select().from(repairJobs).where(jobOf(shopId, id)),
  ]);
  return { job: found[0]!, made: inserted.meta.changes > 0 };
}

// The writes below take the version that their form was opened with; one without overwrites what
// the job says as the request begins. `now` is in milliseconds.

/** Saves a job's details; number, status, diagnostic and dates stay. */
export const saveJob = (
  db: Db,
  { shopId, id }: JobRef,
  { details, version, by, now }: Change & { details: JobEdit },
): Promise<Saved> => {
  const set = detailsOf(details);
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
      search: sql`${searchColumn(repairJobs.number, details)} || ${searchedDiagnostic}`,
      updatedAt: new Date(now),
    },
    already: says(repairJobs, set),
    before: (holds) => [
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
};

/** Any status can follow any other (specification, section 4). */
export const setJobStatus = (
  db: Db,
  { shopId, id }: JobRef,
  { status, version, by, now }: Change & { status: JobStatus },
): Promise<Saved> =>
  saveAt(db, {
    table: repairJobs,
    column: repairJobs.statusVersion,
    row: jobOf(shopId, id),
    version,
    set: {
      status,
      // A second "completed" is not a later one.
      completedAt: status === "completed" ? sql`coalesce(${repairJobs.completedAt}, ${now})` : null,
      updatedAt: new Date(now),
    },
    already: says(repairJobs, { status }),
    before: (holds) => [
      countOpen(db, shopId, holds, status),
      addEvent(db, and(holds, ne(repairJobs.status, status)), {
        by,
        now,
        what: "status",
        from: sql`${repairJobs.status}`,
        to: status,
      }),
    ],
  });

type Diagnosis = Change & { diagnostic: string | null };

/** Saves what was found out about the car; null when nothing is known yet. */
export const setDiagnostic = (
  db: Db,
  { shopId, id }: JobRef,
  { diagnostic, version, by, now }: Diagnosis,
): Promise<Saved> =>
  saveAt(db, {
    table: repairJobs,
    column: repairJobs.diagnosticVersion,
    row: jobOf(shopId, id),
    version,
    set: {
      diagnostic,
      search: sql`${searchedDetails} || ${diagnosticWords(diagnostic)}`,
      updatedAt: new Date(now),
    },
    already: says(repairJobs, { diagnostic }),
    before: (holds) => [
      addTextWork(db, and(holds, sql`NOT (${says(repairJobs, { diagnostic })})`), { by, now }),
      addEvent(db, and(holds, sql`NOT (${says(repairJobs, { diagnostic })})`), {
        by,
        now,
        what: "diagnostic",
      }),
    ],
  });

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

/**
 * Counts a job out of the status that it has, and into the one that it gets, if any; before it is
 * written itself.
 */
function countOpen(db: Db, shopId: string, job: SQL | undefined, status?: JobStatus) {
  const was = (one: JobStatus) =>
    sql`(SELECT count(*) FROM repair_jobs WHERE ${job} AND status = ${one})`;
  const moved = sql`(SELECT count(*) FROM repair_jobs WHERE ${job})`;
  const after = (one: JobStatus) => (status === one ? moved : sql`0`);
  return db
    .update(workCounters)
    .set({
      pending: sql`${workCounters.pending} - ${was("pending")} + ${after("pending")}`,
      inProgress: sql`${workCounters.inProgress} - ${was("in_progress")} + ${after("in_progress")}`,
    })
    .where(eq(workCounters.shopId, shopId));
}
