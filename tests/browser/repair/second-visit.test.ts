import { expect, test } from "vitest";
import { languages } from "#app/values/language.ts";
import { openApp } from "../../support/app.ts";
import { accessible, fits, openBrowser, phone, ready } from "../../support/browser.ts";
import { makeJob } from "../../support/make.ts";
import { jobRequests } from "../../support/repair/job-requests.ts";

const app = openApp();
const eyes = openBrowser(app);
const { diamond, rowsOf } = jobRequests(app);

test.each(languages)("A second visit takes four taps and the plate: %s", async (language) => {
  const owner = await diamond();
  const first = await makeJob(app().db, { owner, licensePlate: "KLM-456", language: "es" });
  const page = await eyes.page({ as: owner, viewport: phone, hasTouch: true });
  await page.goto(`/repair-cms?lng=${language}`);
  await ready(page);
  await page.locator("a[href^='/repair-cms/new']").first().tap();
  await page.locator("[name=licensePlate]").tap();
  await page.keyboard.type("klm4");
  const option = page.locator("[role=option]");
  await option.waitFor();
  await fits(page);
  await accessible(page);
  await option.tap();
  // With everything known the complaint is next.
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("issues");
  await page.keyboard.type("P0420");
  await page.locator("form.grid button[type=submit]").tap();
  await page.waitForURL(/\/repair-cms\/[0-9a-f-]{36}$/);
  const second = (await rowsOf(owner)).find(({ id }) => id !== first.id)!;
  const { customerId, vehicleId, customerFirstName, carModel } = first;
  expect(second).toMatchObject({
    customerId,
    vehicleId,
    customerFirstName,
    carModel,
    language: "es",
  });
});

test("The keyboard moves through the suggestions, and Escape closes them, not the form", async () => {
  const owner = await diamond();
  await makeJob(app().db, { owner });
  const page = await eyes.page({ as: owner });
  await page.goto("/repair-cms/new");
  await ready(page);
  const name = page.locator("[name=customerFirstName]");
  await name.pressSequentially("mar");
  await page.locator("[role=option]").waitFor();
  await name.press("Escape");
  expect(await page.locator("[role=option]").count()).toBe(0);
  await name.press("i");
  await page.locator("[role=option]").waitFor();
  await name.press("ArrowDown");
  await name.press("Enter");
  expect(await page.inputValue("[name=customerLastName]")).toBe("Pérez");
  expect(await page.inputValue("[name=carModel]")).toBe("Corolla");
});
