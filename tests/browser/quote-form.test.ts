import { expect, test } from "vitest";
import { openApp } from "../support/app.ts";
import { fits, openBrowser, phone, ready } from "../support/browser.ts";
import { makeGarage } from "../support/garage.ts";

const app = openApp();
const eyes = openBrowser(app);

test.each([
  ["/repair-cms/taxes?profile=mx", "Save taxes", "The taxes are saved."],
  ["/repair-cms/print-settings", "Save", "Saved. It will print from now on."],
])("Says on a phone that %s is saved, beside its button", async (path, button, sentence) => {
  const { owner } = await makeGarage(app().db);
  const page = await eyes.page({ as: owner, viewport: phone });
  await page.goto(path);
  await ready(page);
  await page.getByRole("button", { name: button, exact: true }).click();
  const said = page.getByText(sentence);
  await said.waitFor();
  const { top, bottom } = await said.evaluate((one) => one.getBoundingClientRect().toJSON());
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThan(phone.height);
  await fits(page);
  await said.waitFor({ state: "detached" });
});
