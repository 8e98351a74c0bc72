import { expect, test } from "vitest";
import { openApp } from "../support/app.ts";
import { openBrowser, phone, ready } from "../support/browser.ts";
import { makeTopic } from "../support/make.ts";
import { signedIn } from "../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);

test("Touching a menu link prefetches its page; touching a topic, which a visit marks as read, does not", async () => {
  const ana = await signedIn(app().db, "medium");
  const topic = await makeTopic(app().db, { by: ana });
  const page = await eyes.page({ as: ana, viewport: phone, hasTouch: true, isMobile: true });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/discussion");
  await ready(page);
  const touch = (path: string) =>
    page.locator(`a[href="${path}"]:visible`).first().dispatchEvent("touchstart");
  await touch(`/discussion/${topic.id}`);
  await touch("/videos");
  await expect.poll(() => asked).toContain("/videos.data");
  expect(asked).not.toContain(`/discussion/${topic.id}.data`);
});

test("Prefetches no page while the browser is offline", async () => {
  const ana = await signedIn(app().db, "medium");
  const page = await eyes.page({ as: ana, viewport: phone, hasTouch: true, isMobile: true });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/discussion");
  await ready(page);
  const touch = (path: string) =>
    page.locator(`a[href="${path}"]:visible`).first().dispatchEvent("touchstart");
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await touch("/noticias");
  await page.context().setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  await touch("/videos");
  await expect.poll(() => asked).toContain("/videos.data");
  expect(asked).not.toContain("/noticias.data");
});
