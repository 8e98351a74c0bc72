import { and, eq, isNotNull, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { restsUntil } from "#app/features/news/sources/source.ts";
import { newsItems, newsLost, newsSources } from "#app/features/news/tables.server.ts";
import { readSettings } from "#app/platform/config/settings.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { QueueMessage } from "#app/platform/queue/queue.server.ts";

/**
 * Records a message that failed all its retries, for administrators. It counts as a failure of its
 * source, which is retried later and later.
 */
export async function recordLostMessage(
  { db }: Pick<Platform, "db">,
  { work, id }: QueueMessage,
  now: number,
): Promise<void> {
  const interval = (await readSettings(db)).newsIntervalMinutes * 60_000;
  const misses = sql<number>`${newsSources.failures} + 1`;
  const source = await db
    .select({ failures: newsSources.failures })
    .from(newsSources)
    .where(eq(newsSources.id, id))
    .get();
  const rest = new Date(restsUntil(now, (source?.failures ?? 0) + 1, interval));
  await db.batch([
    db
      .insert(newsLost)
      .values({ id: newId({ msecs: now }), sourceId: id, work, at: new Date(now) }),
    work === "news"
      ? db
          .update(newsSources)
          .set({
            failures: misses,
            problem: "broke",
            status: null,
            lastFetch: new Date(now),
            restsUntil: rest,
            claimedUntil: null,
          })
          .where(eq(newsSources.id, id))
      : db
          .update(newsItems)
          .set({ pictureDueAt: null })
          .where(and(eq(newsItems.sourceId, id), isNotNull(newsItems.pictureDueAt))),
  ]);
}
