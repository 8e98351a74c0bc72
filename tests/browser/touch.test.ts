import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openApp } from "../support/app.ts";
import { openBrowser, phone, ready } from "../support/browser.ts";
import { makeGarage } from "../support/garage.ts";
import { makeTopic } from "../support/make.ts";

// Tapping a button right after typing on a phone. A tap moves the focus before it clicks, so the
// layout must not change when a field loses the focus.

const app = openApp();
const eyes = openBrowser(app);
const touch = { viewport: phone, hasTouch: true, isMobile: true };

const forms = [
  [":job/quotes/new", "description", "Create Quote"],
  [":job/diagnostic", "diagnostic", "Save Diagnostic"],
  [":job/edit", "customerFirstName", "Save"],
  ["/repair-cms/new", "issues", "Create Job"],
  ["/repair-cms/settings", "shopName", "Save Settings"],
  ["/discussion/new", "content", "Post topic"],
  [":topic", "content", "Reply"],
  ["/premium", "message", "Send"],
  ["/account/name", "name", "Save"],
] as const;

test("The first tap on a button right after typing submits, on every form", async () => {
  const { owner, path } = await makeGarage(app().db);
  const topic = await makeTopic(app().db, { by: owner });
  const page = await eyes.page({ as: owner, ...touch, expected: /status of 4\d\d/ });
  for (const [address, name, label] of forms) {
    await page.goto(address.replace(":job", path).replace(":topic", `/discussion/${topic.id}`));
    await ready(page);
    const field = page.locator(`form[method=post] [name=${name}]`);
    const button = page.getByRole("button", { name: label, exact: true });
    await field.fill("Typed with a thumb");
    const typing = await button.boundingBox();
    await field.blur();
    expect([address, await button.boundingBox()]).toEqual([address, typing]);
    await field.focus();
    const posted = page
      .waitForRequest((request) => request.method() === "POST", { timeout: 3_000 })
      .then(() => "posted");
    await button.tap();
    expect([address, await posted.catch(() => "nothing")]).toEqual([address, "posted"]);
  }
});

const isFixed = (page: Page) =>
  page.locator(".bar").evaluate((bar) => getComputedStyle(bar).position === "fixed");

test("The bottom bar makes room for the keyboard of an upright phone, and stays in landscape", async () => {
  const { owner } = await makeGarage(app().db);
  const page = await eyes.page({ as: owner, ...touch });
  await page.goto("/account");
  for (const [width, height, fixed] of [
    [390, 844, true],
    [390, 430, false], // with a keyboard
    [844, 334, true], // lying
    [844, 150, false], // lying, with a keyboard
    [320, 454, true], // the smallest phone
  ] as const) {
    await page.setViewportSize({ width, height });
    expect([width, height, await isFixed(page)]).toEqual([width, height, fixed]);
  }
});
