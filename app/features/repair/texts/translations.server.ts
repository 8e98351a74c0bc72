import { and, eq, sql } from "drizzle-orm";
import { profiles } from "#app/features/account/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { textTranslations, textWork } from "#app/features/repair/texts.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { given, insertRows } from "#app/platform/db/json-rows.server.ts";
import type { Language } from "#app/values/language.ts";
import type { TextRef } from "./text.ts";
import type { StoredState, TranslationTask, Verdict } from "./translation.ts";

export const translationColumns = {
  subjectId: textTranslations.subjectId,
  field: textTranslations.field,
  language: textTranslations.language,
  originalLanguage: textTranslations.originalLanguage,
  languageBy: textTranslations.languageBy,
  text: textTranslations.text,
  ofText: textTranslations.ofText,
  state: textTranslations.state,
  verdict: textTranslations.verdict,
  by: textTranslations.by,
  version: textTranslations.version,
};

/** Unique key of a translation, for upserts. */
export const translationKey = [
  textTranslations.shopId,
  textTranslations.jobId,
  textTranslations.subjectId,
  textTranslations.field,
  textTranslations.language,
];

/** All translations of a job, one statement whatever their number. */
export const translationsQuery = (db: Db, { shopId, jobId }: JobRef) =>
  db
    .select(translationColumns)
    .from(textTranslations)
    .where(and(eq(textTranslations.shopId, shopId), eq(textTranslations.jobId, jobId)));

/** Language of the author of a job's texts that are not recognized yet, if any. */
export const writerQuery = (db: Db, { shopId, jobId }: JobRef) =>
  db
    .select({ language: profiles.language })
    .from(textWork)
    .innerJoin(profiles, eq(profiles.id, textWork.by))
    .where(and(eq(textWork.shopId, shopId), eq(textWork.jobId, jobId)));

/** A translation to be stored. `version`: that of the row it was made from, 0 when there was none. */
export type NewTranslation = TextRef & {
  from: Language;
  to: Language;
  text: string | null;
  ofText: string;
  state: StoredState;
  problem: string | null;
  verdict: Verdict | null;
  version: number;
};

/** A translation to be stored; without words unless `made` has them. */
export const translationOf = (
  { text: ofText, ...one }: TranslationTask,
  made: Pick<NewTranslation, "state"> & Partial<NewTranslation>,
): NewTranslation => ({ ...one, ofText, text: null, problem: null, verdict: null, ...made });

/**
 * Stores translations that no person made, in one statement. A row that changed since it was read stays as
 * it is, and so does one that a person has read or written meanwhile (`by`).
 */
export const saveTranslations = (
  db: Db,
  { shopId, jobId }: JobRef,
  translations: readonly NewTranslation[],
  now: number,
) =>
  insertRows(
    db,
    textTranslations,
    translations,
    {
      shopId: repairJobs.shopId,
      jobId: repairJobs.id,
      language: given("to"),
      originalLanguage: given("from"),
      languageBy: null,
      by: null,
      at: new Date(now),
      version: 1,
    },
    {
      from: repairJobs,
      where: sql`${jobOf(shopId, jobId)} AND coalesce((SELECT w.version FROM text_translations w WHERE w.shop_id = ${shopId}
        AND w.job_id = ${jobId} AND w.subject_id = ${given("subjectId")}
        AND w.field = ${given("field")} AND w.language = ${given("to")}), 0) = ${given("version")}`,
    },
  ).onConflictDoUpdate({
    target: translationKey,
    set: {
      originalLanguage: sql`excluded.original_language`,
      text: sql`excluded.text`,
      ofText: sql`excluded.of_text`,
      state: sql`excluded.state`,
      problem: sql`excluded.problem`,
      verdict: sql`excluded.verdict`,
      by: null,
      at: new Date(now),
      version: sql`${textTranslations.version} + 1`,
    },
    setWhere: sql`${textTranslations.state} NOT IN ('reviewed', 'written') OR ${textTranslations.by} IS NULL`,
  });
