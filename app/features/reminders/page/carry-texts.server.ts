import { sql } from "drizzle-orm";
import type { Work } from "#app/features/quotes/declined/find-declined.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type Language, otherLanguages } from "#app/values/language.ts";

type Carrying = JobRef & {
  from: Work;
  /** What was reported, in the customer's language, and in another. */
  issues: string;
  issuesOf: (language: Language) => Promise<string>;
  now: number;
};

/**
 * The translations of declined work, for the new job that takes it up: of the quote, and of its lines,
 * which have new ids in the same order. What was reported is ours in every language.
 */
export async function carryTexts(
  db: Db,
  { shopId, jobId, from, issues, issuesOf, now }: Carrying,
): Promise<void> {
  const language = from.owner!.language;
  const rest = sql.raw(`t.field, t.language, t.original_language, t.language_by, t.text, t.of_text,
    t.state, t.problem, t.verdict, t.by, t.at, 1`);
  const into = sql.raw(`INSERT INTO text_translations (shop_id, job_id, subject_id, field, language,
    original_language, language_by, text, of_text, state, problem, verdict, by, at, version)`);
  const old = sql`t.shop_id = ${shopId} AND t.job_id = ${from.job.id}`;
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
    db.run(sql`${into} SELECT t.shop_id, ${jobId}, ${jobId}, ${rest} FROM text_translations t
      WHERE ${old} AND t.subject_id = ${from.quote.id} AND t.field = 'description'
      ON CONFLICT DO NOTHING`),
    db.run(sql`${into} SELECT t.shop_id, ${jobId}, n.id, ${rest} FROM text_translations t
      JOIN quote_lines o ON o.shop_id = t.shop_id AND o.id = t.subject_id AND o.quote_id = ${from.quote.id}
      JOIN quote_lines n ON n.shop_id = t.shop_id AND n.quote_id = ${jobId}
        AND n.position = o.position AND n.kind = o.kind
      WHERE ${old} AND t.field = 'line' ON CONFLICT DO NOTHING`),
  ]);
}
