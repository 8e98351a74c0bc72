import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { openBrowser, ready } from "../../support/browser.ts";
import { makeJob, makeTopic } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);

async function open(path: string, as: { cookie: string }): Promise<Page> {
  const page = await eyes.page({ as });
  await page.goto(path);
  await ready(page);
  return page;
}

const link = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first();

/** How often this data came over the network, and not out of the browser's cache. */
const fetched = (page: Page, path: string) =>
  page.evaluate(
    (path) =>
      performance
        .getEntriesByName(new URL(path, location.href).href)
        .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0).length,
    path,
  );

test("A pointer on a link fetches its page ahead, and a click shows it without asking again", async () => {
  const page = await open("/noticias", await signedIn(app().db, "medium"));
  await link(page, "/videos").hover();
  await expect.poll(() => fetched(page, "/videos.data")).toBe(1);
  await link(page, "/videos").click();
  await page.waitForURL("**/videos");
  await page.locator("main h1").waitFor();
  expect(await fetched(page, "/videos.data")).toBe(1);
});

test("What was fetched ahead of a write is fetched again after it", async () => {
  const owner = await signedIn(app().db, "premium");
  await makeJob(app().db, { owner });
  const page = await open("/repair-cms", owner);
  await link(page, "/noticias").hover();
  await expect.poll(() => fetched(page, "/noticias.data")).toBe(1);
  await page.getByLabel("Status of WO-000001").selectOption("completed");
  await page.locator("select[aria-busy]").waitFor({ state: "detached" });
  await link(page, "/noticias").click();
  await page.waitForURL("**/noticias");
  expect(await fetched(page, "/noticias.data")).toBe(2);
});

test("A topic, which a visit marks as read, is never fetched ahead", async () => {
  const ana = await signedIn(app().db, "medium");
  const topic = await makeTopic(app().db, { by: ana });
  const page = await open("/discussion", ana);
  await link(page, `/discussion/${topic.id}`).hover();
  await link(page, "/videos").hover();
  await expect.poll(() => fetched(page, "/videos.data")).toBe(1);
  expect(await fetched(page, `/discussion/${topic.id}.data`)).toBe(0);
});
