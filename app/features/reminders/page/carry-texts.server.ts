import { getTableColumns, sql } from "drizzle-orm";
import type { Work } from "#app/features/declined/find-declined.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { type Language, otherLanguages } from "#app/values/language.ts";

type Carrying = JobRef & {
  from: Work;
  /** The complaint in the customer's language, and in others. */
  issues: string;
  issuesOf: (language: Language) => Promise<string>;
  now: number;
};

/**
 * Copies the translations of declined work to the new job: of the quote, and of its lines, which
 * have new ids in the original order. The complaint is ours in every language.
 */
export async function carryTexts(
  db: Db,
  { shopId, jobId, from, issues, issuesOf, now }: Carrying,
): Promise<void> {
  const language = from.owner!.language;
  const old = sql`text_translations.shop_id = ${shopId}
    AND text_translations.job_id = ${from.job.id}`;
  const copied = {
    ...getTableColumns(textTranslations),
    shopId: sql`text_translations.shop_id`,
    jobId,
    version: 1,
  };
  const made = await Promise.all(
    otherLanguages(language).map(async (other) => ({
      shopId,
      jobId,
      subjectId: jobId,
      field: "issues" as const,
      language: other,
      originalLanguage: language,
      // No person's, and no machine's that has to be marked.
      state: "written" as const,
      text: await issuesOf(other),
      ofText: issues,
      at: new Date(now),
    })),
  );
  await db.batch([
    db.insert(textTranslations).values(made).onConflictDoNothing(),
    insertSelect(
      db,
      textTranslations,
      { ...copied, subjectId: jobId },
      sql`FROM text_translations WHERE ${old} AND text_translations.subject_id = ${from.quote.id}
        AND text_translations.field = 'description'`,
    ).onConflictDoNothing(),
    insertSelect(
      db,
      textTranslations,
      { ...copied, subjectId: sql`n.id` },
      sql`FROM text_translations
        JOIN quote_lines o ON o.shop_id = text_translations.shop_id
          AND o.id = text_translations.subject_id AND o.quote_id = ${from.quote.id}
        JOIN quote_lines n ON n.shop_id = o.shop_id AND n.quote_id = ${jobId}
          AND n.position = o.position AND n.kind = o.kind
        WHERE ${old} AND text_translations.field = 'line'`,
    ).onConflictDoNothing(),
  ]);
}
