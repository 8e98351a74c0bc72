import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { openBrowser, phone, ready } from "../../support/browser.ts";
import { makeJob, makeQuote } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);

/** The pages with a long form, what leads to it, and a part of the page that it covers. */
const pages = {
  job: {
    link: "main button[popovertarget]",
    inMenu: "[popover] a[href$='/edit']",
    part: "#quotes",
  },
  list: { link: "main a[href^='/repair-cms/new']:visible", inMenu: undefined, part: "main table" },
};

/** A job, or the list of jobs, scrolled a little, on a phone or a desktop. */
async function openPage(at: "phone" | "desktop", which: keyof typeof pages) {
  const owner = await signedIn(app().db, "premium");
  const jobs = [];
  for (let left = 12; left > 0; left--) jobs.push(await makeJob(app().db, { owner }));
  await makeQuote(app().db, { owner, job: jobs[0]! });
  const view = at === "phone" ? { viewport: phone, hasTouch: true, isMobile: true } : {};
  const page = await eyes.page({ as: owner, ...view });
  await page.goto(which === "job" ? `/repair-cms/${jobs[0]!.id}` : "/repair-cms");
  await ready(page);
  // Parts of the page whose scripts come later change its height once.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => scrollTo(0, 40));
  const link = page.locator(pages[which].link).first();
  const { inMenu } = pages[which];
  const open = async () => {
    await link.click();
    if (inMenu) await page.locator(inMenu).click();
  };
  const isBehindRendered = () =>
    page.locator(pages[which].part).evaluate((part) => part.checkVisibility());
  const place = () =>
    page.evaluate(() => [scrollY, document.documentElement.scrollHeight] as const);
  return { page, link, open, isBehindRendered, place };
}

test.each(["job", "list"] as const)(
  "A long form on the page of a %s fills a phone's screen, and the page behind it is there again in its place",
  async (which) => {
    const { page, link, open, isBehindRendered, place } = await openPage("phone", which);
    const before = await place();
    expect(before[0]).toBe(40);
    await open();
    const form = page.getByRole("dialog");
    await form.waitFor();
    expect(await form.boundingBox()).toEqual({ x: 0, y: 0, ...phone });
    expect(await isBehindRendered()).toBe(false);
    expect(await place()).toEqual(before);
    await page.keyboard.press("Escape");
    await form.waitFor({ state: "detached" });
    expect(await isBehindRendered()).toBe(true);
    expect(await place()).toEqual(before);
    expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
  },
);

test("On a desktop the page stays behind it", async () => {
  const { page, open, isBehindRendered } = await openPage("desktop", "job");
  await open();
  await page.getByRole("dialog").waitFor();
  expect(await isBehindRendered()).toBe(true);
});
