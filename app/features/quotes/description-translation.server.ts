import { sql } from "drizzle-orm";
import { translationColumn } from "#app/features/repair/texts/translation-column.server.ts";
import type { Language } from "#app/values/language.ts";

/** Description of a quote `q` in the viewer's language. */
export const descriptionTranslation = (reader: Language | undefined) =>
  translationColumn(reader, {
    shopId: sql`q.shop_id`,
    jobId: sql`q.job_id`,
    subjectId: sql`q.id`,
    field: "description",
    text: sql`q.description`,
  });
