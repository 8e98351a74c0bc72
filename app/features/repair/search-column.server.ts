import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import type { JobDetails, JobRef } from "./job.ts";
import { jobOf } from "./job-rows.server.ts";
import {
  diagnosticMark,
  quotesMark,
  searchTail,
  translationMark,
  translationWords,
} from "./job-words.ts";
import { repairJobs, type workCounters } from "./tables.server.ts";

/**
 * The search column (`searchText` in job-words.ts), with the work id made by the database, which
 * alone knows the number.
 */
export const searchColumn = (
  number: typeof workCounters.last | typeof repairJobs.number,
  details: JobDetails,
) => sql<string>`'wo-' || printf('%06d', ${number}) || ' ' || ${searchTail(details)}`;

// The three parts of the search column, of which each is written by itself. The words of a text's
// translations stand at the end of its part, and go with the words of a text that changes.
const { search } = repairJobs;
const placeOf = (mark: string, within: SQL) => {
  const written = sql.raw(`char(${mark.charCodeAt(0)})`);
  return sql`instr(${within} || ${written}, ${written})`;
};
const quotesAt = placeOf(quotesMark, sql`${search}`);
/** All but the words of the quotes. */
export const searchedTexts = sql`substr(${search}, 1, ${quotesAt} - 1)`;
export const searchedQuotes = sql<string>`substr(${search}, ${quotesAt})`;
const diagnosticAt = placeOf(diagnosticMark, searchedTexts);
export const searchedDetails = sql`substr(${search}, 1, ${diagnosticAt} - 1)`;
export const searchedDiagnostic = sql`substr(${searchedTexts}, ${diagnosticAt})`;

const translationAt = (part: SQL) => placeOf(translationMark, part);
const withoutTranslation = (part: SQL) => sql`substr(${part}, 1, ${translationAt(part)} - 1)`;
const translationOf = (part: SQL) => sql`substr(${part}, ${translationAt(part)})`;

/** What is searched of the translations of a text that stays as it is; nothing of one that changes. */
export const searchedTranslation = {
  issues: (issues: string) =>
    sql`iif(${repairJobs.issues} IS ${issues}, ${translationOf(searchedDetails)}, '')`,
  diagnostic: (diagnostic: string | null) =>
    sql`iif(${repairJobs.diagnostic} IS ${diagnostic}, ${translationOf(searchedDiagnostic)}, '')`,
};

/** A text of a job that is searched, and its translations as they are stored in the same batch. */
type Translated = {
  field: keyof typeof searchedTranslation;
  original: string;
  translations: readonly string[];
};

/**
 * Lets a job be found by the words of a text's translations. Changes nothing when the text or its
 * translations are others by now.
 */
export function searchTranslation(
  db: Db,
  { shopId, jobId }: JobRef,
  { field, original, translations }: Translated,
) {
  const words = translationWords(original, translations);
  const written = {
    issues: sql`${withoutTranslation(searchedDetails)} || ${words} || ${searchedDiagnostic}
      || ${searchedQuotes}`,
    diagnostic: sql`${searchedDetails} || ${withoutTranslation(searchedDiagnostic)} || ${words}
      || ${searchedQuotes}`,
  };
  const isOne =
    translations.length > 0
      ? sql`t.text IN (SELECT value FROM json_each(${JSON.stringify(translations)}))`
      : sql`t.text IS NOT NULL`;
  return db
    .update(repairJobs)
    .set({ search: written[field] })
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
