import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { fits, narrow, openBrowser, phone, ready } from "../../support/browser.ts";
import { makeQuote } from "../../support/make.ts";
import { aCannedQuote } from "../../support/quotes/canned.ts";
import { makeGarage } from "../../support/repair/garage.ts";

const app = openApp();
const eyes = openBrowser(app);

/** Where the bar with a form's buttons begins, from the top of the screen. */
const barTop = (page: Page) =>
  page.locator(".form-actions").evaluate((bar) => bar.getBoundingClientRect().top);

test("Says what is wrong with a material above the bar at the foot of a phone", async () => {
  const { owner, path } = await makeGarage(app().db);
  const page = await eyes.page({ as: owner, viewport: phone });
  await page.goto(`${path}/quotes/new`);
  await ready(page);
  await page.locator("[name='materialName[]']").fill("Belt kit");
  await page.locator("[name='materialQuantity[]']").fill("0");
  await page.locator("[name='materialPrice[]']").fill("210");
  await page.getByRole("button", { name: "Add material" }).click();
  const said = page.getByRole("alert").filter({ hasText: "Please fill in all material fields" });
  await said.waitFor();
  const end = () => said.evaluate((one) => one.getBoundingClientRect().bottom);
  await expect.poll(async () => (await end()) <= (await barTop(page))).toBe(true);
  const focused = page.locator("[name='materialQuantity[]']:focus");
  expect(await focused.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0);
  expect(await said.innerText()).toMatch(/correctly\nEach/);
});

test("Shows no sums while the labor hours are not a step of half an hour", async () => {
  const { owner, path } = await makeGarage(app().db);
  const page = await eyes.page({ as: owner });
  await page.goto(`${path}/quotes/new`);
  await ready(page);
  const total = page.locator("output");
  await page.getByLabel("Labor hours").fill("1.3");
  await expect.poll(() => total.textContent()).toBe("–");
  await page.getByLabel("Labor hours").fill("1.5");
  await expect.poll(() => total.textContent()).toMatch(/^\$/);
});

test("Closes the lines offered under a description when another field is entered", async () => {
  const { owner, path } = await makeGarage(app().db);
  const page = await eyes.page({ as: owner });
  await page.goto(`${path}/quotes/new`);
  await ready(page);
  const description = page.getByLabel("Description").first();
  const offered = page.getByRole("group", { name: "Lines that are known in both languages" });
  await description.pressSequentially("Replace front brake pad");
  // The list of offered lines is loaded lazily, and searches on the next key.
  const press = async () => {
    await description.press("s");
    await description.press("Backspace");
    return offered.count();
  };
  await expect.poll(press, { interval: 1_000 }).toBe(1);
  await page.getByLabel("Labor hours").focus();
  await offered.waitFor({ state: "detached" });
});

test("Offers canned quotes as soon as the choice is opened", async () => {
  const { db, owner, job, path } = await makeGarage(app().db);
  const quote = await makeQuote(db, { owner, job });
  await aCannedQuote(db, owner, { job, quote, name: "Brake job" });
  const page = await eyes.page({ as: owner, viewport: narrow });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${path}/quotes/new`);
  await ready(page);
  expect(asked.filter((one) => one.includes("canned"))).toEqual([]);
  await page.getByText("Use a canned quote").click();
  await page.getByRole("link", { name: "Brake job" }).click();
  await page.getByText("From the canned quote").waitFor();
  await fits(page);
});

test.each([
  "/repair-cms/shop",
  "/repair-cms/taxes?profile=mx",
  "/repair-cms/print-settings",
  "/repair-cms/link-settings",
  "/repair-cms/payment-settings",
])("Says on a phone that %s is saved, beside its button", async (path) => {
  const { owner } = await makeGarage(app().db);
  const page = await eyes.page({ as: owner, viewport: phone });
  await page.goto(path);
  await ready(page);
  await page.getByRole("button", { name: "Save Settings", exact: true }).click();
  const said = page.getByText("Settings saved successfully");
  // The form is drawn anew with its new version.
  await expect
    .poll(async () => {
      const box = await said.boundingBox();
      return box !== null && box.y > 0 && box.y + box.height < phone.height;
    })
    .toBe(true);
  await fits(page);
  await said.waitFor({ state: "detached" });
});
