import { chromium } from "playwright-core";
import { expect, test } from "vitest";
import { openApp } from "../support/app.ts";

const app = openApp();

test.each(["/", "/login", "/privacy"])(
  "%s opens without an error in the console, a refusal of its policy or a request to another host",
  async (address) => {
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    });
    try {
      const page = await browser.newPage();
      const wrong: string[] = [];
      page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
      page.on("pageerror", (error) => wrong.push(error.message));
      page.on("request", (request) => new URL(request.url()).host !== new URL(app().origin).host && wrong.push(request.url()));
      await page.goto(app().origin + address, { waitUntil: "networkidle" });
      expect(wrong).toEqual([]);
    } finally {
      await browser.close();
    }
  },
);
