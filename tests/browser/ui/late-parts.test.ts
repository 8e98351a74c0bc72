import { test } from "vitest";
import { openApp } from "../../support/app.ts";
import { openBrowser, phone, ready } from "../../support/browser.ts";
import { makeGarage } from "../../support/repair/garage.ts";

// Parts of a page whose scripts come after it (app/ui/connection/later.ts).

const app = openApp();
const eyes = openBrowser(app);

const script = /\/job-records-[\w-]+\.js$/;

test("A part whose script could not be had holds up neither a link nor a form of its page", async () => {
  const { owner, path } = await makeGarage(app().db);
  const touch = { viewport: phone, hasTouch: true, isMobile: true };
  const page = await eyes.page({ as: owner, ...touch, expected: /ERR_FAILED/ });
  await page.route(script, (route) => route.abort());
  const missing = () => page.waitForEvent("requestfailed", (one) => script.test(one.url()));
  let missed = missing();
  await page.goto(path);
  await ready(page);
  await missed;
  missed = missing();
  await page.getByRole("link", { name: "New Quote", exact: true }).tap();
  await page.getByLabel("Description").first().fill("Front brakes");
  await missed;
  await page.getByRole("button", { name: "Create Quote" }).tap();
  await page.getByRole("heading", { name: /^Quote 1/ }).waitFor();
});
