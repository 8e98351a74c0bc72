import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { openBrowser, phone, ready } from "../../support/browser.ts";
import { makeJob } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);

/** A shop with one job, its list open at `path`, and the addresses of data that were asked for. */
async function openList(path: string) {
  const owner = await signedIn(app().db, "premium");
  const job = await makeJob(app().db, { owner });
  const page = await eyes.page({ as: owner });
  await page.goto(path);
  await ready(page);
  await page.waitForLoadState("networkidle");
  return { page, owner, job };
}

const openJob = async (page: Page) => {
  await page.getByRole("link", { name: "WO-000001", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "WO-000001" }).waitFor();
  await page.waitForLoadState("networkidle");
};

/** Holds what the server says of the list until it is let go. */
async function holdList(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/repair-cms\.data/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test.each(["/repair-cms", "/repair-cms?view=board"])(
  "%s, gone back to, never shows a job as it was before its status changed",
  async (path) => {
    const { page } = await openList(path);
    await openJob(page);
    await page.goBack();
    await openJob(page);
    await page.locator("button[name=status][value=completed]").first().click();
    await page.waitForLoadState("networkidle");
    const letGo = await holdList(page);
    await page.goBack();
    await page.waitForURL(`**${path}`);
    const row = page.getByRole("link", { name: "WO-000001", exact: true });
    const place = path.includes("board") ? page.locator("#completed") : page.getByRole("table");
    const isFresh = async () =>
      expect(await place.textContent()).toMatch(/WO-000001.*Completed|Completed.*WO-000001/s);
    // A cached list shown before the response is not older than the write.
    await page.waitForTimeout(300);
    if ((await row.count()) > 0) await isFresh();
    letGo();
    await row.waitFor();
    await isFresh();
  },
);

test("Whoever signs out in another tab leaves no list in this one", async () => {
  const { page } = await openList("/repair-cms");
  await openJob(page);
  const other = await page.context().newPage();
  await other.goto("/noticias");
  await ready(other);
  await other.waitForLoadState("networkidle");
  await other.getByRole("button", { name: "Sign out" }).first().click();
  await other.waitForURL((url) => url.pathname !== "/noticias");
  await page.getByRole("link", { name: "Back to Jobs" }).click();
  await page.waitForURL("**/login?to=*");
});

test("A second press on the way back leads no further than the list", async () => {
  const { page } = await openList("/noticias");
  await page.getByRole("link", { name: "CMS" }).first().click();
  await openJob(page);
  await page.getByRole("link", { name: "Back to Jobs" }).dblclick();
  await page.waitForURL("**/repair-cms");
  await page.getByRole("link", { name: "WO-000001", exact: true }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(new URL(page.url()).pathname).toBe("/repair-cms");
});

test("The way back from a card leads to the column of the board that was chosen", async () => {
  const owner = await signedIn(app().db, "premium");
  const job = await makeJob(app().db, { owner, status: "completed" });
  const page = await eyes.page({ as: owner, viewport: phone, hasTouch: true, isMobile: true });
  await page.goto("/account");
  await ready(page);
  await page.getByRole("link", { name: "Board" }).last().tap();
  await page.locator('.board-tabs a[href="#completed"]').tap();
  await page.locator(`.card a[href="/repair-cms/${job.id}"]`).first().tap();
  await page.locator("#quotes").waitFor();
  await page.getByRole("link", { name: "Back to Jobs" }).tap();
  await page.waitForURL("**/repair-cms?view=board#completed");
});
