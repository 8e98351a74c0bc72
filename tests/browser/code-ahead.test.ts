import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openApp } from "../support/app.ts";
import { openBrowser, phone, ready } from "../support/browser.ts";
import { makeJob } from "../support/make.ts";
import { type Person, signedIn } from "../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);

/** A board on a phone, and what was asked for from its document on. */
async function openBoard(owner: Person, held?: string) {
  const page = await eyes.page({ as: owner, viewport: phone, hasTouch: true, isMobile: true });
  const asked: URL[] = [];
  page.on("request", (request) => asked.push(new URL(request.url())));
  if (held) await page.route(held, () => undefined); // it never comes
  await page.goto("/repair-cms?view=board");
  await ready(page);
  if (!held) await page.waitForLoadState("networkidle");
  const manifests = () => asked.filter(({ pathname }) => pathname === "/__manifest");
  return { page, asked, manifests };
}

const open = async (page: Page, path: string) => {
  await page.locator(`a.row-link[href="${path}"]`).first().tap();
  await page.locator("#quotes").waitFor();
};

test("The routes of a board's jobs are asked for once, by their kind", async () => {
  const owner = await signedIn(app().db, "premium");
  const jobs = [await makeJob(app().db, { owner }), await makeJob(app().db, { owner })];
  const { page, manifests } = await openBoard(owner);
  await expect.poll(manifests).not.toEqual([]);
  const before = manifests().length;
  for (const { id } of jobs) {
    await open(page, `/repair-cms/${id}`);
    await page.goBack();
    await page.locator(".card").first().waitFor();
  }
  const paths = manifests().flatMap(({ searchParams }) => searchParams.get("paths")!.split(","));
  expect(paths).toContain("/repair-cms/:id");
  expect(paths.filter((path) => jobs.some(({ id }) => path.includes(id)))).toEqual([]);
  // The job's own page leads to other kinds, which are asked for together with those above them.
  const again = manifests()
    .slice(before)
    .map(({ searchParams }) => searchParams.get("paths")!.split(","))
    .filter((kinds) => kinds.includes("/repair-cms/:id"));
  expect(
    again.filter((kinds) => !kinds.some((kind) => kind.startsWith("/repair-cms/:id/"))),
  ).toEqual([]);
});

test("What the script of a page imports is asked for beside it, not after it", async () => {
  const owner = await signedIn(app().db, "premium");
  await makeJob(app().db, { owner });
  const { page, asked } = await openBoard(owner, "**/assets/new-job-*.js");
  await page.waitForFunction(() => "routes/repair/new-job" in window.__reactRouterManifest.routes);
  const { module, imports } = await page.evaluate(
    () => window.__reactRouterManifest.routes["routes/repair/new-job"]!,
  );
  expect(imports.length).toBeGreaterThan(5);
  const isAsked = (file: string) => asked.some(({ pathname }) => pathname === file);
  await page.locator('main a[href^="/repair-cms/new"]:visible').dispatchEvent("pointerdown");
  await expect.poll(() => [module, ...imports].filter((file) => !isAsked(file))).toEqual([]);
});

declare global {
  interface Window {
    __reactRouterManifest: { routes: Record<string, { module: string; imports: string[] }> };
  }
}
