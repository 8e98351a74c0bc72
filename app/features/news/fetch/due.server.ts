import { asc } from "drizzle-orm";
import { newsItems, newsSources } from "#app/features/news/tables.server.ts";
import { readSettings } from "#app/platform/config/settings.server.ts";
import { isDue } from "#app/platform/db/due-work.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { QueueMessage } from "#app/platform/queue/queue.server.ts";
import { isSourceDue } from "./claim.server.ts";
import { fetchArticlePictures } from "./pictures.server.ts";
import { refreshSource } from "./refresh.server.ts";

/** Limits per run. The rest is still due at the next run, 15 minutes later. */
const bounds = { sources: 500, pictures: 500 };

/**
 * Runs every 15 minutes: queues one message per due source, and per source with pictures to fetch.
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
      .where(isSourceDue(now, newsIntervalMinutes * 60_000))
      .orderBy(asc(newsSources.restsUntil))
      .limit(bounds.sources),
    db
      .select({ id: newsItems.sourceId })
      .from(newsItems)
      .where(isDue(newsItems.pictureDueAt, now))
      .orderBy(asc(newsItems.pictureDueAt))
      .limit(bounds.pictures),
  ]);
  const due: QueueMessage[] = sources.map(({ id }) => ({ work: "news", id }));
  for (const id of new Set(pictures.map(({ id }) => id))) due.push({ work: "news-pictures", id });
  await queue.send(due);
}

type Services = Pick<Platform, "db" | "web" | "now" | "queue" | "images" | "files">;

/** Processes a message of the queue. @throws when the message should be retried */
export async function processMessage(services: Services, message: QueueMessage): Promise<void> {
  if (message.work === "news-pictures") return fetchArticlePictures(services, message.id);
  const { done } = await refreshSource(services, message.id, { now: false });
  if (done === "postponed") await services.queue.send([message], 20);
}
