import { and, desc, sql } from "drizzle-orm";
import { descriptionTranslation } from "#app/features/quotes/description-translation.server.ts";
import { isEarlierOf } from "#app/features/repair/comebacks/comebacks.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { readTranslation } from "#app/features/repair/texts/read-translation.ts";
import { translationOfIssues } from "#app/features/repair/texts/translation-column.server.ts";
import { visitsOf, visitsPerPage } from "#app/features/repair/visits/visits.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";

export type EarlierJobs = NonNullable<Awaited<ReturnType<typeof findEarlierJobs>>>;

/** An earlier job in the list: its approved work, else its complaint. */
type EarlierJob = { id: string; number: number; createdAt: number; texts: string[] };

const textsIn = (json: string): string[] =>
  (JSON.parse(json) as [written: string, translation: string | null][]).map(
    ([written, translation]) => readTranslation(translation)?.text ?? written,
  );

/** Earlier jobs that a job may be a comeback of, latest first. No price is read. */
export async function findEarlierJobs(
  db: Db,
  { shopId, jobId }: JobRef,
  { before, reader }: { before: number | undefined; reader: Language },
) {
  const job = sql`(SELECT j.vehicle_id FROM repair_jobs j WHERE j.shop_id = ${shopId} AND j.id = ${jobId})`;
  const [[found], rows] = await db.batch([
    db.select({ number: repairJobs.number }).from(repairJobs).where(jobOf(shopId, jobId)),
    db
      .select({
        id: repairJobs.id,
        number: repairJobs.number,
        createdAt: repairJobs.createdAt,
        issues: repairJobs.issues,
        translation: translationOfIssues(reader),
        work: sql<string>`(SELECT json_group_array(json_array(q.description, ${descriptionTranslation(reader)}))
          FROM repair_quotes q WHERE q.shop_id = repair_jobs.shop_id AND q.job_id = repair_jobs.id
          AND q.status = 'approved')`.as("work"),
      })
      .from(repairJobs)
      .where(
        and(
          visitsOf(repairJobs.vehicleId, { shopId, id: job, before }),
          isEarlierOf({ shopId, jobId }),
        ),
      )
      .orderBy(desc(repairJobs.number))
      .limit(visitsPerPage + 1),
  ]);
  if (!found) return undefined;
  const jobs = rows.slice(0, visitsPerPage).map((row): EarlierJob => {
    const texts = textsIn(row.work);
    const said = readTranslation(row.translation)?.text ?? row.issues;
    const { id, number, createdAt } = row;
    return { id, number, createdAt: createdAt.getTime(), texts: texts.length > 0 ? texts : [said] };
  });
  return { jobs, older: rows.length > visitsPerPage ? jobs.at(-1)!.number : undefined };
}
