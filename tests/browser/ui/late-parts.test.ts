import { test } from "vitest";
import { openApp } from "../../support/app.ts";
import { openBrowser, phone, ready } from "../../support/browser.ts";
import { makeGarage } from "../../support/repair/garage.ts";

// Parts of a page whose scripts come after it (app/ui/connection/later.ts).

const app = openApp();
const eyes = openBrowser(app);

/** The page of a job on a phone, where these scripts cannot be had. */
async function openJob(missed: RegExp) {
  const { owner, path } = await makeGarage(app().db);
  const touch = { viewport: phone, hasTouch: true, isMobile: true };
  const page = await eyes.page({ as: owner, ...touch, expected: /ERR_FAILED/ });
  await page.route(missed, (route) => route.abort());
  const gone = page.waitForEvent("requestfailed", (request) => missed.test(request.url()));
  await page.goto(path);
  await ready(page);
  await gone;
  return page;
}

test("A part whose script could not be had holds up neither a link nor a form of its page", async () => {
  const page = await openJob(/\/job-records-[\w-]+\.js$/);
  await page.getByRole("link", { name: "New Quote", exact: true }).tap();
  await page.getByLabel("Description").first().fill("Front brakes");
  await page.getByRole("button", { name: "Create Quote" }).tap();
  await page.getByRole("heading", { name: /^Quote 1/ }).waitFor();
});
