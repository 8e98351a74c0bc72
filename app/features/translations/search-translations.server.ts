import { and, sql } from "drizzle-orm";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { quoteWords } from "#app/features/repair/job-words.ts";
import {
  searchedQuotes,
  searchedTexts,
  searchTranslation,
} from "#app/features/repair/search-column.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { type Original, type TextRef, textKey } from "#app/features/repair/texts/text.ts";
import { translationsQuery } from "#app/features/repair/texts/translations.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";
import { originalsQuery } from "./originals.server.ts";

/** A translation as it is stored, or will be by the same batch. */
type TranslatedText = TextRef & {
  language: Language;
  originalLanguage: Language;
  text: string | null;
  ofText: string;
};

/**
 * The statements that let a job be found by the words of its texts' translations, for the batch that
 * stores these. Those of quotes come afterwards, all together (`searchQuotes`).
 */
export function searchStatements(
  db: Db,
  ref: JobRef,
  originals: readonly Original[],
  translations: readonly TranslatedText[],
) {
  const byText = Map.groupBy(translations, textKey);
  return originals.flatMap(({ text: original, ...of }) => {
    const { field } = of;
    if (field !== "issues" && field !== "diagnostic") return [];
    const translations = translationsOf({ text: original, ...of }, byText);
    return [searchTranslation(db, ref, { field, original, translations })];
  });
}

/** The translations of a text as it is now. */
const translationsOf = (
  { text, ...of }: Original,
  byText: ReadonlyMap<string, readonly TranslatedText[]>,
): string[] =>
  (byText.get(textKey(of)) ?? []).flatMap((translation) =>
    translation.ofText === text && translation.language !== translation.originalLanguage
      ? (translation.text ?? [])
      : [],
  );

/** Tries before whoever writes at the same time is left to do it. */
const tries = 3;

/**
 * Lets a job be found by what its quotes say, in each language. It reads all of them, so that every
 * way to write a quote needs no more than to say that texts are due. Nothing is written over words
 * of a translation that is stored meanwhile.
 */
export async function searchQuotes(db: Db, ref: JobRef): Promise<void> {
  const { shopId, jobId } = ref;
  const job = jobOf(shopId, jobId);
  for (let left = tries; left > 0; left--) {
    const [texts, translations, [row]] = await db.batch([
      originalsQuery(db, ref),
      translationsQuery(db, ref),
      db.select({ words: searchedQuotes }).from(repairJobs).where(job),
    ]);
    const byText = Map.groupBy(translations, textKey);
    const ofQuotes = texts.filter(({ field }) => field === "description" || field === "line");
    const words = quoteWords(
      ofQuotes.map(({ text }) => text),
      ofQuotes.flatMap((text) => translationsOf(text, byText)),
    );
    if (!row || row.words === words) return;
    const versions = translations.reduce((sum, { version }) => sum + version, 0);
    const { meta } = await db
      .update(repairJobs)
      .set({ search: sql`${searchedTexts} || ${words}` })
      .where(
        and(
          job,
          sql`(SELECT total(t.version) FROM text_translations t
            WHERE t.shop_id = ${shopId} AND t.job_id = ${jobId}) = ${versions}`,
        ),
      );
    if (meta.changes > 0) return;
  }
}
