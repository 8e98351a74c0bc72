import { textUsesOf, textUsesQuery } from "#app/features/account/budget/ai-budget.server.ts";
import { nearLimitOf } from "#app/features/account/budget/text-limits.ts";
import { missingIn, paperFactsQuery } from "#app/features/quotes/asked/facts.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { translationsQuery, writerQuery } from "#app/features/repair/texts/translations.server.ts";
import { originalsQuery } from "#app/features/translations/originals.server.ts";
import { isDelicate } from "#app/features/translator/models/judge.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { isReady, type Review, reviewsOf } from "./review.ts";

type ReviewQuery = { by: string; now: number; papers: boolean };

/**
 * A job's texts with their translations, and the daily limit of translations that is near for `by`,
 * in one round trip; undefined if the shop has no such job. `papers`: also the facts missing on its
 * papers.
 */
export async function findReviews(
  db: Db,
  ref: JobRef,
  { by, now, papers }: ReviewQuery = { by: "", now: 0, papers: false },
) {
  const { number, language } = repairJobs;
  const [[job], originals, translations, [writer], calls, [facts]] = await db.batch([
    db.select({ number, language }).from(repairJobs).where(jobOf(ref.shopId, ref.jobId)),
    originalsQuery(db, ref),
    translationsQuery(db, ref),
    writerQuery(db, ref),
    textUsesQuery(db, { by, shopId: ref.shopId }, now),
    paperFactsQuery(db, { ...ref, read: papers }),
  ]);
  if (!job) return undefined;
  // No customer reads the notes of a shop, so none of them waits for a person.
  const texts = originals.filter(({ field }) => field !== "note");
  const reviews = reviewsOf(texts, translations, writer?.language ?? job.language);
  return {
    job,
    reviews,
    making: writer !== undefined,
    limit: nearLimitOf(textUsesOf(calls)),
    missing: missingIn(facts),
  };
}

/** The number of reviews on a page: more come when these are done. */
const perPage = 100;

/**
 * The texts as a page shows them: first those that the customer's paper waits for, then what the
 * shop reads, then what is done.
 */
export function groupsOf(
  reviews: readonly Review[],
  { language }: { language: Review["language"] },
) {
  const waiting = reviews.filter((review) => !isReady(review));
  const customer = waiting.filter((review) => review.language === language);
  const shop = waiting.filter((review) => review.language !== language);
  const shown = {
    customer: customer.slice(0, perPage),
    shop: shop.slice(0, perPage),
    ready: reviews.filter(isReady).slice(0, perPage),
  };
  return { ...shown, more: customer.length > perPage || shop.length > perPage };
}

/**
 * Whether it may be accepted together with others: a machine's words for the original as it is,
 * without a number, a denial or a word of danger in either.
 */
export const isPlain = ({ state, original, from, text, language }: Review): boolean =>
  state === "machine" &&
  text !== null &&
  !isDelicate(original, from) &&
  !isDelicate(text, language);
