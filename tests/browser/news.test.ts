import { beforeAll, expect, test } from "vitest";
import { en } from "#app/features/news/words.en.ts";
import { es } from "#app/features/news/words.es.ts";
import { openApp } from "../support/app.ts";
import { everyFace, fits, openBrowser, phone, ready } from "../support/browser.ts";
import { jpeg } from "../support/files/pictures.ts";
import { hostileTexts, scriptTexts } from "../support/hostile/hostile.ts";
import { openPublicWeb } from "../support/machine/public-web.ts";
import { makeArticle, makeSource } from "../support/make.ts";
import { html, item, rss } from "../support/news-sites/site.ts";
import { type Person, signedIn } from "../support/people.ts";
import { tally } from "../support/tally.ts";

const app = openApp();
const eyes = openBrowser(app);
const web = openPublicWeb();
let admin: Person;
let free: Person;
beforeAll(async () => {
  admin = await signedIn(app().db, "free", { isAdmin: true });
  free = await signedIn(app().db);
  // With a single source there is no filter.
  await makeSource(app().db, { name: "Another", active: false });
});

test.each([
  ["en", en],
  ["es", es],
] as const)(
  "in %s an administrator previews, adds and fetches a source, and a free member reads it",
  async (lng, t) => {
    const host = `https://${lng}.journey.com`;
    web.publish(
      `${host}/news`,
      html(
        ["One", "Two", "Three"]
          .map(
            (name) =>
              `<article><h2><a href="/${name}">${name} ${lng}</a></h2><p>About ${name}.</p><img data-src="/p.jpg"></article>`,
          )
          .join(""),
      ),
    );
    web.publish(
      `${host}/p.jpg`,
      () => new Response(new Uint8Array(jpeg), { headers: { "content-type": "image/jpeg" } }),
    );
    const page = await eyes.page({ as: admin, viewport: phone, expected: /status of 422/ });
    await page.goto(`/admin/news?lng=${lng}`);
    await ready(page);
    await page.getByRole("link", { name: t.sources.add }).click();
    await page.locator("dialog").getByLabel(t.source.name).fill(`Journey ${lng}`);
    await page.locator("dialog").getByLabel(t.source.url).fill(`${host}/news`);
    await page.locator("dialog").getByLabel(t.source.selector).fill("article[");
    await page.getByRole("button", { name: t.source.preview }).click();
    await page.getByText(t.source.selectorBad.split("{{")[0]!).waitFor();
    await page.locator("dialog").getByLabel(t.source.selector).fill("");
    await page.getByRole("button", { name: t.source.preview }).click();
    await page.getByText(`Two ${lng}`).waitFor();
    expect(await page.locator("dialog").getByLabel(t.source.selector).inputValue()).toBe("article");
    await page.locator("dialog").getByLabel(t.source.active).uncheck();
    await page.getByRole("button", { name: t.source.create, exact: true }).click();
    await page.waitForURL("**/admin/news");
    const card = page.getByRole("listitem").filter({ hasText: `Journey ${lng}` });
    await card.getByText(t.health.inactive).waitFor();
    await card.getByRole("button", { name: t.sources.fetch }).click();
    await card
      .getByText(t.fetched.read.replace("{{found}}", "3").replace("{{added}}", "3"))
      .waitFor();
    await card.getByRole("button", { name: t.sources.activate }).click();
    await card.getByText(t.health.good).waitFor();
    await fits(page);

    const reader = await eyes.page({ as: free });
    await reader.goto(`/noticias?lng=${lng}`);
    await ready(reader);
    await reader.getByRole("heading", { name: t.title }).waitFor();
    await reader.getByRole("heading", { name: `One ${lng}` }).waitFor();
    const link = reader.getByRole("link", { name: new RegExp(`${t.read}.*One ${lng}`) });
    expect([await link.getAttribute("href"), await link.getAttribute("target")]).toEqual([
      `${host}/One`,
      "_blank",
    ]);
    await expect
      .poll(
        async () => {
          await reader.reload();
          const picture = reader.locator("article", { hasText: `One ${lng}` }).locator("img");
          return `${await picture.getAttribute("src")} ${await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)}`;
        },
        { timeout: 10_000, interval: 500 },
      )
      .toMatch(/^\/noticias\/pictures\/.* 40$/);
    await reader.getByRole("combobox").selectOption({ label: `Journey ${lng}` });
    await reader.waitForURL("**/noticias?source=*");
    await expect.poll(() => reader.getByRole("article").count()).toBe(3);
  },
);

test("Previews, adds, fetches and deletes a source without JavaScript", async () => {
  web.publish("https://plain.journey.com/feed", rss(item("Sin guiones", "/1")));
  const page = await eyes.page({ as: admin, javaScriptEnabled: false });
  await page.goto("/admin/news/new");
  await page.locator("dialog").getByLabel(en.source.name).fill("Plain");
  await page.locator("dialog").getByLabel(en.source.url).fill("https://plain.journey.com/feed");
  await page.getByRole("button", { name: en.source.preview }).click();
  await page.getByText("Sin guiones").waitFor();
  expect(await page.locator("dialog").getByLabel(en.source.selector).inputValue()).toBe(
    "item, entry",
  );
  await page.getByRole("button", { name: en.source.create, exact: true }).click();
  await page.waitForURL("**/admin/news");
  const card = page.getByRole("listitem").filter({ hasText: "plain.journey.com" });
  await card.getByRole("button", { name: en.sources.fetch }).click();
  await page.getByText(/Found 1|Nothing new|being fetched/).waitFor();
  await card.getByRole("link", { name: "Delete" }).click();
  await page.locator("dialog").getByRole("button", { name: "Delete" }).click();
  await page.waitForURL("**/admin/news");
  expect(await card.count()).toBe(0);
});

test("Hostile articles and sources are plain text, on cards and in the admin area (S2)", {
  timeout: 120_000,
}, async () => {
  const { db } = app();
  const all = [...scriptTexts, ...hostileTexts];
  const source = await makeSource(db, { name: scriptTexts.join(" "), active: false });
  for (const [n, text] of all.entries())
    await makeArticle(db, source, {
      title: text,
      excerpt: text,
      link: n % 2 ? text : `https://x.com/${n}`,
      publishedAt: new Date(Date.now() - n * 1_000),
    });
  const page = await eyes.page({ as: admin });
  page.on("dialog", (dialog) => expect.unreachable(dialog.message()));
  let [shown, before] = [0, 0];
  for (let path: string | null = `/noticias?source=${source.id}`; path; ) {
    await page.goto(path);
    await ready(page);
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
    for (const link of await page.locator("article a[target]").all())
      expect(await link.getAttribute("href")).toMatch(/^https?:/);
    shown = before + (await page.getByRole("article").count());
    const older = page.getByRole("link", { name: en.older });
    path = (await older.count()) ? await older.getAttribute("href") : null;
    if (!path?.includes("show=")) before = shown; // a page of its own
  }
  tally(all.length);
  expect(shown).toBe(all.length);
  for (const path of [
    "/admin/news",
    `/admin/news/${source.id}/edit`,
    `/admin/news/${source.id}/delete`,
  ]) {
    await page.goto(path);
    await ready(page);
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  }
});

test("News and its administration pass axe and do not scroll sideways, in both languages", {
  timeout: 180_000,
}, async () => {
  const { db } = app();
  const long = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
  const source = await makeSource(db, {
    name: long,
    failures: 7,
    problem: "nothing",
    kind: "page",
    lastFetch: new Date(),
    found: 12,
    url: `https://www.${long.slice(0, 40)}.com/${long}`,
  });
  await makeArticle(db, source, { title: long, excerpt: `${long} `.repeat(4) });
  const page = await eyes.page({ as: admin });
  for (const path of [
    "/noticias",
    `/noticias?source=${admin.id}`,
    "/admin/news",
    "/admin/news/new",
    `/admin/news/${source.id}/edit`,
    `/admin/news/${source.id}/delete`,
  ])
    await everyFace(page, path);
});

test("On a phone the result of a fetch is below the buttons, and a preview scrolls into view", async () => {
  const { id } = await makeSource(app().db, {
    name: "Hombro",
    url: "https://news.llave.demo/taller",
    selector: "main article",
    kind: "page",
  });
  const page = await eyes.page({ as: admin, viewport: phone });
  await page.goto("/admin/news?q=hombro&lng=es");
  await ready(page);
  const button = page.locator(`form[action$='/${id}/fetch'] button`);
  // The page scrolls to a button that has the focus.
  await button.focus();
  const before = await button.boundingBox();
  await button.press("Enter");
  const result = page.getByRole("listitem").getByText(/^Artículos encontrados: 5/);
  await result.waitFor();
  expect(await button.boundingBox()).toMatchObject({ x: before!.x, y: before!.y });
  expect((await result.boundingBox())!.y).toBeGreaterThan(before!.y + before!.height);

  await page.getByRole("link", { name: es.sources.edit }).press("Enter");
  const dialog = page.locator("dialog:modal");
  await dialog.getByRole("button", { name: es.source.preview }).press("Enter");
  const shown = dialog.getByText(es.source.previewTitle).last();
  await shown.waitFor();
  await expect.poll(async () => (await shown.boundingBox())!.y).toBeLessThan(phone.height - 100);
});
