import { and, eq, sql } from "drizzle-orm";
import { phraseKey } from "#app/features/phrases/phrase.ts";
import { shopPhrases } from "#app/features/phrases/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import type { TextRef } from "#app/features/repair/texts/text.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { byLanguage, type Language } from "#app/values/language.ts";
import { translationsOf } from "./make-again.server.ts";

/**
 * Undoes the acceptance of a machine translation: it waits for a review again, and the shop's
 * memory forgets the line that this acceptance added. Text that a person wrote stays theirs. False
 * without such a text.
 */
export async function undoReview(
  db: Db,
  ref: JobRef,
  { language, ...of }: TextRef & { language: Language },
): Promise<boolean> {
  const row = and(translationsOf(ref, of), eq(textTranslations.language, language));
  const found = await db.select().from(textTranslations).where(row).get();
  if (!found) return false;
  const { state, text, ofText, originalLanguage, by, at, version } = found;
  if (state !== "reviewed" || text === null) return true;
  const texts = { ...byLanguage(() => ""), [originalLanguage]: ofText, [language]: text };
  await db.batch([
    db
      .update(textTranslations)
      .set({ state: "machine", by: null, verdict: null, version: version + 1 })
      .where(and(row, eq(textTranslations.version, version))),
    db
      .delete(shopPhrases)
      .where(
        and(
          eq(shopPhrases.shopId, ref.shopId),
          eq(shopPhrases.kind, "memory"),
          eq(shopPhrases.key, phraseKey("memory", originalLanguage, texts)),
          eq(shopPhrases.at, at),
          sql`${shopPhrases.by} IS ${by}`,
        ),
      ),
  ]);
  return true;
}
