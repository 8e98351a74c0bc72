import { and, asc, eq, gt, inArray, lte } from "drizzle-orm";
import type { ShownQuote } from "#app/features/quotes/quote.ts";
import { quoteColumns, shownQuote } from "#app/features/quotes/quote-rows.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { workId } from "#app/features/repair/job.ts";
import { type JobRow, jobColumns } from "#app/features/repair/job-rows.server.ts";
import { repairJobs, workCounters } from "#app/features/repair/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { listFile, recordFile } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { workOrderFileName } from "./work-order.ts";

/**
 * What a shop keeps: its settings, and every job with its quotes and their materials. Money is in
 * cents of the quote's currency.
 */
export const ownShop = (db: Db, ownerId: string): ArchiveFile[] => [
  recordFile("shop/settings.json", async () => ({
    settings: await settingsOf(db, ownerId),
    lastWorkOrder: await lastWorkOrder(db, ownerId),
  })),
  listFile("shop/jobs.json", jobs(db, ownerId)),
];

async function settingsOf(db: Db, ownerId: string) {
  const row = await db.select().from(shopSettings).where(eq(shopSettings.userId, ownerId)).get();
  if (!row) return null;
  const { userId: _, version: __, ...settings } = row;
  return settings;
}

/** The number of the last work order that was given out; 0 before the first. */
export async function lastWorkOrder(db: Db, ownerId: string): Promise<number> {
  const row = await db
    .select({ last: workCounters.last })
    .from(workCounters)
    .where(eq(workCounters.userId, ownerId))
    .get();
  return row?.last ?? 0;
}

async function* jobs(db: Db, ownerId: string): AsyncGenerator<object> {
  for await (const { job, quotes } of jobsWithQuotes(db, ownerId)) {
    const { number, version: _, diagnosticVersion: __, statusVersion: ___, ...details } = job;
    yield {
      workId: workId(number),
      ...details,
      quotes: quotes.map(({ version: _, createdAt, updatedAt, ...quote }, at) => ({
        ...quote,
        createdAt: new Date(createdAt),
        updatedAt: new Date(updatedAt),
        workOrder: paperName(job, at),
      })),
    };
  }
}

type JobWithQuotes = { job: JobRow; quotes: ShownQuote[] };

/** Jobs read at once: with their quotes, some hundreds of kilobytes. */
const jobsPerPage = 100;

/**
 * Jobs with their quotes, both the oldest first, by the number of the work order: those from
 * `first` to `last`. A page is one round trip.
 */
export async function* jobsWithQuotes(
  db: Db,
  ownerId: string,
  { first = 1, last = Number.MAX_SAFE_INTEGER }: { first?: number; last?: number } = {},
): AsyncGenerator<JobWithQuotes> {
  for (let after = first - 1; ; ) {
    const page = and(
      eq(repairJobs.userId, ownerId),
      gt(repairJobs.number, after),
      lte(repairJobs.number, last),
    );
    const ids = db
      .select({ id: repairJobs.id })
      .from(repairJobs)
      .where(page)
      .orderBy(asc(repairJobs.number))
      .limit(jobsPerPage);
    const [found, quotes] = await db.batch([
      db
        .select(jobColumns)
        .from(repairJobs)
        .where(page)
        .orderBy(asc(repairJobs.number))
        .limit(jobsPerPage),
      db
        .select({ jobId: repairQuotes.jobId, ...quoteColumns })
        .from(repairQuotes)
        .where(and(eq(repairQuotes.userId, ownerId), inArray(repairQuotes.jobId, ids)))
        .orderBy(asc(repairQuotes.createdAt), asc(repairQuotes.id)),
    ]);
    const ofJob = Map.groupBy(quotes, ({ jobId }) => jobId);
    for (const job of found)
      yield {
        job,
        quotes: (ofJob.get(job.id) ?? []).map(({ jobId: _, ...quote }) => shownQuote(quote)),
      };
    if (found.length < jobsPerPage) return;
    after = found.at(-1)!.number;
  }
}

/**
 * Where the paper of a job's quote lies in the archive; `at` counts the job's quotes from the
 * oldest.
 */
export const paperName = ({ number, language }: JobWithQuotes["job"], at: number): string =>
  `work-orders/${workOrderFileName(workId(number), language).replace(/\.pdf$/, "")}_${at + 1}.pdf`;
