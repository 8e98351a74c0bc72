import { and, desc, eq, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { users } from "#app/features/account/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { notOvertaken } from "#app/platform/db/overtaken.server.ts";
import {
  detailsOf,
  type JobDetails,
  type JobDraft,
  type JobStatus,
  type JobSummary,
  type OpenJobs,
} from "./job.ts";
import { diagnosticMark, diagnosticWords, searchTail, soundsLike, spellings } from "./job-words.ts";
import { repairJobs, workCounters } from "./tables.server.ts";

/** A job as it is written down. */
export type Job = typeof repairJobs.$inferSelect;

const jobOf = (ownerId: string, id: string) =>
  and(eq(repairJobs.userId, ownerId), eq(repairJobs.id, id));

/**
 * The search column (`searchText` in job-words.ts), with the work id made by the database, which
 * alone knows the number.
 */
const searchColumn = (
  number: SQL.Aliased | typeof workCounters.last | typeof repairJobs.number,
  details: JobDetails,
) => sql<string>`'wo-' || printf('%06d', ${number}) || ' ' || ${searchTail(details)}`;

// The two parts of the search column, of which each is written by itself.
const { search } = repairJobs;
const markAt = sql`instr(${search} || ${diagnosticMark}, ${diagnosticMark})`;
const searchedDetails = sql`substr(${search}, 1, ${markAt} - 1)`;
const searchedDiagnostic = sql`substr(${search}, ${markAt})`;

/**
 * Writes a new job down under the owner's next number, both in one batch, so that two tabs get two
 * numbers (decision 10). The id came with the form: sent twice, it is one job. Answers the job as
 * it stands, and whether this call made it. `now` in milliseconds.
 */
export async function createJob(
  db: Db,
  ownerId: string,
  id: string,
  draft: JobDraft,
  now: number,
): Promise<{ job: Job; made: boolean }> {
  const isNew = sql`NOT EXISTS (SELECT 1 FROM repair_jobs WHERE user_id = ${ownerId} AND id = ${id})`;
  const { vin, odometer, odometerUnit, diagnostic } = draft;
  const [, inserted, found] = await db.batch([
    db
      .insert(workCounters)
      .select(
        db
          .select({
            userId: users.id,
            last: sql<number>`1`.as("last"),
            pending: sql<number>`1`.as("pending"),
            inProgress: sql<number>`0`.as("in_progress"),
          })
          .from(users)
          .where(and(eq(users.id, ownerId), isNew)),
      )
      .onConflictDoUpdate({
        target: workCounters.userId,
        set: { last: sql`${workCounters.last} + 1`, pending: sql`${workCounters.pending} + 1` },
      }),
    db
      .insert(repairJobs)
      .select(
        db
          .select({
            userId: workCounters.userId,
            id: sql<string>`${id}`.as("id"),
            number: workCounters.last,
            customerFirstName: sql<string>`${draft.customerFirstName}`.as("customer_first_name"),
            customerLastName: sql<string>`${draft.customerLastName}`.as("customer_last_name"),
            customerEmail: sql<string>`${draft.customerEmail}`.as("customer_email"),
            customerPhone: sql<string>`${draft.customerPhone}`.as("customer_phone"),
            carMake: sql<string>`${draft.carMake}`.as("car_make"),
            carModel: sql<string>`${draft.carModel}`.as("car_model"),
            carYear: sql<number>`${draft.carYear}`.as("car_year"),
            licensePlate: sql<string>`${draft.licensePlate}`.as("license_plate"),
            vin: sql<string | null>`${vin}`.as("vin"),
            odometer: sql<number | null>`${odometer}`.as("odometer"),
            odometerUnit: sql<JobDraft["odometerUnit"]>`${odometerUnit}`.as("odometer_unit"),
            issues: sql<string>`${draft.issues}`.as("issues"),
            diagnostic: sql<string | null>`${diagnostic}`.as("diagnostic"),
            language: sql<JobDraft["language"]>`${draft.language}`.as("language"),
            status: sql<JobStatus>`'pending'`.as("status"),
            search:
              sql<string>`${searchColumn(workCounters.last, draft)} || ${diagnosticWords(diagnostic)}`.as(
                "search",
              ),
            quotesMade: sql<number>`0`.as("quotes_made"),
            quotedTotal: sql<null>`NULL`.as("quoted_total"),
            quotedCurrency: sql<null>`NULL`.as("quoted_currency"),
            createdAt: sql<Date>`${now}`.as("created_at"),
            updatedAt: sql<Date>`${now}`.as("updated_at"),
          } satisfies Record<keyof Job, unknown>)
          .from(workCounters)
          .where(eq(workCounters.userId, ownerId)),
      )
      .onConflictDoNothing({ target: [repairJobs.userId, repairJobs.id] }),
    db.select().from(repairJobs).where(jobOf(ownerId, id)),
  ]);
  return { job: found[0]!, made: inserted.meta.changes > 0 };
}

export type JobsAsked = {
  status?: JobStatus | undefined;
  /** Folded words (`jobWords`), all of which must be found. */
  words?: readonly string[];
  /** Only jobs with a smaller number than this: the page after the one that ended there. */
  before?: number | undefined;
  limit?: number;
};

/**
 * One page of an owner's jobs, newest first, whether older ones follow, and how many are open, in
 * one round trip. Without words the database reads only the rows that are shown; with words it
 * walks the owner's own rows in one statement until the page is full.
 */
export async function listJobs(
  db: Db,
  ownerId: string,
  { status, words = [], before, limit = 20 }: JobsAsked = {},
): Promise<{ jobs: JobSummary[]; more: boolean; open: OpenJobs }> {
  const [rows, [counted]] = await db.batch([
    jobsQuery(db, ownerId, { status, words, before, limit: limit + 1 }),
    db.select().from(workCounters).where(eq(workCounters.userId, ownerId)),
  ]);
  const open = { pending: counted?.pending ?? 0, in_progress: counted?.inProgress ?? 0 };
  return { jobs: rows.slice(0, limit), more: rows.length > limit, open };
}

/** Whether this owner has ever written a job down. */
export const hasJobs = async (db: Db, ownerId: string): Promise<boolean> =>
  (await db
    .select({ last: workCounters.last })
    .from(workCounters)
    .where(eq(workCounters.userId, ownerId))
    .get()) !== undefined;

/** The statement behind `listJobs`, apart so that tests can read its plan. */
export function jobsQuery(
  db: Db,
  ownerId: string,
  { status, words = [], before, limit = 20 }: JobsAsked,
) {
  const asked = and(
    eq(repairJobs.userId, ownerId),
    status && eq(repairJobs.status, status),
    before === undefined ? undefined : lt(repairJobs.number, before),
    ...words.map(hasWord),
  );
  // The words are looked for in an index that holds all they need; only the rows that are shown are
  // read from the table.
  const found = db
    .select({ number: repairJobs.number })
    .from(repairJobs)
    .where(asked)
    .orderBy(desc(repairJobs.number))
    .limit(limit);
  return db
    .select({
      id: repairJobs.id,
      number: repairJobs.number,
      customerFirstName: repairJobs.customerFirstName,
      customerLastName: repairJobs.customerLastName,
      customerEmail: repairJobs.customerEmail,
      customerPhone: repairJobs.customerPhone,
      carMake: repairJobs.carMake,
      carModel: repairJobs.carModel,
      carYear: repairJobs.carYear,
      licensePlate: repairJobs.licensePlate,
      status: repairJobs.status,
      createdAt: repairJobs.createdAt,
      quotedTotal: repairJobs.quotedTotal,
      quotedCurrency: repairJobs.quotedCurrency,
    })
    .from(repairJobs)
    .where(
      words.length > 0
        ? and(eq(repairJobs.userId, ownerId), inArray(repairJobs.number, found))
        : asked,
    )
    .orderBy(desc(repairJobs.number))
    .limit(limit);
}

const has = (text: string) => sql`instr(${search}, ${text}) > 0`;

function hasWord(word: string): SQL | undefined {
  const sound = soundsLike(word);
  return or(
    ...spellings(word).map(has),
    sound && and(has(sound.piece), sql`${search} GLOB ${sound.pattern}`),
  );
}

/** One job of this owner; another's is simply not there. */
export const findJob = (db: Db, ownerId: string, id: string): Promise<Job | undefined> =>
  db.select().from(repairJobs).where(jobOf(ownerId, id)).get();

// The writes below answer whether the owner has such a job. `now` is in milliseconds.

/**
 * Writes a job's details anew; number, status, diagnostic and dates stay. `over`: only if nothing
 * was written since then.
 */
export const saveJob = (
  db: Db,
  ownerId: string,
  id: string,
  details: JobDetails,
  now: number,
  over?: Date,
) =>
  changed(
    db
      .update(repairJobs)
      .set({
        ...detailsOf(details),
        search: sql`${searchColumn(repairJobs.number, details)} || ${searchedDiagnostic}`,
        updatedAt: new Date(now),
      })
      .where(and(jobOf(ownerId, id), over && eq(repairJobs.updatedAt, over))),
  );

/**
 * Any status can follow any other (specification, section 4). "overtaken": a later request wrote
 * the job first, and it says something else.
 */
export async function setJobStatus(
  db: Db,
  ownerId: string,
  id: string,
  status: JobStatus,
  now: number,
): Promise<boolean | "overtaken"> {
  const written = and(jobOf(ownerId, id), notOvertaken(repairJobs.updatedAt, now));
  const [, set] = await db.batch([
    countOpen(db, ownerId, written, status),
    db
      .update(repairJobs)
      .set({ status, updatedAt: new Date(now) })
      .where(written),
  ]);
  if (set.meta.changes > 0) return true;
  const found = await findJob(db, ownerId, id);
  return found ? found.status === status || "overtaken" : false;
}

/**
 * What was found out about the car; null when nothing is known yet. `over`: only if nothing was
 * written since then.
 */
export const setDiagnostic = (
  db: Db,
  ownerId: string,
  id: string,
  diagnostic: string | null,
  now: number,
  over?: Date,
) =>
  changed(
    db
      .update(repairJobs)
      .set({
        diagnostic,
        search: sql`${searchedDetails} || ${diagnosticWords(diagnostic)}`,
        updatedAt: new Date(now),
      })
      .where(and(jobOf(ownerId, id), over && eq(repairJobs.updatedAt, over))),
  );

/**
 * Removes a job with its quotes and their materials (the foreign keys cascade). Its number is not
 * given out again.
 */
export async function removeJob(db: Db, ownerId: string, id: string): Promise<boolean> {
  const job = jobOf(ownerId, id);
  const [, removed] = await db.batch([
    countOpen(db, ownerId, job),
    db.delete(repairJobs).where(job),
  ]);
  return removed.meta.changes > 0;
}

/**
 * Counts a job out of the status that it has, and into the one that it gets, if any; before it is
 * written itself.
 */
function countOpen(db: Db, ownerId: string, job: SQL | undefined, status?: JobStatus) {
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
    .where(eq(workCounters.userId, ownerId));
}

const changed = async (write: PromiseLike<D1Result>): Promise<boolean> =>
  (await write).meta.changes > 0;
