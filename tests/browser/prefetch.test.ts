import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openApp } from "../support/app.ts";
import { openBrowser, phone, ready } from "../support/browser.ts";
import { makeJob, makeTopic } from "../support/make.ts";
import { signedIn } from "../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);

/** A page on a phone, and the paths of what it asked for. */
async function listening(
  as: { cookie: string },
  expected?: RegExp,
): Promise<{ page: Page; asked: string[] }> {
  const view = { as, viewport: phone, hasTouch: true, isMobile: true };
  const page = await eyes.page({ ...view, ...(expected && { expected }) });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  return { page, asked };
}

/** Opens a page, and waits for the scripts that come after it. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await ready(page);
  await page.waitForLoadState("networkidle");
}

const touch = (page: Page, path: string) =>
  page.locator(`a[href="${path}"]:visible`).first().dispatchEvent("pointerdown");

/** Waits until a touch has had the frames after which it asks, and two more. */
const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let left = 4; left > 0; left--) await new Promise(requestAnimationFrame);
  });

test("Touching a menu link asks for its page ahead, and a tap then shows it without asking again", async () => {
  const ana = await signedIn(app().db, "medium");
  const { page, asked } = await listening(ana);
  await open(page, "/discussion");
  await touch(page, "/videos");
  await expect.poll(() => asked).toContain("/videos.data");
  await page.waitForLoadState("networkidle");
  await page.locator('a[href="/videos"]:visible').first().tap();
  await page.waitForURL("**/videos");
  await page.locator("main h1").waitFor();
  expect(asked.filter((path) => path === "/videos.data")).toHaveLength(1);
});

test("What is typed into a search, which saves nothing, leaves what was asked ahead", async () => {
  const owner = await signedIn(app().db, "premium");
  await makeJob(app().db, { owner });
  const { page } = await listening(owner);
  const boards: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/repair-cms.data?view=board")) boards.push(request.url());
  });
  await open(page, "/repair-cms");
  await touch(page, "/repair-cms?view=board");
  await expect.poll(() => boards).toHaveLength(1);
  await page.waitForLoadState("networkidle");
  await page.locator("main input[type=search]").dispatchEvent("change");
  await page.locator('main a[href="/repair-cms?view=board"]:visible').first().tap();
  await page.locator(".card").first().waitFor();
  expect(boards).toHaveLength(1);
});

test("Touching a topic, which a visit marks as read, asks for nothing", async () => {
  const ana = await signedIn(app().db, "medium");
  const topic = await makeTopic(app().db, { by: ana });
  const { page, asked } = await listening(ana);
  await open(page, "/discussion");
  await touch(page, `/discussion/${topic.id}`);
  await frames(page);
  await touch(page, "/videos");
  await expect.poll(() => asked).toContain("/videos.data");
  expect(asked).not.toContain(`/discussion/${topic.id}.data`);
});

test("A card of the board asks for its job ahead, and a finger that scrolls asks for none", async () => {
  const owner = await signedIn(app().db, "premium");
  const [first, second] = [
    await makeJob(app().db, { owner }),
    await makeJob(app().db, { owner }),
  ].map(({ id }) => `/repair-cms/${id}`);
  const { page, asked } = await listening(owner);
  await open(page, "/repair-cms?view=board");
  await page.evaluate((path) => {
    const link = document.querySelector(`a[href="${path}"]`);
    link?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    link?.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true }));
  }, first!);
  await frames(page);
  expect(asked).not.toContain(`${first}.data`);
  await touch(page, second!);
  await expect.poll(() => asked).toContain(`${second}.data`);
  expect(asked).not.toContain(`${first}.data`);
});

test("Asks for no page ahead where data is to be saved, or while the browser is offline", async () => {
  const ana = await signedIn(app().db, "medium");
  // On a slow machine some scripts are still on their way when the connection goes.
  const { page, asked } = await listening(ana, /ERR_INTERNET_DISCONNECTED/);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", {
      get: () => ({ saveData: document.documentElement.dataset.saves === "yes" }),
    });
  });
  await open(page, "/discussion");
  const setSaves = (yes: string) =>
    page.evaluate((yes) => {
      document.documentElement.dataset.saves = yes;
    }, yes);
  await setSaves("yes");
  await touch(page, "/noticias");
  await frames(page);
  await setSaves("no");
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await touch(page, "/noticias");
  await frames(page);
  await page.context().setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  await touch(page, "/videos");
  await expect.poll(() => asked).toContain("/videos.data");
  expect(asked).not.toContain("/noticias.data");
});
