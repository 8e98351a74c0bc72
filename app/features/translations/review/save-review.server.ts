import { and, eq, sql } from "drizzle-orm";
import { remember } from "#app/features/phrases/save-phrase.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { searchStatements } from "#app/features/repair/list/search-column.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { type TextRef, textKey } from "#app/features/repair/texts/text.ts";
import { translationKey } from "#app/features/repair/texts/translations.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { stillSays } from "#app/features/translations/originals.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Actor } from "#app/values/actor.ts";
import { byLanguage, type Language } from "#app/values/language.ts";
import { droppedDenial } from "./dropped-denial.ts";
import { findReviews, isPlain } from "./find-review.server.ts";
import { markOf } from "./mark.server.ts";
import type { Review, ReviewText } from "./review.ts";

/**
 * "changed": the original has changed since. "overtaken": another person was faster. Numbers: the
 * negatives of the original and of a text that lost one, to be confirmed.
 */
export type SavedReview =
  | "saved"
  | "changed"
  | "overtaken"
  | "gone"
  | { ours: number; theirs: number };

/** A text as its form submits it. `mark`: of the original that the form showed. */
type Reviewed = {
  of: TextRef;
  language: Language;
  text: string;
  version: number;
  mark: string;
  /** Whether the shop's memory keeps the line. */
  remember: boolean;
  /** Whether the person confirmed that a negative is missing on purpose. */
  sure?: boolean;
};

/** Tries before a machine that writes at the same time counts as another person. */
const tries = 3;

/**
 * Stores words that a person has read or written. Unchanged words count as reviewed, others as
 * written. Nothing is stored for an original that changed since it was shown, nor over another
 * person's words that were not seen.
 */
export async function saveReview(
  db: Db,
  ref: JobRef,
  reviewed: Reviewed,
  actor: Actor,
): Promise<SavedReview> {
  const { of, language, text, version, mark } = reviewed;
  for (let left = tries; left > 0; left--) {
    const found = await findReviews(db, ref);
    const review = found?.reviews.find(
      (one) => one.language === language && textKey(one) === textKey(of),
    );
    if (!found || !review) return "gone";
    if (markOf(review.original) !== mark) return "changed";
    const { state } = review;
    if (review.text === text && (state === "reviewed" || state === "written")) {
      if (reviewed.remember) await rememberLine(db, ref, { review, text }, actor);
      return "saved";
    }
    const denial = reviewed.sure || text === review.text ? undefined : droppedDenial(review, text);
    if (denial) return denial;
    const isSeen = review.version === version || review.text === text;
    if (!isSeen && review.byPerson) return "overtaken";
    const [stored] = await db.batch([
      storeStatement(db, ref, { review, text }, actor),
      ...searchStatements(
        db,
        ref,
        [{ ...of, text: review.original }],
        withStored(found.reviews, review, text),
      ),
    ]);
    if (stored.meta.changes === 0) continue;
    if (reviewed.remember) await rememberLine(db, ref, { review, text }, actor);
    return "saved";
  }
  return "overtaken";
}

type Words = { review: Review; text: string };

/** The job's current translations once `text` is stored. */
const withStored = (reviews: readonly Review[], stored: Review, text: string) =>
  reviews.map((one) => ({
    ...one,
    text: one === stored ? text : one.state === "stale" ? null : one.text,
    ofText: one.original,
    originalLanguage: one.from,
  }));

/** After the review is stored: what was refused is not remembered. */
const rememberLine = (db: Db, { shopId }: JobRef, { review, text }: Words, actor: Actor) => {
  const { from, language, original } = review;
  const texts = { ...byLanguage(() => ""), [from]: original, [language]: text };
  return remember(db, shopId, { from, texts }, actor);
};

/**
 * The statement that stores a person's words over the version that was read: an upsert, because
 * there may be no row yet (`saveAt` needs one).
 */
function storeStatement(db: Db, ref: JobRef, { review, text }: Words, { by, now }: Actor) {
  const { subjectId, field, language, from, original, version } = review;
  const isOwn = text !== review.text;
  const said = { text, ofText: original, originalLanguage: from, by, at: new Date(now) };
  return insertSelect(
    db,
    textTranslations,
    {
      ...ref,
      subjectId,
      field,
      language,
      ...said,
      languageBy: null,
      state: isOwn ? "written" : "reviewed",
      problem: null,
      verdict: null,
      version: 1,
    },
    sql`FROM ${repairJobs} WHERE ${and(
      jobOf(ref.shopId, ref.jobId),
      stillSays(ref, { subjectId, field, text: original }),
    )}`,
  ).onConflictDoUpdate({
    target: translationKey,
    set: {
      ...said,
      // A person's text stays theirs when another person accepts it.
      state: isOwn
        ? "written"
        : sql`iif(${textTranslations.state} = 'written', 'written', 'reviewed')`,
      problem: null,
      version: version + 1,
    },
    setWhere: eq(textTranslations.version, version),
  });
}

/** Accepts plain machine translations that were shown; returns how many. */
export async function acceptPlain(db: Db, ref: JobRef, seen: readonly ReviewText[], actor: Actor) {
  const found = await findReviews(db, ref);
  if (!found) return undefined;
  const versions = new Map(
    seen.map((one) => [`${textKey(one)} ${one.language}`, one.version] as const),
  );
  const plain = found.reviews.filter(
    (one) => isPlain(one) && versions.get(`${textKey(one)} ${one.language}`) === one.version,
  );
  const [first, ...rest] = plain.map((review) =>
    storeStatement(db, ref, { review, text: review.text! }, actor),
  );
  if (!first) return 0;
  const stored = await db.batch([first, ...rest]);
  return stored.reduce((sum, { meta }) => sum + meta.changes, 0);
}
