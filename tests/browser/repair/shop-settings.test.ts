import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { fits, narrow, openBrowser, ready } from "../../support/browser.ts";
import { transparentWebp } from "../../support/files/pictures.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);

test("Saves the shop's settings with a logo, and shows a message for three seconds", async () => {
  const page = await eyes.page({
    as: await signedIn(app().db, "premium"),
    viewport: narrow,
    timezoneId: "America/Lima",
  });
  await page.goto("/repair-cms/settings");
  await page.waitForFunction(() => document.querySelector("dialog:modal"));
  expect(await page.getByLabel("Time zone").inputValue()).toBe("America/Lima");
  await page.getByLabel("Shop name").fill("Taller Ruiz");
  await page.getByLabel("Hourly rate").fill("45,50");
  await page.getByLabel("Currency").selectOption("PEN");

  const file = page.getByLabel("Upload a file");
  await file.setInputFiles({
    name: "photo.png",
    mimeType: "image/png",
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
  });
  await page.getByText("Choose a picture of 10 MB or less").waitFor();
  await file.setInputFiles({
    name: "photo.heic",
    mimeType: "image/heic",
    buffer: Buffer.alloc(2_000),
  });
  await page.getByText("We could not read this picture").waitFor();
  await file.setInputFiles({
    name: "logo.webp",
    mimeType: "image/webp",
    buffer: Buffer.from(transparentWebp),
  });
  await page.getByAltText("Preview of the chosen logo").waitFor();
  await page.getByRole("button", { name: "Save Settings" }).click();

  const said = page.getByText("Settings saved successfully");
  await said.waitFor();
  const from = Date.now();
  await page.getByAltText("Your logo").waitFor();
  expect(
    await page
      .getByAltText("Your logo")
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(40);
  await said.waitFor({ state: "detached" });
  expect(Date.now() - from).toBeGreaterThan(2_000);
  expect(Date.now() - from).toBeLessThan(5_000);
  expect(await file.inputValue()).toBe("");
  await fits(page);
});

test("Starts with the zone of the browser where the dialog is opened from the list", async () => {
  const owner = await signedIn(app().db, "premium");
  const page = await eyes.page({ as: owner, timezoneId: "America/Lima" });
  await page.goto("/repair-cms");
  await ready(page);
  await page.getByRole("link", { name: "Shop Settings" }).first().click();
  const zone = page.getByRole("dialog").getByLabel("Time zone");
  expect(await zone.inputValue()).toBe("America/Lima");
});

test("A photo of several megabytes from an upright phone becomes an upright logo", async () => {
  const page = await eyes.page({ as: await signedIn(app().db, "premium") });
  await page.goto("/repair-cms/settings");
  await page.waitForFunction(() => document.querySelector("dialog:modal"));
  await page.getByLabel("Shop name").fill("Taller Ruiz");
  await page.getByLabel("Hourly rate").fill("45");
  const photo = heldUpright(Buffer.from(await page.evaluate(noise), "base64"));
  expect(photo.length).toBeGreaterThan(2 * 1024 * 1024);
  await page
    .getByLabel("Upload a file")
    .setInputFiles({ name: "IMG_1.jpg", mimeType: "image/jpeg", buffer: photo });
  await page.getByAltText("Preview of the chosen logo").waitFor();
  await page.getByRole("button", { name: "Save Settings" }).click();
  await page.getByText("Settings saved successfully").waitFor();
  const kept = page.getByAltText("Your logo");
  expect(
    await kept.evaluate((image: HTMLImageElement) =>
      image.decode().then(() => [image.naturalWidth, image.naturalHeight]),
    ),
  ).toEqual([118, 236]);
});

/** A JPEG of 2,000 x 1,000 pixels that compresses badly, in base64. */
function noise(): Promise<string> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [2_000, 1_000];
  const pen = canvas.getContext("2d")!;
  const pixels = pen.createImageData(2_000, 1_000);
  for (let at = 0; at < pixels.data.length; at += 65_536)
    crypto.getRandomValues(pixels.data.subarray(at, at + 65_536));
  pen.putImageData(pixels, 0, 0);
  return Promise.resolve(canvas.toDataURL("image/jpeg", 1).split(",")[1]!);
}

/** Adds the orientation of an upright phone to a JPEG: 6 (Exif 2.32, section 4.6.4). */
function heldUpright(photo: Buffer): Buffer {
  const tiff = Buffer.from("4d4d002a00000008000101120003000000010006000000000000", "hex");
  const exif = Buffer.concat([Buffer.from("Exif\0\0"), tiff]);
  const marker = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([photo.subarray(0, 2), marker, exif, photo.subarray(2)]);
}

test("A picker of files that is dismissed leaves the settings open", async () => {
  const owner = await signedIn(app().db, "premium");
  const page = await eyes.page({ as: owner });
  await page.goto("/repair-cms/settings");
  await ready(page);
  const file = page.getByRole("dialog").locator("input[type=file]");
  const cancelled = file.evaluate(
    (input) => new Promise((resolve) => input.addEventListener("cancel", resolve)),
  );
  await file.click(); // headless Chromium dismisses it at once
  await cancelled;
  await page.waitForLoadState("networkidle");
  expect(await page.getByRole("dialog").count()).toBe(1);
});
