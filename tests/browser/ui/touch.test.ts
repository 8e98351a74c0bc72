import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createReport } from "#app/features/forum/reports/reports.server.ts";
import { openApp } from "../../support/app.ts";
import { openBrowser, phone, ready } from "../../support/browser.ts";
import { makeTopic, makeVideo } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { makeGarage } from "../../support/repair/garage.ts";

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

test("Titles and fault codes are targets of at least 44 px", async () => {
  const { db } = app();
  const admin = await signedIn(db, "premium", { isAdmin: true });
  const by = await signedIn(db, "medium");
  const { id: topicId } = await makeTopic(db, { by, content: "P0420, then P0505." });
  await createReport(db, { userId: admin.id, topicId, reason: "Spam", now: Date.now() });
  await makeVideo(db);
  const page = await eyes.page({ as: admin, ...touch });
  for (const path of ["/videos", "/admin/reports", `/discussion/${topicId}`]) {
    await page.goto(path);
    await ready(page);
    const targets = page.locator("main :is(h2 a, h3 a, a.fault-code)");
    await targets.first().waitFor();
    const heights = await targets.evaluateAll((all) =>
      all.map((one) => {
        const reach = Number.parseFloat(getComputedStyle(one, "::after").height);
        return Math.max(one.getBoundingClientRect().height, reach || 0);
      }),
    );
    expect([path, heights.filter((height) => height < 44)]).toEqual([path, []]);
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
