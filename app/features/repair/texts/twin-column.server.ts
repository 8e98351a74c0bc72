import { type SQL, sql } from "drizzle-orm";
import type { Language } from "#app/values/language.ts";
import type { TextField } from "./text.ts";

type Of = { shopId: SQL; jobId: SQL; subjectId: SQL; field: TextField; text: SQL };

/**
 * The twin of a text in the reader's language as JSON, for a list that reads it along; null where
 * there is none, or where the original has changed since. `readTwin` reads it.
 */
export const twinColumn = (reader: Language | undefined, of: Of) => sql<string | null>`(
  SELECT json_array(twin.text, twin.original_language,
    iif(twin.state = 'written' AND twin.by IS NULL, 'listed', twin.state)) FROM text_twins AS twin
  WHERE twin.shop_id = ${of.shopId} AND twin.job_id = ${of.jobId}
    AND twin.subject_id = ${of.subjectId} AND twin.field = ${of.field}
    AND twin.language = ${reader ?? ""} AND twin.of_text = ${of.text}
    AND twin.text IS NOT NULL AND twin.state IN ('machine', 'reviewed', 'written'))`;
