import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { openApp } from "../support/app.ts";
import { fits, narrow, openBrowser } from "../support/browser.ts";
import { signedIn } from "../support/people.ts";
import { transparentWebp } from "../support/pictures.ts";

const app = openApp();
const eyes = openBrowser(app);

test("the shop is set up with a logo, and is told so for three seconds", async () => {
  const page = await eyes.page({ as: await signedIn(app().db, "premium"), viewport: narrow, timezoneId: "America/Lima" });
  await page.goto("/repair-cms/settings");
  await page.waitForFunction(() => document.querySelector("dialog:modal"));
  expect(await page.getByLabel("Time zone").inputValue()).toBe("America/Lima");
  await page.getByLabel("Shop name").fill("Taller Ruiz");
  await page.getByLabel("Hourly rate").fill("45,50");
  await page.getByLabel("Currency").selectOption("PEN");

  const file = page.getByLabel("Upload a file");
  await file.setInputFiles({ name: "photo.png", mimeType: "image/png", buffer: Buffer.alloc(1024 * 1024 + 1) });
  await page.getByText("This file is too large").waitFor();
  await file.setInputFiles({ name: "logo.webp", mimeType: "image/webp", buffer: Buffer.from(transparentWebp) });
  await page.getByAltText("Preview of the chosen logo").waitFor();
  await page.getByRole("button", { name: "Save Settings" }).click();

  const said = page.getByText("Settings saved successfully");
  await said.waitFor();
  const from = Date.now();
  await page.getByAltText("Your logo").waitFor();
  expect(await page.getByAltText("Your logo").evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(
    40,
  );
  await said.waitFor({ state: "detached" });
  expect(Date.now() - from).toBeGreaterThan(2_000);
  expect(Date.now() - from).toBeLessThan(5_000);
  expect(await file.inputValue()).toBe("");
  await fits(page);
});
