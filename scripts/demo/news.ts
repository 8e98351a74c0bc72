import { readFileSync } from "node:fs";
import { inArray } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { v7 } from "uuid";
import { newsItems, newsSources } from "#app/features/news/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { day } from "#app/values/calendar.ts";
import { fold } from "#app/values/fold.ts";
import { articles } from "./articles.ts";
import type { Files } from "./plant.ts";

const hour = 60 * 60_000;
const host = "news.demo.llave.test";

// Names under .test: nobody is ever asked for them, and so their articles are written here.
const sources = [
  { key: "banco", name: "Banco de Pruebas", language: "es", kind: "feed", path: "/banco/feed.xml", selector: "item, entry" },
  { key: "taller", name: "Taller al Día", language: "es", kind: "page", path: "/taller", selector: "main article" },
  { key: "bay", name: "Bay Four Journal", language: "en", kind: "feed", path: "/bay-four/atom.xml", selector: "item, entry" },
  { key: "volt", name: "High Voltage Desk", language: "en", kind: "page", path: "/volt", selector: ".story" },
  { key: "old", name: "Crankcase Weekly", language: "en", kind: "page", path: "/crankcase", selector: "#stories li", problem: "nothing" },
  { key: "off", name: "Boletín de Frenos", language: "es", kind: "feed", path: "/frenos/rss", selector: "item, entry", inactive: true },
] as const;
export type DemoSource = (typeof sources)[number]["key"];

const idOf = (key: DemoSource) => `0197d3a0-0000-7000-8000-${String(sources.findIndex((one) => one.key === key) + 1).padStart(12, "0")}`;

/** Puts the demo's sources of news and their articles as they were on the first day. `now` in milliseconds. */
export async function plantNews(db: Db, files: Files, now: number): Promise<void> {
  const ids = sources.map(({ key }) => idOf(key));
  const writes: BatchItem<"sqlite">[] = [db.delete(newsSources).where(inArray(newsSources.id, ids))];
  for (const source of sources) {
    const { key, name, language, kind, path, selector } = source;
    const url = `https://${host}${path}`;
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
        failures: problem ? 7 : 0,
        problem,
        // Never due: there is nobody to visit.
        restsUntil: new Date(now + 3650 * day),
        search: fold(`${name} ${url}`),
        createdAt: new Date(now - 60 * day),
      }),
    );
  }
  for (const [at, { source, title, excerpt, picture, hoursAgo }] of articles.entries()) {
    const publishedAt = new Date(now - hoursAgo * hour);
    const id = v7({ msecs: publishedAt.getTime() });
    const link = `https://${host}/${source}/${at + 1}`;
    const { language } = sources.find(({ key }) => key === source)!;
    writes.push(
      db.insert(newsItems).values({
        id,
        sourceId: idOf(source),
        key: `${idOf(source)} ${at}`,
        link,
        title,
        excerpt,
        language,
        pictured: picture !== undefined,
        publishedAt,
        createdAt: publishedAt,
      }),
    );
    if (picture) await files.put(`news/${idOf(source)}/${id}.webp`, drawing(picture), { httpMetadata: { contentType: "image/webp" } });
  }
  await db.batch(writes as [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]]);
}

/** Drawn for the demo. */
const drawing = (name: string) => new Uint8Array(readFileSync(new URL(`./pictures/${name}.webp`, import.meta.url)));
