import { asc, inArray, lt } from "drizzle-orm";
import { articleLifetime } from "#app/features/news/sources/source.ts";
import { newsHosts, newsItems, newsLost, newsSources } from "#app/features/news/tables.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { keyOf, prefix } from "./picture-files.server.ts";

/**
 * Runs every night: deletes articles older than a year with their pictures, pictures of deleted
 * sources, and old rows of hosts and lost messages.
 */
export async function pruneNews(
  { db, files }: Pick<Platform, "db" | "files">,
  now: number,
): Promise<void> {
  await db.delete(newsLost).where(lt(newsLost.at, new Date(now - articleLifetime / 4)));
  await db.delete(newsHosts).where(lt(newsHosts.nextAt, new Date(now - articleLifetime / 4)));
  for (let round = 0; round < 20; round++) {
    const old = await db
      .select({ id: newsItems.id, sourceId: newsItems.sourceId, pictured: newsItems.pictured })
      .from(newsItems)
      .where(lt(newsItems.publishedAt, new Date(now - articleLifetime)))
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
