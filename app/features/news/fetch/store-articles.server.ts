import { type SQL, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Article } from "#app/features/news/read/article.ts";
import { articleKey } from "#app/features/news/read/article-link.ts";
import { articleLifetime } from "#app/features/news/sources/source.ts";
import { newsItems, newsSources } from "#app/features/news/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { given, insertRows } from "#app/platform/db/json-rows.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { SourceRow } from "./claim.server.ts";
import type { SourceFetch } from "./fetch-source.server.ts";
import type { Refreshed } from "./refreshed.ts";

type Fetched = {
  source: SourceRow;
  /** Matches while the source is claimed by this fetch. */
  mine: SQL | undefined;
  visit: SourceFetch & { ok: true };
  now: number;
};

export async function storeArticles(
  services: Pick<Platform, "db" | "queue">,
  { source, mine, visit, now }: Fetched,
): Promise<Refreshed> {
  const { db, queue } = services;
  const success = {
    failures: 0,
    problem: null,
    status: null,
    lastFetch: new Date(now),
    lastSuccess: new Date(now),
    restsUntil: new Date(now),
    claimedUntil: null,
  };
  if (visit.unchanged) {
    await db.update(newsSources).set(success).where(mine);
    return { done: "unchanged", found: source.found ?? 0 };
  }
  const { articles, kind, etag, lastModified } = visit;
  const found = articles.length;
  const [added] = await db.batch([
    insertArticles(db, { source, mine, articles, now }),
    db
      .update(newsSources)
      .set({ ...success, kind, found, etag, lastModified })
      .where(mine),
  ]);
  // Pictures are due by their rows: if this message is lost, the next cron sends another.
  if (added.meta.changes > 0)
    await queue.send([{ work: "news-pictures", id: source.id }]).catch(() => undefined);
  return { done: "read", kind, found, added: added.meta.changes };
}

/**
 * Inserts all articles in one statement. Existing ones stay unchanged, and nothing is written if
 * the source was deleted, edited or claimed again concurrently. Articles without a date get the
 * current time, in the order of the source.
 */
function insertArticles(
  db: Db,
  {
    source,
    mine,
    articles,
    now,
  }: Pick<Fetched, "source" | "mine" | "now"> & { articles: readonly Article[] },
) {
  const rows = articles
    .filter(({ publishedAt }) => (publishedAt ?? now) > now - articleLifetime)
    .map(({ link, title, excerpt, image, publishedAt }, at) => ({
      id: newId({ msecs: now }),
      key: articleKey(link, source),
      link,
      title,
      excerpt,
      pictureUrl: image,
      publishedAt: publishedAt ?? now - at,
    }));
  const fixed = {
    sourceId: newsSources.id,
    language: newsSources.language,
    pictured: false,
    pictureDueAt: sql`CASE WHEN ${given("pictureUrl")} IS NULL THEN NULL ELSE ${now} END`,
    pictureTries: 0,
    createdAt: new Date(now),
  };
  return insertRows(db, newsItems, rows, fixed, {
    from: newsSources,
    where: mine,
  }).onConflictDoNothing();
}
