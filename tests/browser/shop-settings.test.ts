import { Buffer } from "node:buffer";
import { chromium } from "playwright-core";
import { expect, test } from "vitest";
import { openApp } from "../support/app.ts";
import { signedIn } from "../support/people.ts";
import { transparentWebp } from "../support/pictures.ts";

const app = openApp();
const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

test("the shop is set up with a logo, and is told so for three seconds", async () => {
  const ana = await signedIn(app().db, "premium");
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: quiet });
  try {
    const context = await browser.newContext({ timezoneId: "America/Lima", viewport: { width: 360, height: 740 } });
    const [name, ...value] = ana.cookie.split("=");
    await context.addCookies([{ name: name!, value: value.join("="), url: app().origin }]);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));

    await page.goto(`${app().origin}/repair-cms/settings`);
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
    const tooWide = () => [document.documentElement, document.querySelector("dialog")!].some((box) => box.scrollWidth > box.clientWidth);
    expect(await page.evaluate(tooWide)).toBe(false);
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
  }
});
