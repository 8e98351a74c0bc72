import { and, asc, eq, inArray, isNotNull, lt, lte } from "drizzle-orm";
import { memory } from "#app/features/news/sources/source.ts";
import { newsHosts, newsItems, newsLost, newsSources } from "#app/features/news/tables.server.ts";
import { fetchPicture } from "#app/platform/files/pictures.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

type Services = Pick<Platform, "db" | "web" | "now" | "queue" | "images" | "files">;

const hour = 60 * 60_000;
const bounds = { run: 20, time: 60_000, tries: 3 };
const prefix = "news/";
const keyOf = (sourceId: string, id: string) => `${prefix}${sourceId}/${id}.webp`;

/**
 * Fetches the pictures that are due for a source's articles, one after another; what is left comes
 * with the next message.
 */
export async function fetchArticlePictures(services: Services, sourceId: string): Promise<void> {
  const { db, files, now, queue } = services;
  const begun = now();
  const due = await db
    .select({ id: newsItems.id, address: newsItems.pictureUrl, tries: newsItems.pictureTries })
    .from(newsItems)
    .where(
      and(
        eq(newsItems.sourceId, sourceId),
        isNotNull(newsItems.pictureDueAt),
        lte(newsItems.pictureDueAt, new Date(begun)),
      ),
    )
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

/** The picture of an article, or null. Both names may come straight from an address. */
export const openPicture = async (
  files: Platform["files"],
  sourceId: string,
  id: string,
): Promise<R2ObjectBody | null> =>
  isId(sourceId) && isId(id) ? files.get(keyOf(sourceId, id)) : null;
const isId = (text: string) => /^[0-9a-f-]{36}$/.test(text);

/**
 * Every night: articles older than a year with their pictures, the pictures of sources that are
 * gone, and what else grows.
 */
export async function pruneNews(
  { db, files }: Pick<Platform, "db" | "files">,
  now: number,
): Promise<void> {
  await db.delete(newsLost).where(lt(newsLost.at, new Date(now - memory / 4)));
  await db.delete(newsHosts).where(lt(newsHosts.nextAt, new Date(now - memory / 4)));
  for (let round = 0; round < 20; round++) {
    const old = await db
      .select({ id: newsItems.id, sourceId: newsItems.sourceId, pictured: newsItems.pictured })
      .from(newsItems)
      .where(lt(newsItems.publishedAt, new Date(now - memory)))
      .orderBy(asc(newsItems.publishedAt))
      .limit(90);
    if (old.length === 0) break;
    const keys = old.flatMap(({ id, sourceId, pictured }) =>
      pictured ? [keyOf(sourceId, id)] : [],
    );
    if (keys.length > 0) await files.delete(keys);
    await db.delete(newsItems).where(
      inArray(
        newsItems.id,
        old.map(({ id }) => id),
      ),
    );
  }
  await removeStrayPictures(db, files);
}

async function removeStrayPictures(db: Platform["db"], files: Platform["files"]): Promise<void> {
  let cursor: string | undefined;
  do {
    const folders = await files.list({ prefix, delimiter: "/", ...(cursor && { cursor }) });
    cursor = folders.truncated ? folders.cursor : undefined;
    const ids = folders.delimitedPrefixes.map((folder) => folder.slice(prefix.length, -1));
    for (let at = 0; at < ids.length; at += 90) {
      const some = ids.slice(at, at + 90);
      const known = await db
        .select({ id: newsSources.id })
        .from(newsSources)
        .where(inArray(newsSources.id, some));
      for (const gone of some.filter((id) => !known.some((source) => source.id === id)))
        await removePictures(files, gone);
    }
  } while (cursor);
}

async function removePictures(files: Platform["files"], sourceId: string): Promise<void> {
  for (let round = 0; round < 20; round++) {
    const { objects } = await files.list({ prefix: `${prefix}${sourceId}/`, limit: 500 });
    if (objects.length === 0) return;
    await files.delete(objects.map(({ key }) => key));
  }
}
