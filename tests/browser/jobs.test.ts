import { expect, test } from "vitest";
import { openApp } from "../support/app.ts";
import { accessible, fits, openBrowser, phone, ready } from "../support/browser.ts";
import { makeJob } from "../support/make.ts";
import { signedIn } from "../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);
const diamond = () => signedIn(app().db, "premium");

test("a half-written job survives a reload, is created once and stands on top", async () => {
  const owner = await diamond();
  await makeJob(app().db, { owner });
  const page = await eyes.page({ as: owner, viewport: phone });
  await page.goto("/repair-cms/new");
  await ready(page);
  await fits(page);
  const typed = { customerFirstName: "Luz", customerLastName: "Paz", customerEmail: "luz@example.com", customerPhone: "555 0100" };
  for (const [name, text] of Object.entries(typed)) await page.fill(`[name=${name}]`, text);
  const id = await page.inputValue("[name=id]");
  await page.reload();
  await ready(page);
  await page.getByText("We kept what you had typed.").waitFor();
  expect([await page.inputValue("[name=customerLastName]"), await page.inputValue("[name=id]")]).toEqual(["Paz", id]);
  const rest = { carMake: "Kia", carModel: "Rio", licensePlate: "kia 1", issues: "P0420" };
  for (const [name, text] of Object.entries(rest)) await page.fill(`[name=${name}]`, text);
  await page.getByRole("button", { name: "Create Job" }).dblclick();
  await page.waitForURL(/\/repair-cms$/);
  await page.getByText("WO-000002").waitFor();
  expect(await page.getByRole("row").count()).toBe(3);
  await fits(page);
  await accessible(page);
  await page.goto("/repair-cms/new");
  await ready(page);
  expect(await page.inputValue("[name=customerFirstName]")).toBe("");
});

test("a status shows at once, and is taken back with a sentence when it cannot be saved", async () => {
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
  await page.locator("select:not([aria-busy])").waitFor();
  await page.reload();
  expect(await status.inputValue()).toBe("in_progress");
});

test("deleting asks first, and stays on the page of the list", async () => {
  const owner = await diamond();
  for (const status of ["completed", "completed"] as const) await makeJob(app().db, { owner, status });
  const page = await eyes.page({ as: owner });
  await page.goto("/repair-cms?status=completed");
  await ready(page);
  await page.getByRole("link", { name: "Delete WO-000002" }).click();
  await page.getByText("Are you sure you want to delete this job?").waitFor();
  await page.getByText(/^WO-000002, .*: its quotes go with it/).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("WO-000002").first().waitFor({ state: "detached" });
  expect(new URL(page.url()).search).toBe("?status=completed");
  await page.getByText("WO-000001").click();
  await page.waitForURL(/repair-cms\/[0-9a-f-]{36}$/);
});

test("without JavaScript a status is saved by a button, and one comes back to the list", async () => {
  const owner = await diamond();
  await makeJob(app().db, { owner });
  const page = await eyes.page({ as: owner, javaScriptEnabled: false, expected: /csp$/ });
  await page.goto("/repair-cms?status=pending");
  await page.getByLabel("Status of WO-000001").selectOption("cancelled");
  await page.getByRole("button", { name: "Set status" }).click();
  expect(new URL(page.url()).search).toBe("?status=pending");
  await page.getByText("No repair jobs found").waitFor();
});
