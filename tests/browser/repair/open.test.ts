import { test } from "vitest";
import { publicPageOf } from "#app/features/site/public/public-pages.ts";
import { openApp } from "../../support/app.ts";
import { openBrowser, ready } from "../../support/browser.ts";

const app = openApp();
const eyes = openBrowser(app);

test.each(["/", "/login", "/privacy"])(
  "%s opens without a console error, a policy violation or a request to another host",
  async (address) => {
    const page = await eyes.page();
    await page.goto(address);
    if (!publicPageOf(address)) await ready(page); // public pages come without scripts
  },
);
