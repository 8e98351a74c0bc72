import { asc, desc, eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { newsItems, newsSources } from "#app/features/news/tables.server.ts";
import { openApp } from "../support/app.ts";
import { openPublicWeb } from "../support/machine/public-web.ts";
import { makeSource } from "../support/make.ts";
import { newsSites } from "../support/news-sites/all.ts";

// News end to end: cron, queue, a simulated public web, D1. All sources run at once (R9).

const app = openApp();
const web = openPublicWeb();
const ids = new Map<string, string>();

beforeAll(async () => {
  for (const { name, url, selector = "article", language = "es", pages } of newsSites) {
    for (const [address, page] of Object.entries(pages)) web.publish(address, page);
    ids.set(name, (await makeSource(app().db, { name, url, selector, language })).id);
  }
  await app().quarter();
  await settled();
}, 600_000);

/** Waits until every source was visited and no picture is due. */
async function settled() {
  for (let round = 0; round < 250; round++) {
    const { db } = app();
    const waiting = (await db.select().from(newsSources)).filter(
      ({ lastFetch }) => lastFetch === null,
    );
    const due = (await db.select().from(newsItems)).filter(
      ({ pictureDueAt }) => pictureDueAt && pictureDueAt.getTime() <= Date.now(),
    );
    if (waiting.length + due.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("the news did not settle");
}

const itemsOf = (name: string) =>
  app()
    .db.select()
    .from(newsItems)
    .where(eq(newsItems.sourceId, ids.get(name)!))
    .orderBy(desc(newsItems.publishedAt), desc(newsItems.id));
const sourceOf = async (name: string) =>
  (await app()
    .db.select()
    .from(newsSources)
    .where(eq(newsSources.id, ids.get(name)!))
    .get())!;

test("At least forty sites are covered", () => expect(newsSites.length).toBeGreaterThanOrEqual(40));

describe.each(newsSites)("$name", ({ name, titles, problem, first, atMost }) => {
  test("Yields the expected articles or problem", async () => {
    const source = await sourceOf(name);
    const items = await itemsOf(name);
    if (problem) {
      expect({ problem: source.problem, failures: source.failures, items: items.length }).toEqual({
        problem,
        failures: 1,
        items: 0,
      });
      return;
    }
    expect(source).toMatchObject({ problem: null, failures: 0, lastSuccess: expect.any(Date) });
    if (titles) expect(items.map(({ title }) => title)).toEqual(titles);
    if (atMost) {
      expect(items.length).toBeGreaterThan(0);
      expect(items.length).toBeLessThanOrEqual(atMost);
    }
    const { publishedAt, ...rest } = first ?? {};
    if (first) expect(items[0]).toMatchObject(rest);
    if (publishedAt) expect(items[0]!.publishedAt.toISOString()).toBe(publishedAt);
  });
});

test("Stores short plain text, dated no later than now", async () => {
  for (const { title, excerpt, link, publishedAt } of await app().db.select().from(newsItems)) {
    expect(title.length).toBeLessThanOrEqual(200);
    expect(excerpt.length).toBeLessThanOrEqual(400);
    expect(title + excerpt).not.toMatch(/hacked|[\p{Cc}\u202E\u200B\uFEFF]/u);
    expect(link).toMatch(/^https?:\/\/[\w.-]+\.com\//);
    expect(publishedAt.getTime()).toBeLessThanOrEqual(Date.now());
    expect(publishedAt.getTime()).toBeGreaterThan(Date.now() - 366 * 86_400_000);
  }
});

test("Never requests a private address, and sends a User-Agent", () => {
  expect(web.asked.filter(({ url }) => !new URL(url).hostname.endsWith(".tallernews.com"))).toEqual(
    [],
  );
  expect(new Set(web.asked.map(({ headers }) => headers.get("user-agent")))).toEqual(
    new Set(["Llave/1.0.0"]),
  );
  expect(web.asked.some(({ headers }) => headers.has("cookie"))).toBe(false);
});

test("Reads robots.txt once per host, before anything else", () => {
  const robots = web.asked.filter(({ url }) => url.endsWith("/robots.txt")).map(({ url }) => url);
  expect(new Set(robots).size).toBe(robots.length);
  const hosts = new Set(web.asked.map(({ url }) => new URL(url).host));
  for (const host of hosts)
    expect(web.asked.find(({ url }) => new URL(url).host === host)!.url).toBe(
      `https://${host}/robots.txt`,
    );
});

test("Stores pictures as WebP", async () => {
  const pictured = (await app().db.select().from(newsItems)).filter((item) => item.pictured);
  expect(pictured.length).toBe(3);
  for (const { id, sourceId } of pictured) {
    const kept = await app().files.get(`news/${sourceId}/${id}.webp`);
    expect(
      Buffer.from(await kept!.arrayBuffer())
        .subarray(8, 12)
        .toString(),
    ).toBe("WEBP");
  }
});

test("A source cannot replace another source's article", async () => {
  expect((await itemsOf("RSS 2.0")).map(({ title }) => title)).toContain("Frenos nuevos");
});

test("Six overlapping runs add no duplicates (R9)", { timeout: 600_000 }, async () => {
  const { db, queue } = app();
  const names = [
    "RSS 2.0",
    "Atom",
    "a plain page",
    "the same article five times",
    "ten thousand items",
  ];
  const mine = names.map((name) => ids.get(name)!);
  const before = await db
    .select({ key: newsItems.key })
    .from(newsItems)
    .orderBy(asc(newsItems.key));
  for (let run = 0; run < 6; run++) {
    await db
      .update(newsSources)
      .set({ restsUntil: new Date(0), lastFetch: null, ...(run < 3 && { etag: null }) })
      .where(inArray(newsSources.id, mine));
    await Promise.all([
      app().quarter(),
      queue.sendBatch(
        mine.flatMap((id) => Array.from({ length: 3 }, () => ({ body: { work: "news", id } }))),
      ),
    ]);
    await settled();
  }
  expect(
    await db.select({ key: newsItems.key }).from(newsItems).orderBy(asc(newsItems.key)),
  ).toEqual(before);
});
