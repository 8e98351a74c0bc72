import { and, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { v7 as newId } from "uuid";
import { type Article, articleKey } from "#app/features/news/read/article.ts";
import {
  lease,
  memory,
  restsUntil,
  type SourceKind,
  type SourceProblem,
  slack,
} from "#app/features/news/sources/source.ts";
import { newsItems, newsSources } from "#app/features/news/tables.server.ts";
import { readSettings } from "#app/platform/config/settings.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { fetchSource, type SourceFetch } from "./fetch-source.server.ts";

type Services = Pick<Platform, "db" | "web" | "now" | "queue">;
type Source = typeof newsSources.$inferSelect;

export type Refreshed =
  /**
   * Articles found, and how many of them were new; `unchanged`: the site says that nothing happened
   * since.
   */
  | { done: "read"; kind: SourceKind; found: number; added: number }
  | { done: "unchanged"; found: number }
  | { done: "missed"; problem: SourceProblem; status?: number | undefined }
  /** Its host is to be left alone for a moment; nothing was written down. */
  | { done: "postponed" }
  /** It is not there, not due, or is being visited at this moment. */
  | { done: "nothing" };

/**
 * Visits a source that is due and writes down what it brought and how it went. Safe to call twice
 * at once: one call takes the source, the other finds nothing to do. `now`: whether due or not, and
 * active or not (Fetch now); `along` is written with the claiming.
 */
export async function refreshSource(
  services: Services,
  id: string,
  asked: { now: boolean; along?: BatchItem<"sqlite"> },
): Promise<Refreshed> {
  const { newsIntervalMinutes } = await readSettings(services.db);
  const interval = newsIntervalMinutes * 60_000;
  const claim = new Date(services.now() + lease);
  const source = await claimSource(services, {
    id,
    claim,
    due: asked.now ? undefined : isDue(services.now(), interval),
    along: asked.along,
  });
  if (!source) return { done: "nothing" };
  const visit = await fetchSource(services, source);
  const { db } = services;
  const mine = and(eq(newsSources.id, id), eq(newsSources.claimedUntil, claim));
  if (!visit.ok && visit.problem === "busy") {
    await db.update(newsSources).set({ claimedUntil: null }).where(mine);
    return { done: "postponed" };
  }
  const now = services.now();
  if (!visit.ok) {
    const failures = source.failures + 1;
    const missed = {
      failures,
      problem: visit.problem,
      status: visit.status ?? null,
      restsUntil: new Date(restsUntil(now, failures, interval)),
    };
    await db
      .update(newsSources)
      .set({ ...missed, lastFetch: new Date(now), claimedUntil: null })
      .where(mine);
    return { done: "missed", problem: visit.problem, status: visit.status };
  }
  return storeArticles(services, { source, mine, visit, now });
}

/** The sources whose interval has passed. */
export const isDue = (now: number, interval: number): SQL =>
  and(eq(newsSources.active, true), lte(newsSources.restsUntil, new Date(now - interval + slack)))!;

type Claim = {
  id: string;
  /** When the claim expires, which is also what identifies it. */
  claim: Date;
  due: SQL | undefined;
  along: BatchItem<"sqlite"> | undefined;
};

/**
 * Claims a source for one fetch. A claim that was never released expires by itself, so that a
 * crashed fetch does not block its source.
 */
async function claimSource(
  { db, now }: Services,
  { id, claim, due, along }: Claim,
): Promise<Source | undefined> {
  const free = or(isNull(newsSources.claimedUntil), lte(newsSources.claimedUntil, new Date(now())));
  const claiming = db
    .update(newsSources)
    .set({ claimedUntil: claim })
    .where(and(eq(newsSources.id, id), free, due))
    .returning();
  const [[source]] = along ? await db.batch([claiming, along]) : [await claiming];
  return source;
}

type Fetched = {
  source: Source;
  /** Whether the source is still claimed by this fetch. */
  mine: SQL | undefined;
  visit: SourceFetch & { ok: true };
  now: number;
};

async function storeArticles(
  services: Services,
  { source, mine, visit, now }: Fetched,
): Promise<Refreshed> {
  const { db, queue } = services;
  const well = {
    failures: 0,
    problem: null,
    status: null,
    lastFetch: new Date(now),
    lastSuccess: new Date(now),
    restsUntil: new Date(now),
    claimedUntil: null,
  };
  if (visit.unchanged) {
    await db.update(newsSources).set(well).where(mine);
    return { done: "unchanged", found: source.found ?? 0 };
  }
  const { articles, kind, etag, lastModified } = visit;
  const found = articles.length;
  const [added] = await db.batch([
    insertArticles(db, { source, mine, articles, now }),
    db
      .update(newsSources)
      .set({ ...well, kind, found, etag, lastModified })
      .where(mine),
  ]);
  // The pictures are due by their rows; should this message be lost, the next cron sends another.
  if (added.meta.changes > 0)
    await queue.send([{ work: "news-pictures", id: source.id }]).catch(() => undefined);
  return { done: "read", kind, found, added: added.meta.changes };
}

/**
 * One statement for all articles: those that are there already stay as they are, and nothing is
 * written when the source was deleted, changed or taken by another visit meanwhile. Without a date
 * it is the moment of the first sight, in the source's own order.
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
    .filter(({ publishedAt }) => (publishedAt ?? now) > now - memory)
    .map(({ link, title, excerpt, image, publishedAt }, at) => ({
      id: newId({ msecs: now }),
      key: articleKey(link, source),
      link,
      title,
      excerpt,
      image,
      published: publishedAt ?? now - at,
    }));
  const field = (name: string) => sql.raw(`json_extract(found.value, '$.${name}')`);
  const columns = {
    id: field("id"),
    sourceId: newsSources.id,
    key: field("key"),
    link: field("link"),
    title: field("title"),
    excerpt: field("excerpt"),
    language: newsSources.language,
    pictured: false,
    pictureUrl: field("image"),
    pictureDueAt: sql`CASE WHEN ${field("image")} IS NULL THEN NULL ELSE ${now} END`,
    pictureTries: 0,
    publishedAt: field("published"),
    createdAt: new Date(now),
  };
  const found = sql`FROM ${newsSources} CROSS JOIN json_each(${JSON.stringify(rows)}) AS found
    WHERE ${mine}`;
  return insertSelect(db, newsItems, columns, found).onConflictDoNothing();
}
