import { and, sql } from "drizzle-orm";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { quoteWords, translationsOf } from "#app/features/repair/list/search-column.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { type TextRef, textKey } from "#app/features/repair/texts/text.ts";
import { translationsQuery } from "#app/features/repair/texts/translations.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { originalsQuery } from "./originals.server.ts";

const isOfQuote = ({ field }: TextRef) => field === "description" || field === "line";

/**
 * Adds the texts of a job's quotes to its search, in each language. It reads all of them, so that
 * every write of a quote only has to mark texts as due. If a translation of a quote is stored
 * meanwhile, nothing is written: its writer calls this afterwards.
 */
export async function searchQuotes(db: Db, ref: JobRef): Promise<void> {
  const { shopId, jobId } = ref;
  const job = jobOf(shopId, jobId);
  const [texts, translations, [row]] = await db.batch([
    originalsQuery(db, ref),
    translationsQuery(db, ref),
    db.select({ words: repairJobs.searchQuotes }).from(repairJobs).where(job),
  ]);
  const byText = Map.groupBy(translations, textKey);
  const ofQuotes = texts.filter(isOfQuote);
  const words = quoteWords(
    ofQuotes.map(({ text }) => text),
    ofQuotes.flatMap((text) => translationsOf(text, byText)),
  );
  if (!row || row.words === words) return;
  const versions = translations.filter(isOfQuote).reduce((sum, { version }) => sum + version, 0);
  await db
    .update(repairJobs)
    .set({ searchQuotes: words })
    .where(
      and(
        job,
        sql`(SELECT total(t.version) FROM text_translations t
          WHERE t.shop_id = ${shopId} AND t.job_id = ${jobId}
          AND t.field IN ('description', 'line')) = ${versions}`,
      ),
    );
}
