import { expect, test } from "vitest";
import { openApp } from "../support/app.ts";
import { openBrowser, phone, ready } from "../support/browser.ts";
import { makeJob, makeQuote } from "../support/make.ts";
import { signedIn } from "../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);

/** The page of a job, scrolled a little, on a phone or at a desk. */
async function openJob(at: "phone" | "desk") {
  const owner = await signedIn(app().db, "premium");
  const job = await makeJob(app().db, { owner });
  await makeQuote(app().db, { owner, job });
  const view = at === "phone" ? { viewport: phone, hasTouch: true, isMobile: true } : {};
  const page = await eyes.page({ as: owner, ...view });
  await page.goto(`/repair-cms/${job.id}`);
  await ready(page);
  await page.evaluate(() => scrollTo(0, 60));
  const link = page.locator("a[href$='/edit']:visible").first();
  const isBehindRendered = () =>
    page.evaluate(() => document.querySelector("#quotes")!.checkVisibility());
  const place = () =>
    page.evaluate(() => [scrollY, document.documentElement.scrollHeight] as const);
  return { page, link, isBehindRendered, place };
}

test("A long form fills a phone's screen, and the page behind it is there again in its place", async () => {
  const { page, link, isBehindRendered, place } = await openJob("phone");
  const before = await place();
  expect(before[0]).toBe(60);
  await link.tap();
  const form = page.getByRole("dialog");
  await form.waitFor();
  expect(await form.boundingBox()).toEqual({ x: 0, y: 0, ...phone });
  expect(await isBehindRendered()).toBe(false);
  expect(await place()).toEqual(before);
  await page.keyboard.press("Escape");
  await form.waitFor({ state: "detached" });
  expect(await isBehindRendered()).toBe(true);
  expect(await place()).toEqual(before);
  expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
});

test("At a desk the page stays behind it", async () => {
  const { page, link, isBehindRendered } = await openJob("desk");
  await link.click();
  await page.getByRole("dialog").waitFor();
  expect(await isBehindRendered()).toBe(true);
});
