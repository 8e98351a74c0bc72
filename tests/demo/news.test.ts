import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { newsHosts, newsItems, newsSources } from "#app/features/news/tables.server.ts";
import { demoHost } from "#app/platform/web/config.ts";
import { askWith, openWeb } from "#app/platform/web/web.server.ts";
import { latest } from "../../demo/news/articles.ts";
import { sources, urlOf } from "../../demo/news/sources.ts";
import { seedNews } from "../../scripts/demo/news.ts";
import { openApp } from "../support/app.ts";
import { openPublicWeb } from "../support/machine/public-web.ts";
import { type Person, signedIn } from "../support/people.ts";

// The demo's sources can be fetched and previewed without any network: their one host is the demo
// worker's.

const app = openApp();
const web = openPublicWeb();
let admin: Person;
beforeAll(async () => {
  const { db, files } = app();
  admin = await signedIn(db, "free", { isAdmin: true });
  await seedNews(db, files, Date.now());
});

// So that no test waits two seconds for its turn at the demo's one host.
beforeEach(() =>
  app()
    .db.update(newsHosts)
    .set({ nextAt: new Date(0) }),
);

/** How an administrator's browser posts: what the page says without JavaScript is in the answer. */
const post = async (path: string, form: Record<string, string>) =>
  (await app().visit(path, { as: admin, form })).text();
const sourceOf = async (name: string) =>
  (await app().db.select().from(newsSources).where(eq(newsSources.name, name)).get())!;
const countItems = async (id: string) =>
  (await app().db.select().from(newsItems).where(eq(newsItems.sourceId, id))).length;

test.each(sources.map((source) => [source.name, source] as const))(
  "%s is fetched, and nothing is asked of any network",
  async (name, source) => {
    const before = await sourceOf(name);
    const items = await countItems(before.id);
    await post(`/admin/news/${before.id}/fetch`, {});
    const after = await sourceOf(name);
    if ("problem" in source) expect(after).toMatchObject({ problem: "nothing", found: 0 });
    else expect(after).toMatchObject({ problem: null, failures: 0, kind: source.kind });
    expect(await countItems(before.id)).toBe(
      items + latest.filter((one) => one.source === source.key).length,
    );
    expect(web.asked).toEqual([]);
  },
);

test("A second fetch adds no duplicates", async () => {
  const { id } = await sourceOf(sources[0].name);
  const items = await countItems(id);
  await post(`/admin/news/${id}/fetch`, {});
  expect(await countItems(id)).toBe(items);
});

test.each(["en", "es"])("in %s the preview shows what is there", async (lng) => {
  const [feed] = sources;
  const page = await post(`/admin/news/preview?lng=${lng}`, {
    name: "Demo",
    url: urlOf(feed),
    language: "es",
    selector: "",
  });
  expect(page).toContain(latest[0]!.title);
});

test("Administrators see which sources are the demo's", async () => {
  expect(await (await app().visit("/admin/news?lng=es", { as: admin })).text()).toContain(
    "Fuente de demostración",
  );
});

test("The stand-in answers only at its own host, and only if configured", async () => {
  const asked: string[] = [];
  const answer = async (url: string) => {
    asked.push(url);
    return new Response("demo");
  };
  const newsroom = { fetch: answer } as Fetcher;
  const open = (choice: "demo" | "public") => {
    const asking = askWith({ web: choice }, newsroom);
    if (!asking.ok) throw new Error(asking.problems.join());
    return openWeb(asking.ask);
  };
  const [own, limits] = [`https://${demoHost}/x`, { maxBytes: 100 }];
  expect(await open("demo").fetch(own, limits)).toMatchObject({ ok: true });
  for (const inward of [
    "http://127.0.0.1/",
    "http://news.llave.test/",
    "http://localhost:8787/",
    `https://${demoHost}:8787/`,
    `https://a@${demoHost}/`,
  ])
    expect(await open("demo").fetch(inward, limits)).toMatchObject({ ok: false });
  expect(asked).toEqual([own]);
  expect(askWith({ web: "demo" }, undefined)).toEqual({
    ok: false,
    problems: ["WEB=demo without the stand-in's binding NEWSROOM"],
  });
});
