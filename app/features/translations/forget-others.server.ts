import { and, eq, sql } from "drizzle-orm";
import { type Original, type TextRef, textKey } from "#app/features/repair/texts/text.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { textsOf } from "./originals.server.ts";

/**
 * Removes the translations of texts that the job has no more, such as those of a deleted quote. None
 * of a text that was written meanwhile: what is there is asked as they are removed.
 */
export function forgetOthers(
  db: Db,
  ref: { shopId: string; jobId: string },
  originals: readonly Original[],
  translations: readonly TextRef[],
) {
  const there = new Set(originals.map(textKey));
  if (translations.every((translation) => there.has(textKey(translation)))) return [];
  const gone = sql`(${textTranslations.subjectId}, ${textTranslations.field}) NOT IN (
    SELECT subject_id, field FROM ${textsOf(ref)})`;
  const ofJob = and(eq(textTranslations.shopId, ref.shopId), eq(textTranslations.jobId, ref.jobId));
  return [db.delete(textTranslations).where(and(ofJob, gone))];
}
