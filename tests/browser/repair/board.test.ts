import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import {
  accessible,
  desk,
  fits,
  narrow,
  openBrowser,
  phone,
  ready,
} from "../../support/browser.ts";
import { makeJob } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);

const column = (page: Page, status: string) => page.locator(`section[id="${status}"]`);
const cardIn = (page: Page, status: string) =>
  column(page, status).getByRole("link", { name: "WO-000001" });
const handle = (page: Page) => page.getByRole("button", { name: "Move WO-000001" });

/** Where something is on the screen. */
async function middleOf(place: ReturnType<Page["locator"]>) {
  const box = (await place.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 60) };
}

/** Until a move is saved and the board is there anew; the page's own idle moment is long past. */
const saving = (page: Page) =>
  Promise.all([page.waitForResponse(/\/status\.data/), page.waitForResponse(/\/repair-cms\.data/)]);

async function oneJob() {
  const owner = await signedIn(app().db, "premium");
  await makeJob(app().db, { owner, promisedAt: new Date(Date.now() - 3_600_000) });
  return owner;
}

test("Moves a card by keyboard and by pointer, and moves it back with a message when saving fails", async () => {
  const page = await eyes.page({ as: await oneJob(), expected: /ERR_FAILED|net::/ });
  await page.goto("/repair-cms?view=board&canceled=yes");
  await ready(page);
  await accessible(page);
  let saved = saving(page);
  await handle(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await cardIn(page, "in_progress").waitFor();
  await saved;
  await expect
    .poll(() => handle(page).evaluate((one) => one === document.activeElement))
    .toBe(true);

  const drag = async (to: string) => {
    const [from, over] = [await middleOf(handle(page)), await middleOf(column(page, to))];
    await page.mouse.move(from.x - 60, from.y + 30);
    await page.mouse.down();
    await page.mouse.move(over.x, over.y, { steps: 5 });
    await page.mouse.up();
  };
  await page.waitForLoadState("networkidle");
  saved = saving(page);
  await drag("completed");
  await cardIn(page, "completed").waitFor();
  await saved;
  await page.reload();
  await ready(page);
  await cardIn(page, "completed").waitFor();

  await page.waitForLoadState("networkidle");
  await page.route(/\/status\.data/, (route) => route.abort());
  await drag("cancelled");
  await page.getByText("Error updating job status").waitFor();
  await cardIn(page, "completed").waitFor();
  expect(new URL(page.url()).pathname).toBe("/repair-cms");
});

test("On a phone drags a card to the tab of another column, and scrolls elsewhere", async () => {
  const as = await oneJob();
  const page = await eyes.page({ as, viewport: phone, hasTouch: true, isMobile: true });
  const dragging = page.waitForResponse(/drag\.client-[\w-]+\.js$/);
  await page.goto("/repair-cms?view=board");
  await ready(page);
  await dragging;
  await page.waitForLoadState("networkidle");
  expect(await column(page, "completed").isVisible()).toBe(false);
  const from = await middleOf(handle(page));
  const tab = page.getByRole("link", { name: /^In progress/ });
  const over = await middleOf(tab);
  const session = await page.context().newCDPSession(page);
  // Thrown, within 24 ms, however slow the machine: such a finger would leave the page scrolling.
  let timestamp = Date.now() / 1000;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: typeof from) => {
    timestamp += 0.008;
    return session.send("Input.dispatchTouchEvent", {
      type,
      timestamp,
      touchPoints: at ? [at] : [],
    });
  };
  await touch("touchStart", from);
  await touch("touchMove", { x: (from.x + over.x) / 2, y: (from.y + over.y) / 2 });
  await touch("touchMove", over);
  await touch("touchEnd");
  await cardIn(page, "pending").waitFor({ state: "detached" });
  await tab.tap();
  await cardIn(page, "in_progress").waitFor();
  expect(await column(page, "pending").isVisible()).toBe(false);
  await accessible(page);
  for (const viewport of [narrow, desk]) {
    await page.setViewportSize(viewport);
    await fits(page);
  }
});
