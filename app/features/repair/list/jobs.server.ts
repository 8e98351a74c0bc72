import { and, asc, desc, eq, gt, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import type { JobStatus, JobSummary, OpenJobs } from "#app/features/repair/job.ts";
import { type JobRow, jobColumns, jobOf } from "#app/features/repair/job-rows.server.ts";
import {
  membersAndStates,
  membersAndStatesQuery,
} from "#app/features/repair/states/state-columns.server.ts";
import { owing, repairJobs, unpromised, workCounters } from "#app/features/repair/tables.server.ts";
import { withTranslation } from "#app/features/repair/texts/read-translation.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Cursor } from "#app/values/cursor.ts";
import { isOf, isOwed, type ListReader, summaryColumns } from "./job-summary.server.ts";
import { soundsLike, spellings } from "./job-words.ts";
import type { PromisedRange } from "./promised.ts";
import { searched } from "./search-column.server.ts";

export type JobsQuery = ListReader & {
  status?: JobStatus | undefined;
  /** Only those in this state of the shop's. */
  stateId?: string | undefined;
  /** Technician of the filter: null for no one, undefined for any. */
  technicianId?: string | null | undefined;
  /** Only those promised within it, by promised time. */
  promised?: PromisedRange | undefined;
  /** Folded words (`jobWords`), all of which must be found, or other names of what they mean. */
  words?: readonly (string | SearchTerm)[];
  /** Only jobs with a smaller number than this: the page after the one that ended there. */
  before?: number | undefined;
  /** In that order, only jobs after this one: its promised time and number. */
  after?: Cursor | undefined;
  limit?: number;
  /** Only those of which something is owed. */
  owed?: boolean;
  /** Only the job with this id. */
  id?: string | undefined;
};
/** Adjacent words that must all match, and their alternatives. */
type SearchTerm = { words: readonly string[]; others: readonly (readonly string[])[] };
type PromisedJobsQuery = JobsQuery & { promised: PromisedRange };

/**
 * Page of a shop's jobs, newest first, whether more follow, how many are open, and the members to
 * filter by, in one round trip. Without words the database reads only the rows that are shown; with
 * words it walks the shop's own rows in one statement until the page is full.
 */
export async function listJobs(
  db: Db,
  shopId: string,
  { limit = 20, ...asked }: JobsQuery = {},
): Promise<
  { jobs: JobSummary[]; more: boolean; open: OpenJobs } & ReturnType<typeof membersAndStates>
> {
  const [rows, [counted], shop] = await db.batch([
    jobsQuery(db, shopId, { ...asked, limit: limit + 1 }),
    db.select().from(workCounters).where(eq(workCounters.shopId, shopId)),
    membersAndStatesQuery(db, shopId),
  ]);
  const open = { pending: counted?.pending ?? 0, in_progress: counted?.inProgress ?? 0 };
  return {
    jobs: rows.slice(0, limit).map(withTranslation),
    more: rows.length > limit,
    open,
    ...membersAndStates(shop),
  };
}

/** Whether this shop has ever written a job down. */
export const hasJobs = async (db: Db, shopId: string): Promise<boolean> =>
  (await db
    .select({ last: workCounters.last })
    .from(workCounters)
    .where(eq(workCounters.shopId, shopId))
    .get()) !== undefined;

/**
 * The statement behind `listJobs`, apart so that tests can read its plan: the newest first, or by
 * promised time those that are promised within a range.
 */
export const jobsQuery = (db: Db, shopId: string, asked: JobsQuery) =>
  asked.promised
    ? promisedQuery(db, shopId, { ...asked, promised: asked.promised })
    : newestQuery(db, shopId, asked);

function newestQuery(
  db: Db,
  shopId: string,
  { status, stateId, technicianId, words = [], before, limit = 20, owed, id, ...reader }: JobsQuery,
) {
  // With the filter by amount owed, no index of a status or a technician may be used.
  const beside = (filter: SQL | undefined) => (owed && filter ? sql`+(${filter})` : filter);
  const asked = and(
    eq(repairJobs.shopId, shopId),
    beside(isOf(technicianId)),
    beside(status && eq(repairJobs.status, status)),
    owed ? and(isOwed, sql`(${owing}) = 1`) : undefined,
    before === undefined ? undefined : lt(repairJobs.number, before),
    id === undefined ? undefined : eq(repairJobs.id, id),
    stateId === undefined
      ? undefined
      : words.length > 0
        ? isNumberIn(db, shopId, stateId)
        : eq(repairJobs.stateId, stateId),
    ...words.map(isFound),
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
    .select(summaryColumns(reader))
    .from(repairJobs)
    .where(
      words.length > 0
        ? and(eq(repairJobs.shopId, shopId), inArray(repairJobs.number, found))
        : asked,
    )
    .orderBy(desc(repairJobs.number))
    .limit(limit);
}

/**
 * Selects open jobs unless a status is given. SQLite reads each status along its index and merges
 * the two, so that only the rows of the page are read.
 */
function promisedQuery(
  db: Db,
  shopId: string,
  {
    status,
    stateId,
    technicianId,
    words = [],
    promised,
    after,
    limit = 20,
    owed,
    ...reader
  }: PromisedJobsQuery,
) {
  const inStatus = (one: JobStatus) =>
    db
      .select(summaryColumns(reader))
      .from(repairJobs)
      .where(
        and(
          eq(repairJobs.shopId, shopId),
          isOf(technicianId),
          owed ? isOwed : undefined,
          stateId === undefined ? undefined : sql`+${repairJobs.stateId} = ${stateId}`,
          eq(repairJobs.status, one),
          sql`(${unpromised}) = 0`,
          promised.from === undefined ? undefined : gte(repairJobs.promisedAt, at(promised.from)),
          lt(repairJobs.promisedAt, at(promised.until)),
          after && isAfter(after),
          ...words.map(isFound),
        ),
      );
  const order = [asc(repairJobs.promisedAt), asc(repairJobs.number)];
  return status
    ? inStatus(status)
        .orderBy(...order)
        .limit(limit)
    : unionAll(inStatus("pending"), inStatus("in_progress"))
        .orderBy(...order)
        .limit(limit);
}

/** Whether a job is in a state, for the index of the search, which does not have it. */
const isNumberIn = (db: Db, shopId: string, stateId: string) =>
  inArray(
    repairJobs.number,
    db
      .select({ number: repairJobs.number })
      .from(repairJobs)
      .where(and(eq(repairJobs.shopId, shopId), eq(repairJobs.stateId, stateId))),
  );

const at = (instant: number) => new Date(instant);

const isAfter = (cursor: Cursor) =>
  and(
    gte(repairJobs.promisedAt, at(cursor.at)),
    or(gt(repairJobs.promisedAt, at(cursor.at)), gt(repairJobs.number, Number(cursor.id))),
  );

const has = (text: string) => sql`instr(${searched}, ${text}) > 0`;

/** The condition that a job has these words, or what may be found instead. */
export const isFound = (sought: string | SearchTerm): SQL | undefined =>
  typeof sought === "string"
    ? hasWord(sought)
    : or(
        and(...sought.words.map(hasWord)),
        ...sought.others.map((other) => and(...other.map(has))),
      );

function hasWord(word: string): SQL | undefined {
  const sound = soundsLike(word);
  return or(
    ...spellings(word).map(has),
    sound && and(has(sound.piece), sql`${searched} GLOB ${sound.pattern}`),
  );
}

/** Finds a job of this shop; another shop's is not found. */
export const findJob = (db: Db, shopId: string, id: string): Promise<JobRow | undefined> =>
  db.select(jobColumns).from(repairJobs).where(jobOf(shopId, id)).get();
