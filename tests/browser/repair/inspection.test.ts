import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { inspections } from "#app/features/inspection/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { accessible, fits, narrow, openBrowser, phone, ready } from "../../support/browser.ts";
import { png } from "../../support/files/pictures.ts";
import { makeJob, makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { inspectionsOf } from "../../support/repair/inspection-requests.ts";
import { makeInspection } from "../../support/repair/make-inspection.ts";
import { photosOf } from "../../support/repair/photo-requests.ts";

const app = openApp();
const eyes = openBrowser(app);
const { start, rowsOf, inspectionOf } = inspectionsOf(app);

const aJob = async () => {
  const owner = await signedIn(app().db, "premium");
  await makeShop(app().db, owner);
  return { owner, job: await makeJob(app().db, { owner }) };
};
const point = (page: Page, id: string): Locator => page.locator(`#point-${id}`);
const colorOf = async (shopId: string, id: string) => (await rowsOf(shopId))[id]?.color;

test("All green takes four taps on a phone, from the job to the end", async () => {
  const { owner, job } = await aJob();
  const page = await eyes.page({ as: owner, viewport: phone, hasTouch: true, isMobile: true });
  await page.goto(`/repair-cms/${job.id}`);
  await ready(page);
  let taps = 0;
  const tap = async (role: "link" | "button", name: string) => {
    await page.getByRole(role, { name, exact: true }).tap();
    taps++;
  };
  await tap("link", "Start inspection");
  await tap("button", "Start inspection");
  await tap("button", "Everything else is good");
  await page.getByText("40 of 40").waitFor();
  await tap("button", "Finish");
  await page.getByText("Finished", { exact: true }).waitFor();
  expect(taps).toBeLessThanOrEqual(6);
  expect(await inspectionOf(job.id)).toMatchObject({
    seen: 40,
    red: 0,
    yellow: 0,
    finishedAt: expect.any(Date),
  });
});

test("A red point with a measure, a finding, a note and a photo, saved by thumb", async () => {
  const { owner, job } = await aJob();
  await start(owner, job.id);
  const page = await eyes.page({ as: owner, viewport: phone, hasTouch: true, isMobile: true });
  await page.goto(`/repair-cms/${job.id}/inspection`);
  await ready(page);
  const pads = point(page, "frontPads");
  await pads.getByLabel("Measured, mm").fill("2");
  await pads.getByLabel("Measured, mm").press("Enter");
  const bad = pads.getByRole("button", { name: "Bad", exact: true });
  await expect.poll(() => bad.getAttribute("aria-pressed")).toBe("true");
  await expect.poll(() => colorOf(owner.shopId, "frontPads")).toBe("red");
  // A color set by a person overrides the one that the measurement proposes.
  await pads.getByRole("button", { name: "Watch", exact: true }).tap();
  await expect.poll(() => colorOf(owner.shopId, "frontPads")).toBe("yellow");

  await pads.getByRole("link", { name: "Front brake pads" }).tap();
  await page.getByRole("heading", { name: "Front brake pads" }).waitFor();
  await page.getByText("The front brake pads are worn out.").tap();
  await page.getByLabel("Measured, mm").fill("1.5");
  await page.getByLabel("Note").fill("Inner pad first");
  await page.getByLabel("Add photos").setInputFiles({
    name: "pads.png",
    mimeType: "image/png",
    buffer: Buffer.from(png({ width: 40, height: 30 })),
  });
  await page.getByRole("img", { name: "Photo 1" }).waitFor();
  await fits(page);
  await accessible(page);
  await page.getByRole("button", { name: "Save finding" }).tap();
  await pads.getByText("The front brake pads are worn out.").waitFor();
  await pads.getByText("Photos: 1").waitFor();
  const { frontPads } = await rowsOf(owner.shopId);
  expect(frontPads).toMatchObject({
    color: "red",
    measure: 15,
    libraryId: "frontPadsWorn",
    note: "Inner pad first",
  });
});

test("Taps without a network are shown as not saved, and are saved when it is back", async () => {
  const { owner, job } = await aJob();
  await start(owner, job.id);
  const page = await eyes.page({
    as: owner,
    viewport: phone,
    hasTouch: true,
    expected: /ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/,
  });
  await page.goto(`/repair-cms/${job.id}/inspection`);
  await ready(page);
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await point(page, "leaks").getByRole("button", { name: "Bad", exact: true }).tap();
  await page.getByText("Not saved yet: 1").waitFor();
  await point(page, "mounts").getByRole("button", { name: "Good", exact: true }).tap();
  await page.getByText("Not saved yet: 2").waitFor();
  expect(await rowsOf(owner.shopId)).toEqual({});
  await page.context().setOffline(false);
  await expect
    .poll(() => rowsOf(owner.shopId), { timeout: 15_000 })
    .toMatchObject({ leaks: { color: "red" }, mounts: { color: "green" } });
  await expect.poll(() => page.getByText("Not saved yet").count()).toBe(0);
});

test("Taps without a network outlive their page", async () => {
  const { owner, job } = await aJob();
  await start(owner, job.id);
  const expected = /ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/;
  const page = await eyes.page({ as: owner, viewport: phone, hasTouch: true, expected });
  const context = page.context();
  const at = `/repair-cms/${job.id}/inspection`;
  await page.goto(at);
  await ready(page);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await point(page, "leaks").getByRole("button", { name: "Bad", exact: true }).tap();
  await page.getByText("Not saved yet: 1").waitFor();
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(page.url().replace("/inspection", ""));
  await later.getByText("Still to be saved from this phone: 1.").waitFor();
  await later.goto(`${new URL(page.url()).origin}${at}`);
  await expect.poll(() => colorOf(owner.shopId, "leaks"), { timeout: 15_000 }).toBe("red");
  await expect
    .poll(() => later.evaluate(() => Object.keys(localStorage).filter((key) => /taps/.test(key))))
    .toEqual([]);
});

test("Without JavaScript a point is set by its own form, and the rest by one", async () => {
  const { owner, job } = await aJob();
  await start(owner, job.id);
  const page = await eyes.page({ as: owner, viewport: phone, javaScriptEnabled: false });
  await page.goto(`/repair-cms/${job.id}/inspection`);
  const pads = point(page, "frontPads");
  await pads.getByLabel("Measured, mm").fill("4");
  await pads.getByLabel("Measured, mm").press("Enter");
  await page.waitForURL(/#point-frontPads$/);
  await page.getByRole("button", { name: "Everything else is good" }).click();
  await page.getByText("40 of 40").waitFor();
  expect(await inspectionOf(job.id)).toMatchObject({ seen: 40, yellow: 1 });
});

test.each(["en", "es"])(
  "In %s every page of an inspection fits a narrow phone, and axe finds nothing",
  async (lng) => {
    const { owner, job } = await aJob();
    const words = {
      en: { found: "Worn out", consequence: "Longer stops", advice: "Replace them." },
      es: { found: "Gastadas", consequence: "Frena tarde", advice: "Cámbielas." },
    };
    await makeInspection(
      app().db,
      { owner, job },
      {
        frontPads: { words, measure: 20, libraryId: "frontPadsWorn", note: "Inner pad first" },
        leaks: { color: "yellow" },
        spareTire: { color: "skipped" },
        engineOil: { color: "green" },
      },
    );
    await photosOf(app).send(owner, job.id, { point: "frontPads" });
    const other = await makeJob(app().db, { owner });
    const page = await eyes.page({ as: owner, viewport: narrow });
    const at = `/repair-cms/${job.id}/inspection`;
    for (const address of [
      at,
      `${at}/frontPads`,
      `/repair-cms/${job.id}`,
      `/repair-cms/${other.id}/inspection`,
      "/repair-cms/inspection-sheets",
    ]) {
      await page.goto(`${address}?lng=${lng}`);
      await ready(page);
      await fits(page);
      await accessible(page);
    }
    await app().db.update(inspections).set({ finishedAt: new Date() });
    for (const address of [at, `${at}/frontPads`]) {
      await page.goto(`${address}?lng=${lng}`);
      await ready(page);
      await fits(page);
      await accessible(page);
    }
  },
);
