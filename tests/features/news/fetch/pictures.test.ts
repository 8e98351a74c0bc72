import { drizzle } from "drizzle-orm/d1";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fetchArticlePictures } from "#app/features/news/fetch/pictures.server.ts";
import { pruneNews } from "#app/features/news/fetch/prune.server.ts";
import { newsHosts, newsItems, newsLost } from "#app/features/news/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { openWeb } from "#app/platform/web/web.server.ts";
import { day } from "#app/values/calendar.ts";
import { openD1 } from "../../../support/d1.ts";
import { png, webp } from "../../../support/files/pictures.ts";
import { makeArticle, makeSource } from "../../../support/make.ts";

const now = Date.UTC(2026, 10, 21, 12);
let db: Db;
let close: () => Promise<void>;
beforeEach(async () => {
  const opened = await openD1();
  db = drizzle(opened.d1) as unknown as Db;
  close = opened.close;
});
afterEach(() => close());

/** As much of R2 as the news uses. */
function openFiles(kept: Set<string>) {
  const list = async ({ prefix = "", delimiter }: R2ListOptions) => {
    const keys = [...kept].filter((key) => key.startsWith(prefix));
    const folders = keys.map((key) => prefix + key.slice(prefix.length).split("/")[0] + delimiter);
    return {
      objects: delimiter ? [] : keys.map((key) => ({ key })),
      delimitedPrefixes: delimiter ? [...new Set(folders)] : [],
      truncated: false,
    };
  };
  const remove = async (keys: string[]) => {
    for (const key of keys) kept.delete(key);
  };
  return { list, delete: remove } as unknown as Platform["files"];
}

test("every night deletes articles older than a year, their pictures, and pictures of deleted sources", async () => {
  const [source, gone] = [await makeSource(db), "01890000-0000-7000-8000-00000000dead"];
  const ages = [0, 364, 366, 700];
  const articles = [];
  for (const days of ages)
    articles.push(
      await makeArticle(db, source, { pictured: true, publishedAt: new Date(now - days * day) }),
    );
  const keys = articles.map(({ id }) => `news/${source.id}/${id}.webp`);
  const kept = new Set([...keys, `news/${gone}/1.webp`, `news/${gone}/2.webp`, "logos/untouched"]);
  await db.insert(newsLost).values([
    { id: "old", sourceId: gone, work: "news", at: new Date(now - 100 * day) },
    { id: "new", sourceId: gone, work: "news", at: new Date(now) },
  ]);
  await db.insert(newsHosts).values({ host: "old.com", nextAt: new Date(now - 100 * day) });
  await pruneNews({ db, files: openFiles(kept) }, now);
  expect((await db.select().from(newsItems)).map(({ id }) => id).sort()).toEqual(
    [articles[0]!.id, articles[1]!.id].sort(),
  );
  expect([...kept].sort()).toEqual([keys[0]!, keys[1]!, "logos/untouched"].sort());
  expect((await db.select().from(newsLost)).map(({ id }) => id)).toEqual(["new"]);
  expect(await db.select().from(newsHosts)).toEqual([]);
});

test("retries the message while R2 cannot be written (R3)", async () => {
  const source = await makeSource(db);
  const due = { pictureUrl: "https://www.tallerhoy.com/p.png", pictureDueAt: new Date(now) };
  const article = await makeArticle(db, source, due);
  const desk = (put: () => Promise<void>) =>
    ({
      db,
      now: () => now,
      web: openWeb(
        async () =>
          new Response(new Uint8Array(png()), { headers: { "content-type": "image/png" } }),
      ),
      images: {
        input: () => ({
          transform: () => ({
            output: async () => ({ response: () => new Response(new Uint8Array(webp)) }),
          }),
        }),
      },
      files: { put },
    }) as unknown as Parameters<typeof fetchArticlePictures>[0];
  const row = () => db.select().from(newsItems).get();
  await expect(
    fetchArticlePictures(
      desk(() => Promise.reject(new Error("R2 is away"))),
      source.id,
    ),
  ).rejects.toThrow("R2 is away");
  expect(await row()).toMatchObject({
    id: article.id,
    pictured: false,
    pictureDueAt: new Date(now),
  });
  await fetchArticlePictures(
    desk(async () => undefined),
    source.id,
  );
  expect(await row()).toMatchObject({ pictured: true, pictureDueAt: null });
});
