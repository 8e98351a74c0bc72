import { and, asc, eq } from "drizzle-orm";
import { newsItems } from "#app/features/news/tables.server.ts";
import { isDue } from "#app/platform/db/due-work.server.ts";
import { fetchPicture } from "#app/platform/files/pictures.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { keyOf } from "./picture-files.server.ts";

type Services = Pick<Platform, "db" | "web" | "now" | "queue" | "images" | "files">;

const hour = 60 * 60_000;

const bounds = { run: 20, time: 60_000, tries: 3 };

/** Fetches the due pictures of a source one after another; queues a message for the rest. */
export async function fetchArticlePictures(services: Services, sourceId: string): Promise<void> {
  const { db, files, now, queue } = services;
  const begun = now();
  const due = await db
    .select({ id: newsItems.id, address: newsItems.pictureUrl, tries: newsItems.pictureTries })
    .from(newsItems)
    .where(and(eq(newsItems.sourceId, sourceId), isDue(newsItems.pictureDueAt, begun)))
    .orderBy(asc(newsItems.pictureDueAt))
    .limit(bounds.run + 1);
  let left = due.length > bounds.run;
  for (const { id, address, tries } of due.slice(0, bounds.run)) {
    if (now() - begun > bounds.time) {
      left = true;
      break;
    }
    const fetched = await fetchPicture(services, address ?? "");
    if (fetched.ok)
      await files.put(keyOf(sourceId, id), fetched.bytes, {
        httpMetadata: { contentType: "image/webp" },
      });
    const again = !fetched.ok && fetched.again && tries + 1 < bounds.tries;
    await db
      .update(newsItems)
      .set({
        pictureTries: tries + 1,
        pictureDueAt: again ? new Date(now() + hour) : null,
        pictured: fetched.ok,
      })
      .where(eq(newsItems.id, id));
  }
  if (left) await queue.send([{ work: "news-pictures", id: sourceId }]);
}
