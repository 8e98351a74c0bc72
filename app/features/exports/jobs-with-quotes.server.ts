import { and, asc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { ShownQuote } from "#app/features/quotes/quote.ts";
import { quoteColumns, shownQuote } from "#app/features/quotes/quote-rows.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { type JobRow, jobColumns } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { TextRef } from "#app/features/repair/texts/text.ts";
import type { RecognizedTranslation } from "#app/features/repair/texts/translation.ts";
import { translationColumns } from "#app/features/repair/texts/translations.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** `translations`: those of all texts of the job; empty where they were not requested. */
type JobWithQuotes = {
  job: JobRow;
  quotes: ShownQuote[];
  translations: (RecognizedTranslation & TextRef)[];
};

type JobsQuery = { first?: number; last?: number; customerId?: string; withTranslations?: boolean };

/** Jobs read at once: with their quotes, some hundreds of kilobytes. */
const jobsPerPage = 100;

/**
 * Jobs with their quotes, both the oldest first, by the number of the work order: those from
 * `first` to `last`, of one customer where one is named. A page is one round trip.
 */
export async function* jobsWithQuotes(
  db: Db,
  shopId: string,
  {
    first = 1,
    last = Number.MAX_SAFE_INTEGER,
    customerId,
    withTranslations = false,
  }: JobsQuery = {},
): AsyncGenerator<JobWithQuotes> {
  for (let after = first - 1; ; ) {
    const page = and(
      eq(repairJobs.shopId, shopId),
      customerId === undefined ? undefined : eq(repairJobs.customerId, customerId),
      gt(repairJobs.number, after),
      lte(repairJobs.number, last),
    );
    const ids = db
      .select({ id: repairJobs.id })
      .from(repairJobs)
      .where(page)
      .orderBy(asc(repairJobs.number))
      .limit(jobsPerPage);
    const [found, quotes, translations] = await db.batch([
      db
        .select(jobColumns)
        .from(repairJobs)
        .where(page)
        .orderBy(asc(repairJobs.number))
        .limit(jobsPerPage),
      db
        .select({
          jobId: repairQuotes.jobId,
          ...quoteColumns,
          estimatedAmount: repairQuotes.estimatedAmount,
        })
        .from(repairQuotes)
        .where(and(eq(repairQuotes.shopId, shopId), inArray(repairQuotes.jobId, ids)))
        .orderBy(asc(repairQuotes.createdAt), asc(repairQuotes.id)),
      db
        .select({ jobId: textTranslations.jobId, ...translationColumns })
        .from(textTranslations)
        .where(
          withTranslations
            ? and(eq(textTranslations.shopId, shopId), inArray(textTranslations.jobId, ids))
            : sql`0`,
        ),
    ]);
    const translationsOf = Map.groupBy(translations, ({ jobId }) => jobId);
    const ofJob = Map.groupBy(quotes, ({ jobId }) => jobId);
    for (const job of found)
      yield {
        job,
        quotes: (ofJob.get(job.id) ?? []).map(({ jobId: _, ...quote }) => shownQuote(quote)),
        translations: translationsOf.get(job.id) ?? [],
      };
    if (found.length < jobsPerPage) return;
    after = found.at(-1)!.number;
  }
}
