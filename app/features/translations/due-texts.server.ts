import { asc, lte, sql } from "drizzle-orm";
import { jobMessage } from "#app/features/repair/texts/text-work.server.ts";
import { textWork } from "#app/features/repair/texts.tables.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { isDue } from "./work.server.ts";

/** Jobs per run of the cron, and per shop in it. The rest stays due for the next run. */
const perRun = 200;
const ofShopPerRun = 10;

/**
 * Runs every 15 minutes: queues one message per job with due texts, a few of each shop, so that a
 * shop with many delays only its own.
 */
export async function queueDueTexts(
  { db, queue }: Pick<Platform, "db" | "queue">,
  now: number,
): Promise<void> {
  const { shopId, jobId, dueAt } = textWork;
  const due = db.$with("due").as(
    db
      .select({
        shopId,
        jobId,
        dueAt,
        place: sql<number>`row_number() OVER (PARTITION BY ${shopId} ORDER BY ${dueAt})`.as(
          "place",
        ),
      })
      .from(textWork)
      .where(isDue(now)),
  );
  const jobs = await db
    .with(due)
    .select({ shopId: due.shopId, jobId: due.jobId })
    .from(due)
    .where(lte(due.place, ofShopPerRun))
    .orderBy(asc(due.dueAt))
    .limit(perRun);
  await queue.send(jobs.map(jobMessage));
}
