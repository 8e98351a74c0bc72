import { and, desc, eq, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { columnIf } from "#app/platform/db/column-if.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { JobStatus, JobSummary, OpenJobs } from "./job.ts";
import { type JobRow, jobColumns, jobOf } from "./job-rows.server.ts";
import { soundsLike, spellings } from "./job-words.ts";
import { repairJobs, workCounters } from "./tables.server.ts";

export type JobsAsked = {
  status?: JobStatus | undefined;
  /** Folded words (`jobWords`), all of which must be found. */
  words?: readonly string[];
  /** Only jobs with a smaller number than this: the page after the one that ended there. */
  before?: number | undefined;
  limit?: number;
  /** Whether the totals of their quotes are read too. */
  prices?: boolean;
};

/**
 * One page of a shop's jobs, newest first, whether older ones follow, and how many are open, in
 * one round trip. Without words the database reads only the rows that are shown; with words it
 * walks the shop's own rows in one statement until the page is full.
 */
export async function listJobs(
  db: Db,
  shopId: string,
  { limit = 20, ...asked }: JobsAsked = {},
): Promise<{ jobs: JobSummary[]; more: boolean; open: OpenJobs }> {
  const [rows, [counted]] = await db.batch([
    jobsQuery(db, shopId, { ...asked, limit: limit + 1 }),
    db.select().from(workCounters).where(eq(workCounters.shopId, shopId)),
  ]);
  const open = { pending: counted?.pending ?? 0, in_progress: counted?.inProgress ?? 0 };
  return { jobs: rows.slice(0, limit), more: rows.length > limit, open };
}

/** Whether this shop has ever written a job down. */
export const hasJobs = async (db: Db, shopId: string): Promise<boolean> =>
  (await db
    .select({ last: workCounters.last })
    .from(workCounters)
    .where(eq(workCounters.shopId, shopId))
    .get()) !== undefined;

/** The statement behind `listJobs`, apart so that tests can read its plan. */
export function jobsQuery(
  db: Db,
  shopId: string,
  { status, words = [], before, limit = 20, prices = false }: JobsAsked,
) {
  const asked = and(
    eq(repairJobs.shopId, shopId),
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
      quotedTotal: columnIf(prices, repairJobs.quotedTotal),
      quotedCurrency: columnIf(prices, repairJobs.quotedCurrency),
    })
    .from(repairJobs)
    .where(
      words.length > 0
        ? and(eq(repairJobs.shopId, shopId), inArray(repairJobs.number, found))
        : asked,
    )
    .orderBy(desc(repairJobs.number))
    .limit(limit);
}

const has = (text: string) => sql`instr(${repairJobs.search}, ${text}) > 0`;

function hasWord(word: string): SQL | undefined {
  const sound = soundsLike(word);
  return or(
    ...spellings(word).map(has),
    sound && and(has(sound.piece), sql`${repairJobs.search} GLOB ${sound.pattern}`),
  );
}

/** One job of this shop; another's is simply not there. */
export const findJob = (db: Db, shopId: string, id: string): Promise<JobRow | undefined> =>
  db.select(jobColumns).from(repairJobs).where(jobOf(shopId, id)).get();
