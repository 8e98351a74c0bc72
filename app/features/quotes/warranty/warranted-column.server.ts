import { sql } from "drizzle-orm";
import { descriptionTranslation } from "#app/features/quotes/description-translation.server.ts";
import type { Language } from "#app/values/language.ts";

/**
 * Approved quotes of a completed job with a warranty, as one JSON column (`warrantedOf` reads it),
 * along `quotes_warranted`. No price is read.
 */
export const warrantedColumn = (
  reader: Language | undefined,
  job: "repair_jobs" | "first_job" = "repair_jobs",
) => {
  const of = sql.raw(job);
  return sql<string>`(SELECT json_group_array(json_array(q.id, q.description,
      ${descriptionTranslation(reader)}, q.currency, json(q.warranty), ${of}.completed_at,
      ${of}.odometer, ${of}.odometer_unit))
    FROM repair_quotes q WHERE q.shop_id = ${of}.shop_id AND q.job_id = ${of}.id
    AND q.status = 'approved' AND q.warranty IS NOT NULL
    AND ${of}.completed_at IS NOT NULL)`.as("warranted");
};
