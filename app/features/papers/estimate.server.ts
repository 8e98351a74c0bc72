import { and, desc, eq, ne } from "drizzle-orm";
import { choicesIn, rangeOf } from "#app/features/quotes/choices/choice.ts";
import { quoteColumns, shownQuote } from "#app/features/quotes/quote-rows.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { documentColumns } from "#app/features/repair/document-columns.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { translationsQuery, writerQuery } from "#app/features/repair/texts/translations.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";
import type { FoundJobPaper } from "./invoice-of-row.server.ts";
import { languagesOf, type Paper } from "./paper.ts";
import { textsIn } from "./paper-texts.ts";
import { workOrderOf } from "./work-order.server.ts";

/** The most quotes on one paper. */
const mostQuotes = 30;

/**
 * The estimate of a job: its quotes that are not rejected, in the currency of the newest one, in
 * one round trip. The document mentions quotes in other currencies; undefined when the job is not
 * this shop's or has no such quote.
 */
export async function findEstimate(
  db: Db,
  { shopId, jobId, paper: asked, now }: JobRef & { paper?: Paper | undefined; now: number },
): Promise<FoundJobPaper | undefined> {
  const ref = { shopId, jobId };
  const [[job], rows, [shop], translations, [writer]] = await db.batch([
    db.select(documentColumns).from(repairJobs).where(jobOf(shopId, jobId)),
    db
      .select(quoteColumns)
      .from(repairQuotes)
      .where(
        and(
          eq(repairQuotes.shopId, shopId),
          eq(repairQuotes.jobId, jobId),
          ne(repairQuotes.status, "rejected"),
        ),
      )
      .orderBy(desc(repairQuotes.createdAt), desc(repairQuotes.id))
      .limit(mostQuotes + 1),
    db.select().from(shopSettings).where(eq(shopSettings.shopId, shopId)),
    translationsQuery(db, ref),
    writerQuery(db, ref),
  ]);
  const currency = rows[0]?.currency;
  if (!job || !currency) return undefined;
  const own = rows.slice(0, mostQuotes).filter((row) => row.currency === currency);
  const quotes = own.map(shownQuote).reverse();
  const paper = asked ?? job.language;
  const { least, most } = rangeOf(quotes);
  const languages = languagesOf(paper, job.language);
  return {
    paper,
    languages,
    logoFile: shop?.logoFile ?? null,
    content: {
      kind: "estimate",
      number: null,
      madeAt: now,
      date: wallTimeOf(now, shop?.timeZone ?? "UTC").slice(0, 10),
      parts: quotes.map((quote) => ({
        order: { ...workOrderOf(job, quote, shop), language: languages[0]! },
        texts: textsIn(languages, job, {
          jobId,
          quote,
          translations,
          assumed: writer?.language ?? job.language,
          unreviewedMayGo: shop?.unreviewedMayGo ?? false,
        }),
      })),
      total: most,
      ...(least < most && { least }),
      choices: choicesIn(quotes).map((options) => options.map(({ number }) => ({ number }))),
      notes: [],
      remarks: own.length < rows.length ? ["papers:leftOut"] : [],
    },
  };
}
