import { readFileSync } from "node:fs";
import { inArray } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { v7 } from "uuid";
import { articleKey } from "#app/features/news/read/article-link.ts";
import { restsUntil } from "#app/features/news/sources/source.ts";
import { newsItems, newsSources } from "#app/features/news/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { day } from "#app/values/calendar.ts";
import { fold } from "#app/values/fold.ts";
import { articles, linkOf } from "../../demo/news/articles.ts";
import { type DemoSource, sources, urlOf } from "../../demo/news/sources.ts";
import type { Files } from "./seed-accounts.ts";

const hour = 60 * 60_000;
/** Failed fetches of the source whose selector no longer matches its page. */
const misses = 7;

const idOf = (key: DemoSource) =>
  `0197d3a0-0000-7000-8000-${String(sources.findIndex((one) => one.key === key) + 1).padStart(12, "0")}`;

/**
 * Puts the demo's sources of news and their articles as they were on the first day. `now` in
 * milliseconds.
 */
export async function seedNews(db: Db, files: Files, now: number): Promise<void> {
  const ids = sources.map(({ key }) => idOf(key));
  const writes: BatchItem<"sqlite">[] = [
    db.delete(newsSources).where(inArray(newsSources.id, ids)),
  ];
  for (const source of sources) {
    const { key, name, language, kind, selector } = source;
    const url = urlOf(source);
    const problem = "problem" in source ? source.problem : null;
    writes.push(
      db.insert(newsSources).values({
        id: idOf(key),
        name,
        url,
        selector,
        language,
        kind,
        active: !("inactive" in source),
        lastFetch: new Date(now - 12 * 60_000),
        lastSuccess: new Date(now - (problem ? 9 * day : 12 * 60_000)),
        found: articles.filter((article) => article.source === key).length,
        failures: problem ? misses : 0,
        problem,
        restsUntil: new Date(problem ? restsUntil(now, misses, hour) : now),
        search: fold(`${name} ${url}`),
        createdAt: new Date(now - 60 * day),
      }),
    );
  }
  for (const article of articles) {
    const { source, title, excerpt, picture, hoursAgo } = article;
    const publishedAt = new Date(now - hoursAgo * hour);
    const id = v7({ msecs: publishedAt.getTime() });
    const link = linkOf(article);
    const { language, ...from } = sources.find(({ key }) => key === source)!;
    writes.push(
      db.insert(newsItems).values({
        id,
        sourceId: idOf(source),
        // As a visit would name it, so that the first visit brings nothing twice.
        key: articleKey(link, { id: idOf(source), url: urlOf(from) }),
        link,
        title,
        excerpt,
        language,
        pictured: picture !== undefined,
        publishedAt,
        createdAt: publishedAt,
      }),
    );
    if (picture)
      await files.put(`news/${idOf(source)}/${id}.webp`, drawing(picture), {
        httpMetadata: { contentType: "image/webp" },
      });
  }
  await db.batch(writes as [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]]);
}

/** Drawn for the demo. */
const drawing = (name: string) =>
  new Uint8Array(readFileSync(new URL(`./pictures/${name}.webp`, import.meta.url)));
