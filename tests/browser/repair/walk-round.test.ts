import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pointOf, walkPlaces } from "#app/features/photos/walk/places.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../support/app.ts";
import {
  accessible,
  everyView,
  fits,
  narrow,
  openBrowser,
  phone,
  ready,
} from "../../support/browser.ts";
import { png } from "../../support/files/pictures.ts";
import { openDrawing } from "../../support/files/screens.ts";
import { makeJob } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { photosOf } from "../../support/repair/photo-requests.ts";

const app = openApp();
const eyes = openBrowser(app);
const { rowsOf } = photosOf(app);

type Shot = { name: string; mimeType: string; buffer: Buffer };
const shot: Shot = {
  name: "IMG_1.png",
  mimeType: "image/png",
  buffer: Buffer.from(png({ width: 90, height: 60 })),
};

/** The walk-round of a new job, opened by a technician. */
async function walking(view: Parameters<typeof eyes.page>[0] = {}, lng = "en") {
  const owner = await signedIn(app().db, "premium");
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  const job = await makeJob(app().db, { owner });
  const as = await signedIn(app().db, "free", { worksAt });
  const page = await eyes.page({ as, viewport: phone, hasTouch: true, ...view });
  await page.goto(`/repair-cms/${job.id}/walk-round?lng=${lng}`);
  await ready(page);
  const take = (place: string, photo = shot) =>
    page.locator(`#${place} input[type=file]`).setInputFiles(photo);
  const taken = (count: number) => page.getByText(`${count} of 8 taken`, { exact: true }).waitFor();
  const stored = () => rowsOf(owner.shopId).then((rows) => rows.map(({ point }) => point));
  return { owner, job, page, take, taken, stored };
}

async function offline(page: Page, off: boolean): Promise<void> {
  await page.context().setOffline(off);
  await page.waitForFunction((off) => navigator.onLine !== off, off);
}

test.each([narrow, phone])(
  "On a phone eight shots are taken, some without a network, and all arrive ($width px)",
  async (viewport) => {
    const expected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)/;
    const { page, take, taken, stored } = await walking({ viewport, expected });
    await taken(0);
    const [first, middle, last] = [walkPlaces.slice(0, 3), walkPlaces.slice(3, 6), "dash"] as const;
    for (const [at, place] of first.entries()) {
      await take(place);
      await taken(at + 1);
    }
    await expect.poll(stored).toEqual(first.map(pointOf));
    await offline(page, true);
    for (const [at, place] of middle.entries()) {
      await take(place);
      await taken(at + 4);
    }
    await page.getByText("No connection. It goes on by itself").waitFor();
    await page.getByText("3 to go").waitFor();
    expect(await page.getByText("Still on this phone").count()).toBe(3);
    await fits(page);
    await accessible(page);
    expect(await stored()).toHaveLength(3);
    await offline(page, false);
    await expect.poll(stored, { timeout: 20_000 }).toHaveLength(6);
    await page.getByText("to go").waitFor({ state: "detached" });
    await take(last);
    await take("interior");
    await expect.poll(stored, { timeout: 20_000 }).toEqual(walkPlaces.map(pointOf));
    await taken(8);
    await page
      .locator("#interior")
      .getByRole("link", { name: /open the photo/ })
      .waitFor();
    await everyView(page);
  },
);

test("A photo that is on this phone is still there after the page is opened again, and its place is known", async () => {
  const expected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)|503/;
  const { page, take, taken, stored } = await walking({ expected });
  await page.route("**/photos/add", (route) => route.abort());
  await take("rear");
  await taken(1);
  await page.reload();
  await ready(page);
  await taken(1);
  await page.locator("#rear").getByText("Still on this phone").waitFor();
  await page.unroute("**/photos/add");
  await expect.poll(stored, { timeout: 20_000 }).toEqual(["walk:rear"]);
});

test("The odometer is read from the photo, confirmed by a person, and saved", async () => {
  const { job, page, take } = await walking({
    expected: /boxClipToRectangle|pixScanForForeground/,
  });
  const draw = await openDrawing(await page.context().newPage());
  const dash = await draw({
    name: "dash",
    kind: "clean",
    codes: [],
    lines: ["TRIP A  203.4", "ODO  118430 mi"],
    font: "DejaVu Sans",
    look: "night",
    size: 0.06,
  });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await take("dash", dash);
  const button = page.getByRole("button", { name: "Read the odometer" });
  await button.waitFor();
  expect(requests.filter((url) => /reader|read-photo/.test(url))).toEqual([]);
  await button.click();
  await page.getByText("Read from the photo: 118,430 mi.").waitFor({ timeout: 60_000 });
  expect(await page.getByRole("textbox", { name: "Odometer" }).inputValue()).toBe("118430");
  expect(await page.getByLabel("Unit").inputValue()).toBe("mi");
  const row = async () =>
    (await app().db.select().from(repairJobs).where(eq(repairJobs.id, job.id)).get())!;
  expect((await row()).odometer).toBeNull();
  await fits(page);
  await accessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(async () => (await row()).odometer).toBe(118_430);
  await page.getByText("On the job: 118,430 mi").waitFor();
  // Saved once more, it is not taken for somebody else's change.
  await page.getByRole("textbox", { name: "Odometer" }).fill("118431");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(async () => (await row()).odometer).toBe(118_431);
  expect(await page.getByRole("alert").count()).toBe(0);
});

test("In Spanish the page fits and axe finds nothing", async () => {
  const { page } = await walking({ viewport: narrow }, "es");
  await page.getByRole("heading", { name: "Lado del conductor" }).waitFor();
  await everyView(page);
});
