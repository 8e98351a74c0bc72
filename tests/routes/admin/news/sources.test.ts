import { expect, test } from "vitest";
import { sourcesQuery } from "#app/features/news/sources/sources.server.ts";
import { openApp } from "../../../support/app.ts";
import { fillNews } from "../../../support/fill.ts";
import { openNewsAdmin, sourceFields } from "../../../support/learning/news-admin.ts";
import { openPublicWeb } from "../../../support/machine/public-web.ts";
import { makeSource } from "../../../support/make.ts";

const app = openApp();
openPublicWeb();
const { get, post } = openNewsAdmin(app);

test("shows every message of the error catalog when the database fails (R3)", async () => {
  const source = await makeSource(app().db);
  await app().takeAway("news_sources");
  const messageOf = async (path: string, fields = {}) => (await post(path, fields)).text;
  expect(await messageOf("/admin/news/new", sourceFields())).toContain(
    "Error creating news source. Please try again.",
  );
  expect(await messageOf(`/admin/news/${source.id}/activate.data`)).toContain(
    "news:source.notUpdated",
  );
  expect(await messageOf(`/admin/news/${source.id}/edit.data`, sourceFields())).toContain(
    "news:source.notUpdated",
  );
  expect(await messageOf(`/admin/news/${source.id}/delete.data`, { stay: "yes" })).toContain(
    "news:source.notDeleted",
  );
  expect(await messageOf(`/admin/news/${source.id}/fetch.data`)).toContain("news:fetched.broke");
  const list = await get("/admin/news?lng=es");
  expect([list.status, await list.text()]).toEqual([
    503,
    expect.stringContaining("Error al cargar las fuentes de noticias"),
  ]);
});

test("advises to deactivate an active source only, where it asks about deleting one", async () => {
  const question = async (active: boolean, lng = "en") => {
    const { id } = await makeSource(app().db, { active });
    return (await get(`/admin/news/${id}/delete?lng=${lng}`)).text();
  };
  expect(await question(true)).toContain("To keep them, deactivate it instead.");
  expect(await question(false)).toContain("They stay if you leave the source inactive.");
  expect(await question(false, "es")).toContain("Se conservan si deja la fuente inactiva.");
});

test("among 100,000 sources a page reads what it shows, and a search is one bounded statement (P4)", {
  timeout: 600_000,
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
