import { beforeAll, describe, expect, test } from "vitest";
import { newsQuery } from "#app/features/news/list/items.server.ts";
import { newsAddress } from "#app/features/news/list/news-search.ts";
import { stockPicture } from "#app/features/news/list/stock-picture.ts";
import { openApp } from "../support/app.ts";
import { webp } from "../support/files/pictures.ts";
import { fillNews, nthSource } from "../support/fill.ts";
import { makeArticle, makeSource } from "../support/make.ts";
import { type Person, signedIn } from "../support/people.ts";

const app = openApp();
let free: Person;
beforeAll(async () => {
  free = await signedIn(app().db);
});
const page = async (query = "") => {
  const answer = await app().visit(`/noticias${query}`, { as: free });
  return { status: answer.status, html: (await answer.text()).replaceAll("<!-- -->", "") };
};
const titlesIn = (html: string) =>
  [...html.matchAll(/<h2[^>]*text-balance[^>]*>([^<]*)<\/h2>/g)].map(([, title]) => title);

test("has an empty state in both languages", async () => {
  expect(await page()).toMatchObject({
    status: 200,
    html: expect.stringContaining("No news right now."),
  });
  expect((await page("?lng=es")).html).toContain("No hay noticias en este momento.");
});

describe("with news", () => {
  let spanish: Awaited<ReturnType<typeof makeSource>>;
  let english: typeof spanish;
  beforeAll(async () => {
    const { db } = app();
    spanish = await makeSource(db, { name: "Taller Hoy" });
    english = await makeSource(db, { name: "Shop Press", language: "en", active: false });
    for (let n = 0; n < 30; n++) {
      const source = n % 3 === 0 ? english : spanish;
      await makeArticle(db, source, {
        title: `Article ${n}`,
        publishedAt: new Date(Date.now() - n * 60_000),
      });
    }
  });

  test("a card has picture, day, source, language, title, text and a link in a new tab", async () => {
    const { html } = await page();
    const card = html.slice(html.indexOf("<article"), html.indexOf("</article>"));
    expect(card).toMatch(/src="\/news-stock(-\w+)?\.svg"/);
    expect(card).toMatch(/<time dateTime="\d{4}-/);
    for (const text of ["Shop Press", "English", "Article 0", "Tres causas", "Read Full Article"])
      expect(card).toContain(text);
    expect(card).toMatch(
      /href="https:\/\/www.tallerhoy.com\/[^"]*" target="_blank" rel="noopener noreferrer"/,
    );
    expect((await page("?lng=es")).html).toContain("Leer artículo completo");
  });

  test("cards without a picture show different stock pictures", async () => {
    expect(new Set((await page()).html.match(/src="\/news-stock[^"]*"/g)).size).toBeGreaterThan(1);
  });

  test("lists twenty articles, newest first, and adds more below, also of inactive sources", async () => {
    const first = (await page()).html;
    expect(titlesIn(first)).toEqual(Array.from({ length: 20 }, (_, n) => `Article ${n}`));
    const next = /href="\/noticias(\?show=[^"]+)"/.exec(first)![1]!;
    const second = (await page(next)).html;
    expect(titlesIn(second)).toEqual(Array.from({ length: 30 }, (_, n) => `Article ${n}`));
    expect(second).not.toContain("Show more");
  });

  test("after five pages links to the rest by its cursor", async () => {
    for (let n = 30; n < 105; n++)
      await makeArticle(app().db, spanish, {
        title: `Article ${n}`,
        publishedAt: new Date(Date.now() - n * 60_000),
      });
    const full = (await page("?show=100")).html;
    expect(titlesIn(full)).toHaveLength(100);
    const rest = (await page(/href="\/noticias(\?before=[^"]+)"/.exec(full)![1]!)).html;
    expect(titlesIn(rest)).toEqual(Array.from({ length: 5 }, (_, n) => `Article ${n + 100}`));
    expect(rest).toContain("Newest news");
    expect(titlesIn((await page("?show=5000")).html)).toHaveLength(100);
  });

  test("filters by language and source in the address, and ignores invalid values", async () => {
    expect(titlesIn((await page("?language=en")).html)).toHaveLength(10);
    expect(titlesIn((await page(`?source=${spanish.id}`)).html)).toHaveLength(20);
    expect(titlesIn((await page(`?source=${spanish.id}&language=en`)).html)).toHaveLength(20);
    expect(titlesIn((await page("?language=fr&before=never&source='--")).html)).toHaveLength(20);
    expect((await page("?source=01890000-0000-7000-8000-000000000000")).html).toContain(
      "Show all news",
    );
  });

  test("serves pictures as WebP, cached forever, and the stock picture for missing ones", async () => {
    const article = await makeArticle(app().db, spanish, { pictured: true });
    const path = `/noticias/pictures/${spanish.id}/${article.id}`;
    await app().files.put(`news/${spanish.id}/${article.id}.webp`, webp);
    const answer = await app().visit(path, { as: free });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(answer.headers.get("content-security-policy")).toBe(
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    );
    expect((await page()).html).toContain(`src="${path}"`);
    for (const bad of [
      `/noticias/pictures/${spanish.id}/none`,
      `/noticias/pictures/..%2Flogos/x`,
      `/noticias/pictures/${spanish.id}/${spanish.id}`,
    ])
      expect([(await app().visit(bad, { as: free })).headers.get("location"), bad]).toEqual([
        stockPicture(bad.split("/").at(-1)!),
        bad,
      ]);
  });

  test("shows an error and a retry link when the database fails (R3)", async () => {
    const broken = await app().without("news_items", () => page());
    expect(broken.status).toBe(503);
    expect(broken.html).toContain("Error loading news. Please try again.");
    expect(broken.html).toContain("Try again");
  });
});

// P4: rows read by a page of news, at any size of the table.
test.each([0, 20_000])(
  "a page reads only what it shows, among %i more articles",
  { timeout: 600_000 },
  async (more) => {
    if (more > 0) await fillNews(app().d1, 50, more);
    const source = await app()
      .d1.prepare("SELECT source_id AS id FROM news_items LIMIT 1")
      .first<{ id: string }>();
    const later = (at: number) => `before=${at}-01890000-0000-7000-8000-000000000000`;
    const queries = ["", "language=es", `source=${source!.id}`, later(Date.now() - 120_000)];
    // Deep in the list, where a page must not read the earlier ones.
    const deep = later(1_700_000_000_000 + 3_000 * 60_000);
    if (more > 0) queries.push(deep, `language=es&${deep}`, `source=${nthSource(2)}&${deep}`);
    for (const query of queries) {
      const { sql, params } = newsQuery(
        app().db,
        newsAddress.read(new URLSearchParams(query)),
      ).toSQL();
      const bound = (text: string) =>
        app()
          .d1.prepare(text)
          .bind(...params);
      const { results, meta } = await bound(sql).all();
      expect(results.length).toBeGreaterThan(9);
      expect([
        query,
        meta.rows_read <= 1.1 * results.length * 2 + 5 ? "bounded" : meta.rows_read,
      ]).toEqual([query, "bounded"]);
      const plan = (await bound(`EXPLAIN QUERY PLAN ${sql}`).all<{ detail: string }>()).results.map(
        ({ detail }) => detail,
      );
      expect(plan.filter((step) => /^SCAN (?!.* USING )|TEMP B-TREE/.test(step))).toEqual([]);
    }
  },
);
