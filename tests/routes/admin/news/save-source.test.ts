import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { newsItems } from "#app/features/news/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { openNewsAdmin, sourceFields } from "../../../support/learning/news-admin.ts";
import { openPublicWeb } from "../../../support/machine/public-web.ts";
import { makeArticle, makeSource } from "../../../support/make.ts";
import { item, rss } from "../../../support/news-sites/site.ts";

const app = openApp();
const web = openPublicWeb();
const { auditOf, findSource, post } = openNewsAdmin(app);

test("adds a source once, however often its form is sent, and fetches it", async () => {
  web.publish("https://www.tallerhoy.com/feed", rss(item("Nueva", "/1")));
  const fields = sourceFields();
  const answers = await Promise.all([
    post("/admin/news/new", fields),
    post("/admin/news/new", fields),
    post("/admin/news/new", fields),
  ]);
  expect(answers.map(({ status, to }) => [status, to])).toEqual(
    Array(3).fill([302, "/admin/news"]),
  );
  expect(await findSource(fields.id)).toMatchObject({
    name: "Taller Hoy",
    active: true,
    language: "es",
  });
  expect(await auditOf(fields.id)).toEqual(["source.added"]);
  for (let round = 0; round < 50 && !(await findSource(fields.id))!.lastFetch; round++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await findSource(fields.id)).toMatchObject({ kind: "feed", found: 1, failures: 0 });
});

test("requires name, address and selector, and keeps what was typed", async () => {
  const { status, text } = await post(
    "/admin/news/new",
    sourceFields({ name: " ", url: "", selector: "" }),
  );
  expect(status).toBe(422);
  expect(text.match(/This field is required\./g)!.length).toBeGreaterThanOrEqual(3);
  const kept = await post(
    "/admin/news/new",
    sourceFields({ name: "Mi fuente", url: "not an address" }),
  );
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
])("rejects the selector %j with the reason", async (selector) => {
  const fields = sourceFields({ selector });
  const { status, text } = await post("/admin/news/new", fields);
  expect(status).toBe(422);
  expect(text).toMatch(
    selector.length > 300 ? /at most 300/ : /This isn(?:'|&#x27;)t a valid CSS selector: \w/,
  );
  expect(await findSource(fields.id)).toBeUndefined();
});

test("an edit of the address resets the fetch state and the language of the articles", async () => {
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
  expect(await findSource(source.id)).toMatchObject({
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

test("warns the second of two administrators who edit one source, who may then overwrite", async () => {
  const source = await makeSource(app().db, { name: "Mine" });
  const edit = (name: string, version: string) =>
    post(`/admin/news/${source.id}/edit`, sourceFields({ name, version }));
  expect((await edit("By the first", "1")).status).toBe(302);
  const second = await edit("By the second", "1");
  expect(second.status).toBe(409);
  for (const text of ["Someone else changed this source", 'value="By the second"'])
    expect(second.text).toContain(text);
  expect(second.text).toMatch(/name="version"[^>]*value="2"/);
  expect(await findSource(source.id)).toMatchObject({ name: "By the first", version: 2 });
  expect(await auditOf(source.id)).toEqual(["source.changed"]);
  expect((await edit("By the second", "2")).status).toBe(302);
  expect(await findSource(source.id)).toMatchObject({ name: "By the second", version: 3 });
});

test("deactivates and activates a source, fetches it, and deletes it with its articles", async () => {
  const source = await makeSource(app().db, { url: "https://ciclo.com/feed" });
  const article = await makeArticle(app().db, source);
  const articles = () => app().db.select().from(newsItems).where(eq(newsItems.sourceId, source.id));
  expect((await post(`/admin/news/${source.id}/deactivate`)).status).toBe(200);
  expect((await findSource(source.id))!.active).toBe(false);
  expect(await articles()).toHaveLength(1);
  await post(`/admin/news/${source.id}/activate`);
  expect((await findSource(source.id))!.active).toBe(true);
  web.publish("https://ciclo.com/feed", rss(item("Recién", "/r")));
  const fetched = await post(`/admin/news/${source.id}/fetch`);
  expect(fetched).toMatchObject({ status: 200, text: expect.stringContaining("Found 1, 1 new.") });
  expect(await articles()).toHaveLength(2);
  expect((await post(`/admin/news/${source.id}/delete`)).to).toBe("/admin/news");
  expect([await findSource(source.id), await articles()]).toEqual([undefined, []]);
  expect(await auditOf(source.id)).toEqual([
    "source.deactivated",
    "source.activated",
    "source.fetched",
    "source.removed",
  ]);
  for (const verb of ["activate", "deactivate", "fetch", "delete", "edit"])
    expect((await post(`/admin/news/${source.id}/${verb}`, sourceFields())).status).toBe(404);
  expect(article.id).toBeDefined();
});
