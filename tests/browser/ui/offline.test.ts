import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { everyView, openBrowser, phone, ready } from "../../support/browser.ts";
import { makeJob } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);
const expected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)/;

const open = async (path: string): Promise<Page> => {
  const as = await signedIn(app().db, "premium");
  await makeJob(app().db, { owner: as });
  const page = await eyes.page({ as, expected, viewport: phone, hasTouch: true });
  await page.goto(path);
  await ready(page);
  return page;
};
async function offline(page: Page, off: boolean): Promise<void> {
  await page.context().setOffline(off);
  await page.waitForFunction((off) => navigator.onLine !== off, off);
}

test("A form submitted offline keeps its text, shows a message, and is sent when the connection is back", async () => {
  const page = await open("/discussion/new");
  await page.getByLabel("Title").fill("P0301 on a Silverado");
  await page.getByLabel("Content").fill("Misfires when cold.");
  await offline(page, true);
  await page.getByRole("button", { name: "Post topic" }).tap();
  await page.getByText("No connection. What you typed is kept here.").waitFor();
  expect(await page.getByLabel("Content").inputValue()).toBe("Misfires when cold.");
  await everyView(page);
  await offline(page, false);
  await page.getByText("You're back online.").waitFor();
  await page.getByRole("button", { name: "Try again" }).tap();
  await page.waitForURL(/\/discussion\/[0-9a-f-]{36}/);
  expect(await page.getByText("No connection").count()).toBe(0);
});

test("A link followed offline keeps the page, and opens when the connection is back, in Spanish", async () => {
  const page = await open("/repair-cms?lng=es");
  await offline(page, true);
  await page.getByText("WO-000001").first().tap();
  await page.getByText("Sin conexión. Lo que escribió se conserva aquí.").waitFor();
  expect(new URL(page.url()).pathname).toBe("/repair-cms");
  await offline(page, false);
  await page.getByRole("button", { name: "Intentar de nuevo" }).tap();
  await page.waitForURL(/\/repair-cms\/[0-9a-f-]{36}/);
});

test("A status changed offline changes back with a message, and the list stays", async () => {
  const page = await open("/repair-cms");
  await offline(page, true);
  await page.getByLabel("Status of WO-000001").selectOption("completed");
  await page.getByText("No connection").waitFor();
  expect(await page.getByLabel("Status of WO-000001").inputValue()).toBe("pending");
});

test("A page waits on a network that does not answer, and continues with a tap", async () => {
  const page = await open("/repair-cms");
  await page.route("**/*.data*", (route) => route.abort());
  await page.getByRole("link", { name: "Codes" }).first().tap();
  await page.getByText("No connection").waitFor();
  expect(await page.getByText("WO-000001").first().isVisible()).toBe(true);
  await page.unroute("**/*.data*");
  await page.getByRole("button", { name: "Try again" }).tap();
  await page.waitForURL("**/codes");
  expect(await page.getByText("No connection").count()).toBe(0);
});
