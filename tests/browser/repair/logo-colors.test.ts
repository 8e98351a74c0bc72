import { Buffer } from "node:buffer";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { openBrowser, ready } from "../../support/browser.ts";
import { quotedJob, send } from "../../support/links/links.ts";
import { discPng } from "../../support/papers/paper.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);

test("Says of a white logo that white paper hides it, and of a dark one nothing", async () => {
  const page = await eyes.page({ as: await signedIn(app().db, "premium") });
  await page.goto("/repair-cms/settings");
  await ready(page);
  const drawn = (color: string) =>
    page.evaluate(async (color) => {
      const canvas = new OffscreenCanvas(80, 40);
      const pen = canvas.getContext("2d")!;
      pen.fillStyle = color;
      pen.fillRect(20, 10, 40, 20);
      const blob = await canvas.convertToBlob({ type: "image/png" });
      return [...new Uint8Array(await blob.arrayBuffer())];
    }, color);
  const hint = page.getByText("This logo is white, so white paper hides it.");
  for (const [color, count] of [
    ["white", 1],
    ["black", 0],
  ] as const) {
    const buffer = Buffer.from(await drawn(color));
    const file = { name: `${color}.png`, mimeType: "image/png", buffer };
    await page.getByLabel("Upload a file").setInputFiles(file);
    await page.getByAltText("Preview of the chosen logo").waitFor();
    await expect.poll(() => hint.count()).toBe(count);
  }
});

test("A logo stands on white on a customer's dark phone", async () => {
  const made = await quotedJob(app());
  const { shopId } = made.ref;
  const logo = { logoFile: `${"0".repeat(64)}.png` };
  await app().files.put(`logos/${shopId}/${logo.logoFile}`, discPng(80, 40));
  await app().db.update(shopSettings).set(logo).where(eq(shopSettings.shopId, shopId));
  const path = await send(app(), made);
  const grounds = [];
  for (const colorScheme of ["dark", "light"] as const) {
    const page = await eyes.page({ colorScheme });
    await page.goto(path);
    const image = page.locator("header img");
    grounds.push(await image.evaluate((one) => getComputedStyle(one).backgroundColor));
  }
  expect(grounds).toEqual(["rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"]);
});
