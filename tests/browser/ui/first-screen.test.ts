import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { openBrowser, phone, ready } from "../../support/browser.ts";
import {
  makeArticle,
  makeJob,
  makeQuote,
  makeSource,
  makeTopic,
  makeVideo,
} from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);
const rows = "tbody tr";

/** A phone that opened the last job on a list of fourteen; and where it was on the list. */
async function openJob() {
  const owner = await signedIn(app().db, "premium");
  for (let count = 0; count < 14; count++) await makeJob(app().db, { owner });
  const page = await eyes.page({ as: owner, viewport: phone, hasTouch: true, isMobile: true });
  await page.goto("/repair-cms");
  await ready(page);
  const last = page.getByRole("link", { name: "WO-000001", exact: true });
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await last.tap();
  await page.getByRole("heading", { level: 1, name: "WO-000001" }).waitFor();
  await noteFirst(page, rows);
  return { page, place };
}

/** Notes how many of these a page has when it is first there. */
const noteFirst = (page: Page, rows: string) =>
  page.evaluate((rows) => {
    const seen = new MutationObserver(() => {
      const { length } = document.querySelectorAll(rows);
      if (length > 0) document.body.dataset.first ??= String(length);
    });
    seen.observe(document.body, { subtree: true, childList: true });
  }, rows);
const first = (page: Page) => page.evaluate(() => document.body.dataset.first);

test("A phone shows the first screen of a list at once, and the rest after it", async () => {
  const { page } = await openJob();
  await page.locator('.bar a[href="/repair-cms"]:visible').tap();
  await page.waitForFunction((rows) => document.querySelectorAll(rows).length === 14, rows);
  expect(await first(page)).toBe("6");
});

test.each([
  { page: "/videos", rows: "main article", first: "3" },
  { page: "/discussion", rows: 'main a[href^="/discussion/0"]', first: "6" },
  { page: "/noticias", rows: "main article", first: "6" },
])("A phone shows the first of $page at once, and the rest after it", async (list) => {
  const owner = await signedIn(app().db, "premium");
  const source = await makeSource(app().db);
  for (let count = 0; count < 12; count++) {
    await makeVideo(app().db, { title: `Video ${count}` });
    await makeTopic(app().db, { by: owner });
    await makeArticle(app().db, source);
  }
  const page = await eyes.page({ as: owner, viewport: phone, hasTouch: true, isMobile: true });
  await page.goto("/repair-cms");
  await ready(page);
  await noteFirst(page, list.rows);
  await page.getByRole("button", { name: "More" }).tap();
  await page.locator(`.bar a[href="${list.page}"]:visible`).tap();
  await page.waitForFunction((rows) => document.querySelectorAll(rows).length >= 12, list.rows);
  expect(await first(page)).toBe(list.first);
});

test("A list gone back to is whole at once, at the place where it was left", async () => {
  const { page, place } = await openJob();
  expect(place).toBeGreaterThan(500);
  await page.getByRole("link", { name: "Back to Jobs" }).tap();
  await page.waitForFunction((place) => scrollY === place, place);
  expect(await first(page)).toBe("14");
});

test("A phone shows all quotes of a job at once, each in a line", async () => {
  const owner = await signedIn(app().db, "premium");
  const job = await makeJob(app().db, { owner });
  for (let count = 0; count < 3; count++) await makeQuote(app().db, { owner, job });
  const page = await eyes.page({ as: owner, viewport: phone, hasTouch: true, isMobile: true });
  await page.goto("/repair-cms");
  await ready(page);
  const quotes = "section:has(> div > #quotes) article";
  await noteFirst(page, quotes);
  await page.getByRole("link", { name: "WO-000001", exact: true }).tap();
  await page.waitForFunction((quotes) => document.querySelectorAll(quotes).length === 3, quotes);
  expect(await first(page)).toBe("3");
  expect(await page.locator("details.quote:not([open])").count()).toBe(3);
});
