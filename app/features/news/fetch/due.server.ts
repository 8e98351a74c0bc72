import { and, asc, eq, isNotNull, lte, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { restsUntil } from "#app/features/news/sources/source.ts";
import { newsItems, newsLost, newsSources } from "#app/features/news/tables.server.ts";
import { readSettings } from "#app/platform/config/settings.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { QueueMessage } from "#app/platform/queue/queue.server.ts";
import { fetchArticlePictures } from "./pictures.server.ts";
import { isDue, refreshSource } from "./refresh.server.ts";

/** Of one run; what is left is due still, a quarter of an hour later. */
const bounds = { sources: 500, pictures: 500 };

/**
 * Every quarter of an hour: one message for each source that is due, and for each that has pictures
 * to fetch.
 */
export async function queueDueNews(
  { db, queue }: Pick<Platform, "db" | "queue">,
  now: number,
): Promise<void> {
  const { newsIntervalMinutes } = await readSettings(db);
  const [sources, pictures] = await db.batch([
    db
      .select({ id: newsSources.id })
      .from(newsSources)
      .where(isDue(now, newsIntervalMinutes * 60_000))
      .orderBy(asc(newsSources.restsUntil))
      .limit(bounds.sources),
    db
      .select({ id: newsItems.sourceId })
      .from(newsItems)
      .where(and(isNotNull(newsItems.pictureDueAt), lte(newsItems.pictureDueAt, new Date(now))))
      .orderBy(asc(newsItems.pictureDueAt))
      .limit(bounds.pictures),
  ]);
  const due: QueueMessage[] = sources.map(({ id }) => ({ work: "news", id }));
  for (const id of new Set(pictures.map(({ id }) => id))) due.push({ work: "news-pictures", id });
  await queue.send(due);
}

type Services = Pick<Platform, "db" | "web" | "now" | "queue" | "images" | "files">;

/** Does what a message of the queue says is due. @throws when it should come again. */
export async function processMessage(services: Services, message: QueueMessage): Promise<void> {
  if (message.work === "news-pictures") return fetchArticlePictures(services, message.id);
  const { done } = await refreshSource(services, message.id, { now: false });
  if (done === "postponed") await services.queue.send([message], 20);
}

/**
 * A message that failed as often as it may: something breaks wherever this source is worked on. It
 * is written down for the administrators, and counts as a miss so that it is left alone for a
 * while.
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
