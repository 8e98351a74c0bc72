import { and, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db.server.ts";
import type { Currency } from "#app/values/money.ts";
import type { ShownQuote } from "./quote.ts";
import { materialsOfQuote, quoteColumns, shownQuote } from "./quote-rows.server.ts";
import { repairJobs, repairQuotes, shopSettings } from "./tables.server.ts";

/** Quotes on one page of a job. */
export const quotesPerPage = 20;

const { userId: _, search: __, ...jobColumns } = getTableColumns(repairJobs);

/** What a new quote takes from the shop: its rate in cents per hour, and its currency. */
export type Rates = { hourlyRate: number; currency: Currency };

const jobQuery = (db: Db, ownerId: string, jobId: string) =>
  db
    .select(jobColumns)
    .from(repairJobs)
    .where(and(eq(repairJobs.userId, ownerId), eq(repairJobs.id, jobId)));

const ratesQuery = (db: Db, ownerId: string) =>
  db
    .select({ hourlyRate: shopSettings.hourlyRate, currency: shopSettings.currency })
    .from(shopSettings)
    .where(eq(shopSettings.userId, ownerId));

/** Where a page of quotes goes on: the time and the id of the last one shown. */
export type Cursor = { createdAt: number; id: string };

export const cursorText = ({ createdAt, id }: Cursor): string => `${createdAt}_${id}`;

/** Reads a cursor from an address; rubbish is the first page. */
export function readCursor(text: string | null): Cursor | undefined {
  const match = /^(\d{1,15})_([\w-]{1,64})$/.exec(text ?? "");
  return match ? { createdAt: Number(match[1]), id: match[2]! } : undefined;
}

/** The statement behind a page of quotes, newest first, apart so that tests can read its plan. */
export function quotesQuery(db: Db, ownerId: string, jobId: string, before?: Cursor) {
  const older: SQL | undefined = before && sql`(${repairQuotes.createdAt}, ${repairQuotes.id}) < (${before.createdAt}, ${before.id})`;
  return db
    .select({ ...quoteColumns, materials: materialsOfQuote.as("materials") })
    .from(repairQuotes)
    .where(and(eq(repairQuotes.userId, ownerId), eq(repairQuotes.jobId, jobId), older))
    .orderBy(desc(repairQuotes.createdAt), desc(repairQuotes.id))
    .limit(quotesPerPage + 1); // one more than a page holds tells whether older ones follow
}

/** The job as a page shows it. */
export type ShownJob = Awaited<ReturnType<typeof jobQuery>>[number];

export type JobSheet = {
  job: ShownJob;
  quotes: ShownQuote[];
  /** Where the page after this one begins, if there is one. */
  older: Cursor | undefined;
  /** The shop's rates; "none" before its settings are written, "failed" when they could not be read. */
  rates: Rates | "none" | "failed";
};

/**
 * A job of this owner with a page of its quotes, newest first, their materials and the shop's rates, in one round trip. Undefined
 * when the owner has no such job. Settings that cannot be read spoil nothing but new quotes.
 */
export async function findJobWithQuotes(
  db: Db,
  ownerId: string,
  jobId: string,
  { before }: { before?: Cursor | undefined } = {},
): Promise<JobSheet | undefined> {
  const job = jobQuery(db, ownerId, jobId);
  const quotes = quotesQuery(db, ownerId, jobId, before);
  try {
    const [jobs, page, [rates]] = await db.batch([job, quotes, ratesQuery(db, ownerId)]);
    return sheet(jobs, page, rates ?? "none");
  } catch {
    const [jobs, page] = await db.batch([job, quotes]);
    return sheet(jobs, page, "failed");
  }
}

function sheet([job]: ShownJob[], rows: Awaited<ReturnType<typeof quotesQuery>>, rates: JobSheet["rates"]): JobSheet | undefined {
  if (!job) return undefined;
  const quotes = rows.slice(0, quotesPerPage).map(shownQuote);
  return { job, quotes, older: rows.length > quotesPerPage ? quotes.at(-1) : undefined, rates };
}

/** Whether this owner has the job, and the shop's rates if its settings are written: what a new quote needs, in one round trip. */
export async function findQuoteGround(db: Db, ownerId: string, jobId: string): Promise<{ rates: Rates | undefined } | undefined> {
  const [[job], [rates]] = await db.batch([
    db
      .select({ id: repairJobs.id })
      .from(repairJobs)
      .where(and(eq(repairJobs.userId, ownerId), eq(repairJobs.id, jobId))),
    ratesQuery(db, ownerId),
  ]);
  return job && { rates };
}
