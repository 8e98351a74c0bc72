import { and, eq, sql } from "drizzle-orm";
import type { JobDetails, JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs, type workCounters } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { inList } from "#app/platform/db/given-rows.server.ts";
import { searchTail, translationWords } from "./job-words.ts";

/** `search` of a job (`searchColumns`), with the work id made by the database, which alone knows the number. */
export const searchColumn = (
  number: typeof workCounters.last | typeof repairJobs.number,
  details: JobDetails,
) => sql<string>`'wo-' || printf('%06d', ${number}) || ' ' || ${searchTail(details)}`;

const { search, searchIssuesTranslated, searchDiagnostic, searchDiagnosticTranslated } = repairJobs;

/** All but the words of the quotes. */
export const searchedTexts = sql`concat_ws(' ', ${search}, ${searchIssuesTranslated},
  ${searchDiagnostic}, ${searchDiagnosticTranslated})`;

/** All that a search looks in. */
export const searched = sql`concat_ws(' ', ${search}, ${searchIssuesTranslated},
  ${searchDiagnostic}, ${searchDiagnosticTranslated}, ${repairJobs.searchQuotes})`;

/** A text whose translations are searched, and the column of their words. */
const columnOf = {
  issues: "searchIssuesTranslated",
  diagnostic: "searchDiagnosticTranslated",
} as const;
type SearchedField = keyof typeof columnOf;

/** Search words of a text's translations after it is set to `text`: null if that changes it. */
export const translationsIfSame = (field: SearchedField, text: string | null) =>
  sql`iif(${repairJobs[field]} IS ${text}, ${repairJobs[columnOf[field]]}, NULL)`;

/** A text of a job that is searched, and its translations as they are stored in the same batch. */
type Translated = { field: SearchedField; original: string; translations: readonly string[] };

/**
 * Lets a job be found by the words of a text's translations. Changes nothing when the text or its
 * translations are others by now.
 */
export function searchTranslation(
  db: Db,
  { shopId, jobId }: JobRef,
  { field, original, translations }: Translated,
) {
  const isOne =
    translations.length > 0 ? sql`t.text IN ${inList(translations)}` : sql`t.text IS NOT NULL`;
  return db
    .update(repairJobs)
    .set({ [columnOf[field]]: translationWords(original, translations) })
    .where(
      and(
        jobOf(shopId, jobId),
        eq(repairJobs[field], original),
        sql`(SELECT count(*) FROM text_translations t WHERE t.shop_id = ${shopId} AND t.job_id = ${jobId}
          AND t.subject_id = ${jobId} AND t.field = ${field} AND t.of_text = ${original}
          AND t.language <> t.original_language AND ${isOne}) = ${translations.length}`,
      ),
    );
}
