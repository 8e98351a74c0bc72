import { type SQL, sql } from "drizzle-orm";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Language } from "#app/values/language.ts";
import type { TextField } from "./text.ts";

type Of = {
  shopId: SQL;
  jobId: SQL;
  subjectId: SQL;
  field: TextField;
  text: SQL;
  /** Maximum characters to read. */
  most?: number;
};

/**
 * The translation of a text in the reader's language as JSON, for a list that reads it along; null where
 * there is none, or where the original has changed since. `readTranslation` reads it.
 */
export const translationColumn = (reader: Language | undefined, of: Of) => sql<string | null>`(
  SELECT json_array(${of.most ? sql`substr(translation.text, 1, ${of.most})` : sql`translation.text`}, translation.original_language,
    iif(translation.state = 'written' AND translation.by IS NULL, 'listed', translation.state)) FROM text_translations AS translation
  WHERE translation.shop_id = ${of.shopId} AND translation.job_id = ${of.jobId}
    AND translation.subject_id = ${of.subjectId} AND translation.field = ${of.field}
    AND translation.language = ${reader ?? ""} AND translation.of_text = ${of.text}
    AND translation.text IS NOT NULL AND translation.state IN ('machine', 'reviewed', 'written'))`;

/** The reported issues of a job in the reader's language, whole or their first characters. */
export const translationOfIssues = (reader: Language | undefined, most?: number) =>
  translationColumn(reader, {
    shopId: sql`${repairJobs.shopId}`,
    jobId: sql`${repairJobs.id}`,
    subjectId: sql`${repairJobs.id}`,
    field: "issues",
    text: sql`${repairJobs.issues}`,
    ...(most && { most }),
  }).as("issues_translation");
