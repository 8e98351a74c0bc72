import { drizzle } from "drizzle-orm/d1";
import { afterEach, beforeEach, expect, test } from "vitest";
import { processMessage, queueDueNews } from "#app/features/news/fetch/due.server.ts";
import { newsSources } from "#app/features/news/tables.server.ts";
import { settingsRow } from "#app/platform/config/settings.server.ts";
import { siteSettings } from "#app/platform/config/settings.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { QueueMessage } from "#app/platform/queue/queue.server.ts";
import { openWeb } from "#app/platform/web/web.server.ts";
import { openD1 } from "../../../support/d1.ts";
import { makeSource } from "../../../support/make.ts";

const minute = 60_000;
const now = Date.UTC(2026, 10, 21, 12);

let db: Db;
let close: () => Promise<void>;
let sent: { message: QueueMessage; delay: number | undefined }[];
let asked: string[];
const desk = (feed: (url: string) => Response): Platform =>
  ({
    db,
    now: () => now,
    queue: {
      send: async (queue: readonly QueueMessage[], delay?: number) =>
        void sent.push(...queue.map((message) => ({ message, delay }))),
    },
    web: openWeb(async (url) => {
      asked.push(url);
      return feed(url);
    }),
  }) as Platform;
const silent = desk.bind(undefined, () => new Response(null, { status: 404 }));

beforeEach(async () => {
  const opened = await openD1();
  db = drizzle(opened.d1) as Db;
  close = opened.close;
  [sent, asked] = [[], []];
});
afterEach(() => close());

const ago = (minutes: number) => new Date(now - minutes * minute);

test("the cron queues one message per active source that is due by the configured interval", async () => {
  await makeSource(db, { name: "never visited" });
  await makeSource(db, { name: "an hour ago", restsUntil: ago(60) });
  await makeSource(db, { name: "half an hour ago", restsUntil: ago(30) });
  await makeSource(db, {
    name: "resting after misses",
    restsUntil: new Date(now + minute),
    failures: 3,
  });
  await makeSource(db, { name: "switched off", active: false });
  const due = async () => {
    sent = [];
    await queueDueNews(silent(), now);
    const names = new Map((await db.select().from(newsSources)).map(({ id, name }) => [id, name]));
    return sent.map(({ message: { work, id } }) => `${work}: ${names.get(id)}`).sort();
  };
  expect(await due()).toEqual(["news: an hour ago", "news: never visited"]);
  await db
    .insert(siteSettings)
    .values({ id: settingsRow, newsIntervalMinutes: 15, updatedAt: new Date(now) });
  expect(await due()).toEqual([
    "news: an hour ago",
    "news: half an hour ago",
    "news: never visited",
  ]);
});

test("a message for a source that is inactive, deleted or not due fetches nothing", async () => {
  const fresh = await makeSource(db, { restsUntil: ago(1) });
  const off = await makeSource(db, { active: false });
  for (const id of [fresh.id, off.id, "gone"]) await processMessage(silent(), { work: "news", id });
  expect([asked, sent]).toEqual([[], []]);
});

test("requests to a host keep its Crawl-delay; a postponed fetch is no failure", async () => {
  const [one, two] = [
    await makeSource(db, { url: "https://slow.com/1" }),
    await makeSource(db, { url: "https://slow.com/2" }),
  ];
  const body = "<rss><channel><item><title>Uno</title><link>/a</link></item></channel></rss>";
  const slow = desk(
    (url) => new Response(url.endsWith("robots.txt") ? "User-agent: *\nCrawl-delay: 30" : body),
  );
  for (const { id } of [one, two]) await processMessage(slow, { work: "news", id });
  expect(asked).toEqual(["https://slow.com/robots.txt", "https://slow.com/1"]);
  expect(sent).toContainEqual({ message: { work: "news", id: two.id }, delay: 20 });
  const rows = new Map((await db.select().from(newsSources)).map((row) => [row.id, row]));
  expect(rows.get(one.id)).toMatchObject({ failures: 0, lastFetch: new Date(now), found: 1 });
  expect(rows.get(two.id)).toMatchObject({ failures: 0, lastFetch: null, claimedUntil: null });
});
