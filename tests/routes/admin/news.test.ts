import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { sourcesQuery } from "#app/features/news/sources/sources.server.ts";
import { newsStatus } from "#app/features/news/sources/status.server.ts";
import { newsItems, newsSources } from "#app/features/news/tables.server.ts";
import { auditLog } from "#app/platform/log/audit.tables.server.ts";
import { openApp } from "../../support/app.ts";
import { fillNews } from "../../support/fill.ts";
import { some } from "../../support/full.ts";
import { inward, noWebAddress } from "../../support/inward.ts";
import { makeArticle, makeSource } from "../../support/make.ts";
import { html, item, rss } from "../../support/news-sites.ts";
import { type Person, signedIn } from "../../support/people.ts";
import { openPublicWeb } from "../../support/public-web.ts";
import { tally } from "../../support/tally.ts";

const app = openApp();
const web = openPublicWeb();
let admin: Person;
beforeAll(async () => {
  admin = await signedIn(app().db, "free", { isAdmin: true });
});

const form = (fields: Record<string, string> = {}) => ({
  id: newId(),
  name: "Taller Hoy",
  url: "https://www.tallerhoy.com/feed",
  selector: "article",
  language: "es",
  active: "yes",
  ...fields,
});
async function post(path: string, fields: Record<string, string> = {}) {
  const answer = await app().visit(path, { as: admin, form: fields });
  return {
    status: answer.status,
    to: answer.headers.get("location"),
    text: (await answer.text()).replaceAll("<!-- -->", "").replaceAll("&#x27;", "'"),
  };
}
const sourceBy = (id: string) =>
  app().db.select().from(newsSources).where(eq(newsSources.id, id)).get();
const auditOf = async (id: string) =>
  (
    await app().db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id)
  ).map(({ action, actorId }) => {
    expect(actorId).toBe(admin.id);
    return action;
  });

test("a source is added once, however often its form is sent, and is fetched soon after", async () => {
  web.publish("https://www.tallerhoy.com/feed", rss(item("Nueva", "/1")));
  const fields = form();
  const answers = await Promise.all([
    post("/admin/news/new", fields),
    post("/admin/news/new", fields),
    post("/admin/news/new", fields),
  ]);
  expect(answers.map(({ status, to }) => [status, to])).toEqual(
    Array(3).fill([302, "/admin/news"]),
  );
  expect(await sourceBy(fields.id)).toMatchObject({
    name: "Taller Hoy",
    active: true,
    language: "es",
  });
  expect(await auditOf(fields.id)).toEqual(["source.added"]);
  for (let round = 0; round < 50 && !(await sourceBy(fields.id))!.lastFetch; round++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await sourceBy(fields.id)).toMatchObject({ kind: "feed", found: 1, failures: 0 });
});

test("name, address and selector are required, and what was typed stays", async () => {
  const { status, text } = await post(
    "/admin/news/new",
    form({ name: " ", url: "", selector: "" }),
  );
  expect(status).toBe(422);
  expect(text.match(/This field is required\./g)!.length).toBeGreaterThanOrEqual(3);
  const kept = await post("/admin/news/new", form({ name: "Mi fuente", url: "not an address" }));
  expect(kept.text).toContain('value="Mi fuente"');
  expect(kept.text).toContain("Enter a whole web address");
});

test.each([
  "article[",
  "a >",
  "::before",
  "p:nope(1)",
  "div:nth-child(x)",
  "}",
  "a,,b",
  "*|",
  ":has(",
  "[a=b",
  "x".repeat(301),
])("the selector %j is refused with the reason", async (selector) => {
  const fields = form({ selector });
  const { status, text } = await post("/admin/news/new", fields);
  expect(status).toBe(422);
  expect(text).toMatch(
    selector.length > 300 ? /at most 300/ : /This isn(?:'|&#x27;)t a valid CSS selector: \w/,
  );
  expect(await sourceBy(fields.id)).toBeUndefined();
});

describe("S7: addresses that lead inward", () => {
  const all = [...inward, ...noWebAddress];
  test("there are more than a hundred", () => expect(all.length).toBeGreaterThan(100));
  // The rule itself meets every one of them every day (tests/platform/web/inward.test.ts).
  const addresses = some(all, 3);

  test("none can be saved or previewed", { timeout: 60_000 }, async () => {
    const before = web.asked.length;
    tally(addresses.length * 2);
    for (const url of addresses) {
      const fields = form({ url });
      expect([url, (await post("/admin/news/new", fields)).status]).toEqual([url, 422]);
      expect([url, (await post("/admin/news/preview", fields)).status]).toEqual([url, 422]);
      expect(await sourceBy(fields.id)).toBeUndefined();
    }
    expect(web.asked.length).toBe(before);
  });

  test("none is asked when it stands in the database all the same, or at the end of a redirect", {
    timeout: 90_000,
  }, async () => {
    const before = web.asked.length;
    for (const [n, url] of addresses.entries()) {
      tally(1);
      const direct = await makeSource(app().db, { url });
      expect([url, (await post(`/admin/news/${direct.id}/fetch`)).status]).toEqual([url, 200]);
      expect(["address", "inward"]).toContain((await sourceBy(direct.id))!.problem);
      // What is relative leads back to the site itself.
      if (!/^\s*(https?:|\w+:)/i.test(url) || /[^\x20-\x7e]/.test(url)) continue;
      tally(1);
      const start = `https://r${n}.redirects.com/`;
      web.publish(start, () => new Response(null, { status: 302, headers: { location: url } }));
      const led = await makeSource(app().db, { url: start });
      await post(`/admin/news/${led.id}/fetch`);
      expect([url, (await sourceBy(led.id))!.failures]).toEqual([url, 1]);
    }
    const hosts = new Set(web.asked.slice(before).map(({ url }) => new URL(url).hostname));
    expect([...hosts].filter((host) => !host.endsWith(".redirects.com"))).toEqual([]);
  });
});

test("a preview shows a feed and fills in the selector; a page is read by it, or one is found; nothing is kept", async () => {
  web.publish("https://www.previa.com/feed", rss(item("Del canal", "/1") + item("Otra", "/2")));
  const cards = ["Uno", "Dos", "Tres"]
    .map((name) => `<div class="post"><h3><a href="/${name}">${name}</a></h3></div>`)
    .join("");
  web.publish(
    "https://pagina.previa.com/",
    html(`<link rel="alternate" type="application/rss+xml" href="/rss">${cards}`),
  );
  const feed = await post(
    "/admin/news/preview",
    form({ url: "https://www.previa.com/feed", selector: "" }),
  );
  expect(feed.status).toBe(200);
  for (const text of ["Articles: 2.", "Del canal", 'value="item, entry"', 'value="Taller Hoy"'])
    expect(feed.text).toContain(text);
  const page = await post(
    "/admin/news/preview",
    form({ url: "https://pagina.previa.com/", selector: "" }),
  );
  for (const text of [
    "by the selector: 3.",
    "Dos",
    "[class*=post]",
    "has a feed",
    "https://pagina.previa.com/rss",
  ])
    expect(page.text).toContain(text);
  const none = await post(
    "/admin/news/preview",
    form({ url: "https://pagina.previa.com/", selector: ".nothing" }),
  );
  expect(none).toMatchObject({
    status: 422,
    text: expect.stringContaining("No articles were found"),
  });
  const gone = await post("/admin/news/preview", form({ url: "https://nowhere.previa.com/" }));
  expect(gone).toMatchObject({ status: 422, text: expect.stringContaining("error 404") });
  expect(await app().db.select().from(newsItems).where(eq(newsItems.title, "Del canal"))).toEqual(
    [],
  );
});

test("an edit at another address begins anew; the articles take the new language", async () => {
  const source = await makeSource(app().db, {
    url: "https://a.cambio.com/",
    failures: 4,
    problem: "status",
    etag: "x",
    restsUntil: new Date(Date.now() + 1e7),
  });
  await makeArticle(app().db, source);
  const fields = { name: "Otra", url: "https://b.cambio.com/", selector: "li", language: "en" };
  expect(await post(`/admin/news/${source.id}/edit`, fields)).toMatchObject({
    status: 302,
    to: "/admin/news",
  });
  expect(await sourceBy(source.id)).toMatchObject({
    ...fields,
    active: false,
    failures: 0,
    problem: null,
    etag: null,
    restsUntil: new Date(0),
  });
  const [article] = await app()
    .db.select()
    .from(newsItems)
    .where(eq(newsItems.sourceId, source.id));
  expect(article!.language).toBe("en");
  expect(await auditOf(source.id)).toEqual(["source.changed"]);
  expect((await post(`/admin/news/${source.id}/edit`, { ...fields, selector: "[" })).status).toBe(
    422,
  );
  expect((await post(`/admin/news/${newId()}/edit`, fields)).status).toBe(404);
});

test("of two administrators who edit one source the second is warned, and may then replace it", async () => {
  const source = await makeSource(app().db, { name: "Mine" });
  const edit = (name: string, version: string) =>
    post(`/admin/news/${source.id}/edit`, form({ name, version }));
  expect((await edit("By the first", "1")).status).toBe(302);
  const second = await edit("By the second", "1");
  expect(second.status).toBe(409);
  for (const text of ["Someone else changed this source", 'value="By the second"'])
    expect(second.text).toContain(text);
  expect(second.text).toMatch(/name="version"[^>]*value="2"/);
  expect(await sourceBy(source.id)).toMatchObject({ name: "By the first", version: 2 });
  expect(await auditOf(source.id)).toEqual(["source.changed"]);
  expect((await edit("By the second", "2")).status).toBe(302);
  expect(await sourceBy(source.id)).toMatchObject({ name: "By the second", version: 3 });
});

test("a source is deactivated with its articles kept, activated, fetched and deleted with them", async () => {
  const source = await makeSource(app().db, { url: "https://ciclo.com/feed" });
  const article = await makeArticle(app().db, source);
  const articles = () => app().db.select().from(newsItems).where(eq(newsItems.sourceId, source.id));
  expect((await post(`/admin/news/${source.id}/deactivate`)).status).toBe(200);
  expect((await sourceBy(source.id))!.active).toBe(false);
  expect(await articles()).toHaveLength(1);
  await post(`/admin/news/${source.id}/activate`);
  expect((await sourceBy(source.id))!.active).toBe(true);
  web.publish("https://ciclo.com/feed", rss(item("Recién", "/r")));
  const fetched = await post(`/admin/news/${source.id}/fetch`);
  expect(fetched).toMatchObject({ status: 200, text: expect.stringContaining("Found 1, 1 new.") });
  expect(await articles()).toHaveLength(2);
  expect((await post(`/admin/news/${source.id}/delete`)).to).toBe("/admin/news");
  expect([await sourceBy(source.id), await articles()]).toEqual([undefined, []]);
  expect(await auditOf(source.id)).toEqual([
    "source.deactivated",
    "source.activated",
    "source.fetched",
    "source.removed",
  ]);
  for (const verb of ["activate", "deactivate", "fetch", "delete", "edit"])
    expect((await post(`/admin/news/${source.id}/${verb}`, form())).status).toBe(404);
  expect(article.id).toBeDefined();
});

test("a source is asked conditionally, and 304 is a success", async () => {
  const source = await makeSource(app().db, { url: "https://etag.com/feed" });
  web.publish("https://etag.com/feed", (request) =>
    request.headers.get("if-none-match") === '"1"' &&
    request.headers.get("if-modified-since") === "yesterday"
      ? new Response(null, { status: 304 })
      : rss(item("Uno", "/1"))(request) instanceof Response
        ? new Response(`<rss><channel>${item("Uno", "/1")}</channel></rss>`, {
            headers: { etag: '"1"', "last-modified": "yesterday", "content-type": "text/xml" },
          })
        : new Response(null),
  );
  expect((await post(`/admin/news/${source.id}/fetch`)).text).toContain("Found 1, 1 new.");
  await app().d1.exec("UPDATE news_hosts SET next_at = 0");
  expect((await post(`/admin/news/${source.id}/fetch`)).text).toContain(
    "Nothing new since the last fetch.",
  );
  expect(await sourceBy(source.id)).toMatchObject({ failures: 0, found: 1 });
});

test("misses are counted, waited out and told after six; a success ends them", async () => {
  const source = await makeSource(app().db, { url: "https://falla.com/feed", name: "Falla" });
  for (let n = 1; n <= 6; n++) {
    await app().d1.exec("UPDATE news_hosts SET next_at = 0");
    await post(`/admin/news/${source.id}/fetch`);
    expect(await sourceBy(source.id)).toMatchObject({
      failures: n,
      problem: "status",
      status: 404,
    });
    expect((await newsStatus(app().db)).alarms.some(({ id }) => id === source.id)).toBe(n >= 6);
  }
  expect((await sourceBy(source.id))!.restsUntil.getTime()).toBeGreaterThan(
    Date.now() + 20 * 3_600_000,
  );
  const list = await (await app().visit("/admin/news?q=falla", { as: admin })).text();
  for (const text of ["Failing", "failed fetches in a row", "The site returned error"])
    expect(list).toContain(text);
  web.publish("https://falla.com/feed", rss(item("Vuelve", "/1")));
  await app().d1.exec("UPDATE news_hosts SET next_at = 0");
  await post(`/admin/news/${source.id}/fetch`);
  expect(await sourceBy(source.id)).toMatchObject({ failures: 0, problem: null });
});

test("every message of the error catalogue is said when the database fails (R3)", async () => {
  const source = await makeSource(app().db);
  await app().takeAway("news_sources");
  const said = async (path: string, fields = {}) => (await post(path, fields)).text;
  expect(await said("/admin/news/new", form())).toContain(
    "Error creating news source. Please try again.",
  );
  expect(await said(`/admin/news/${source.id}/activate.data`)).toContain("news:source.notUpdated");
  expect(await said(`/admin/news/${source.id}/edit.data`, form())).toContain(
    "news:source.notUpdated",
  );
  expect(await said(`/admin/news/${source.id}/delete.data`, { stay: "yes" })).toContain(
    "news:source.notDeleted",
  );
  expect(await said(`/admin/news/${source.id}/fetch.data`)).toContain("news:fetched.broke");
  const list = await app().visit("/admin/news?lng=es", { as: admin });
  expect([list.status, await list.text()]).toEqual([
    503,
    expect.stringContaining("Error al cargar las fuentes de noticias"),
  ]);
});

test("among 100,000 sources a page reads what it shows, and a search is one bounded statement (P4)", {
  timeout: 60_000,
}, async () => {
  await fillNews(app().d1, 100_000, 1);
  for (const asked of [
    {},
    { after: "0197aaaa-0000-7000-8000-000000050000" },
    { search: "source 99999" },
    { search: "nowhere" },
  ]) {
    const { sql, params } = sourcesQuery(app().db, asked).toSQL();
    const { results, meta } = await app()
      .d1.prepare(sql)
      .bind(...params)
      .all();
    const plan = await app()
      .d1.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    expect(
      plan.results
        .map(({ detail }) => detail)
        .filter((step) => /^SCAN (?!.* USING )|TEMP B-TREE/.test(step)),
    ).toEqual([]);
    if ("search" in asked) console.info(asked.search, meta.duration, meta.rows_read);
    else expect(meta.rows_read).toBeLessThanOrEqual(1.1 * results.length + 5);
  }
});
