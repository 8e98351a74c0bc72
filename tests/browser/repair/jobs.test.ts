import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { accessible, fits, openBrowser, phone, ready } from "../../support/browser.ts";
import { makeJob } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { makeGarage } from "../../support/repair/garage.ts";

const app = openApp();
const eyes = openBrowser(app);
const diamond = () => signedIn(app().db, "premium");

test("A button fills in what a VIN says, and is not there where the fields say the same", async () => {
  const page = await eyes.page({ as: await diamond() });
  await page.goto("/repair-cms/new");
  await ready(page);
  const use = page.getByRole("button", { name: "Use", exact: true });
  await page.fill("[name=vin]", "3GCUKREC1EG123456");
  await use.click();
  expect(await page.inputValue("[name=carModel]")).toBe("Silverado 1500");
  // A VIN that agrees with every field offers no button.
  await page.reload();
  await ready(page);
  for (const [name, text] of [
    ["carMake", "chevrolet"],
    ["carModel", "Silverado 1500"],
    ["carYear", "2014"],
    ["vin", ""],
    ["vin", "3GCUKREC1EG123456"],
  ] as const)
    await page.fill(`[name=${name}]`, text);
  await page.getByText("From the VIN: 2014 Chevrolet Silverado 1500").waitFor();
  expect(await use.count()).toBe(0);
});

test("A half-written job survives a reload, is created once, and opens", async () => {
  const owner = await diamond();
  await makeJob(app().db, { owner });
  const page = await eyes.page({ as: owner, viewport: phone });
  await page.goto("/repair-cms/new");
  await ready(page);
  await fits(page);
  const typed = {
    customerFirstName: "Luz",
    customerLastName: "Paz",
    customerEmail: "luz@example.com",
    customerPhone: "555 0100",
  };
  for (const [name, text] of Object.entries(typed)) await page.fill(`[name=${name}]`, text);
  const id = await page.inputValue("[name=id]");
  await page.reload();
  await ready(page);
  await page.getByText("We kept what you had typed.").waitFor();
  expect([
    await page.inputValue("[name=customerLastName]"),
    await page.inputValue("[name=id]"),
  ]).toEqual(["Paz", id]);
  const rest = { carMake: "Kia", carModel: "Rio", licensePlate: "kia 1", issues: "P0420" };
  for (const [name, text] of Object.entries(rest)) await page.fill(`[name=${name}]`, text);
  await page.getByRole("button", { name: "Create Job" }).dblclick();
  await page.waitForURL(/\/repair-cms\/[0-9a-f-]{36}$/);
  await page.getByRole("heading", { name: "WO-000002" }).waitFor();
  await page.getByRole("link", { name: "Back to Jobs" }).click();
  await page.waitForURL(/\/repair-cms$/);
  await expect.poll(() => page.getByRole("row").count()).toBe(3);
  await fits(page);
  await accessible(page);
  await page.goto("/repair-cms/new");
  await ready(page);
  expect(await page.inputValue("[name=customerFirstName]")).toBe("");
});

test("The car's year is selected on focus, so that typing replaces it", async () => {
  const page = await eyes.page({ as: await diamond() });
  await page.goto("/repair-cms/new");
  await ready(page);
  await page.focus("[name=carYear]");
  await page.keyboard.type("2014");
  expect(await page.inputValue("[name=carYear]")).toBe("2014");
});

test("A status changes at once, and changes back with a message when it cannot be saved", async () => {
  const owner = await diamond();
  await makeJob(app().db, { owner });
  const page = await eyes.page({ as: owner, expected: /ERR_FAILED|net::/ });
  await page.goto("/repair-cms");
  await ready(page);
  const status = page.getByLabel("Status of WO-000001");
  await page.route(/\/status\.data/, (route) => route.abort());
  await status.selectOption("completed");
  await page.getByText("Error updating job status").waitFor();
  expect(await status.inputValue()).toBe("pending");
  await page.unroute(/\/status\.data/);
  await status.selectOption("in_progress");
  await page.locator("select[name=status]:not([aria-busy])").waitFor();
  await page.reload();
  expect(await status.inputValue()).toBe("in_progress");
});

test("Deleting asks for confirmation, and stays on the same page of the list", async () => {
  const owner = await diamond();
  for (const status of ["completed", "completed"] as const)
    await makeJob(app().db, { owner, status });
  const page = await eyes.page({ as: owner });
  await page.goto("/repair-cms?status=completed");
  await ready(page);
  await page.getByRole("button", { name: "More for WO-000002" }).click();
  await page.getByRole("link", { name: "Delete job" }).click();
  await page.getByText("Are you sure you want to delete this job?").waitFor();
  await page.getByText(/^WO-000002, .*: its quotes will be deleted too/).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("WO-000002").first().waitFor({ state: "detached" });
  expect(new URL(page.url()).search).toBe("?status=completed");
  await page.getByRole("link", { name: "WO-000001", exact: true }).click();
  await page.waitForURL(/repair-cms\/[0-9a-f-]{36}$/);
});

test("Without JavaScript a status is saved by a button that returns to the list", async () => {
  const owner = await diamond();
  await makeJob(app().db, { owner });
  const page = await eyes.page({ as: owner, javaScriptEnabled: false, expected: /csp$/ });
  await page.goto("/repair-cms?status=pending");
  await page.getByLabel("Status of WO-000001").selectOption("cancelled");
  await page.getByRole("button", { name: "Set status" }).click();
  expect(new URL(page.url()).search).toBe("?status=pending");
  await page.getByText("No repair jobs found").waitFor();
});

test("On a phone five jobs fit on the screen, and each card can call, open and delete", async () => {
  const owner = await diamond();
  for (let n = 0; n < 8; n++) await makeJob(app().db, { owner });
  const page = await eyes.page({ as: owner, viewport: phone, hasTouch: true, isMobile: true });
  await page.goto("/repair-cms");
  await ready(page);
  await page.getByText("Set up your shop").tap();
  await page.getByRole("button", { name: "Hide this list" }).tap();
  await page.getByText("Set up your shop").waitFor({ state: "detached" });
  const seen = await page
    .locator("tbody tr")
    .evaluateAll(
      (rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= 844 - 64).length,
    );
  expect(seen).toBeGreaterThanOrEqual(5);
  const number = page.getByRole("link", { name: "WO-000008" });
  expect(await number.evaluate((link) => getComputedStyle(link).fontSize)).toBe("1px");
  expect(
    await page
      .getByRole("link", { name: /^Call María Pérez/ })
      .first()
      .getAttribute("href"),
  ).toBe("tel:+15550102030");
  await fits(page);
  await accessible(page);
  await page.getByRole("button", { name: "More for WO-000008" }).tap();
  await page.getByRole("link", { name: "Delete job" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).tap();
  await page.getByRole("button", { name: "More for WO-000008" }).waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Pending 7" }).waitFor();
});

test("Show more adds rows below, and Back from a job restores the search, the rows and the scroll position", async () => {
  const owner = await diamond();
  for (let n = 0; n < 45; n++)
    await makeJob(app().db, { owner, carMake: n === 3 ? "Kia" : "Mazda" });
  const page = await eyes.page({ as: owner });
  await page.goto("/repair-cms?q=mazda");
  await ready(page);
  await page.getByRole("link", { name: "Show more" }).click();
  await page.getByRole("link", { name: "WO-000010", exact: true }).scrollIntoViewIfNeeded();
  expect(await page.locator("tbody tr").count()).toBe(40);
  const place = await page.evaluate(() => window.scrollY);
  await page.getByRole("link", { name: "WO-000010", exact: true }).click();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("link", { name: "Edit job" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Back to Jobs" }).click();
  await page.waitForURL(/q=mazda&show=40$/);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(place));
});

test("A printed job has no buttons, and its first quote is number 1", async () => {
  const { owner, path, quotes } = await makeGarage(app().db);
  const page = await eyes.page({ as: owner });
  await page.goto(path);
  await ready(page);
  await page.emulateMedia({ media: "print" });
  expect(
    await page
      .locator(".button, button, nav")
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).length),
  ).toBe(0);
  await page.emulateMedia({ media: "screen" });
  // Elements hidden for print reappear around the link: a click could hit another one.
  await page.getByRole("link", { name: "New Quote" }).press("Enter");
  await page.getByLabel("Description", { exact: true }).fill("Brakes");
  await page.getByRole("button", { name: "Create Quote" }).click();
  await page.getByRole("heading", { name: /^Quote 1/ }).waitFor();
  expect(await quotes()).toMatchObject([{ number: 1, description: "Brakes", totalAmount: 85_00 }]);
});
