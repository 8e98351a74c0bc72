import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { photos } from "#app/features/photos/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { accessible, fits, narrow, openBrowser, ready } from "../../support/browser.ts";
import { quotedJob, send as sendLink } from "../../support/links/links.ts";
import { makeJob } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { photosOf } from "../../support/repair/photo-requests.ts";

const app = openApp();
const eyes = openBrowser(app);
const { send, rowsOf } = photosOf(app);

/** A job with three photos, opened at the first of them. */
async function onPhoto() {
  const owner = await signedIn(app().db, "premium");
  const job = await makeJob(app().db, { owner });
  for (let n = 0; n < 3; n++) await send(owner, job.id);
  const ids = (await rowsOf(owner.shopId)).map(({ id }) => id);
  const page = await eyes.page({ as: owner, viewport: narrow, hasTouch: true });
  await page.goto(`/repair-cms/${job.id}/photos/${ids[0]}`);
  await page.waitForFunction(() => document.querySelector("dialog:modal"));
  await ready(page);
  const at = (n: number) => page.waitForURL(`**/photos/${ids[n]}`);
  return { owner, job, ids, page, at };
}

test("A photo leads to its neighbors by a swipe and by arrow keys, comes closer, and closes by Escape", async () => {
  const { job, page, at } = await onPhoto();
  await page
    .locator(".photo-strip")
    .evaluate((strip) => strip.scrollTo({ left: strip.clientWidth }));
  await at(1);
  await page.getByRole("heading", { name: "Photo 2 of 3" }).waitFor();
  await page.locator(".photo-strip").focus();
  await page.keyboard.press("ArrowRight");
  await at(2);
  await page.keyboard.press("ArrowLeft");
  await at(1);

  const zoomOf = () =>
    page.evaluate(() => {
      const pane = document.querySelector<HTMLElement>("li:not([inert]) > .photo-pane")!;
      return pane.scrollWidth / pane.clientWidth;
    });
  expect(await zoomOf()).toBe(1);
  await page.getByRole("button", { name: "Zoom in" }).click();
  expect(await zoomOf()).toBeCloseTo(2.5, 1);
  await page.getByRole("button", { name: "Zoom out" }).click();
  await page.locator("li:not([inert]) > .photo-pane").dblclick();
  expect(await zoomOf()).toBeCloseTo(2.5, 1);
  await fits(page);
  await accessible(page);
  await page.keyboard.press("Escape");
  await page.waitForURL(`**/${job.id}/photos`);
});

test("Arrows and circles are drawn by finger and by keyboard, undone, and saved", async () => {
  const { ids, page, at } = await onPhoto();
  await page.getByRole("link", { name: "Draw on it" }).click();
  await page.waitForURL("**/marks");
  const canvas = page.getByRole("group", { name: "What is drawn on the photo" });
  const { x, y, width, height } = (await canvas.boundingBox())!;
  const drag = async (from: [number, number], to: [number, number]) => {
    await page.mouse.move(x + width * from[0], y + height * from[1]);
    await page.mouse.down();
    await page.mouse.move(x + width * to[0], y + height * to[1], { steps: 4 });
    await page.mouse.up();
  };
  await drag([0.2, 0.5], [0.6, 0.55]);
  await page.getByRole("button", { name: "Circle" }).click();
  await drag([0.7, 0.42], [0.9, 0.58]);
  await page.getByRole("button", { name: "Place in the middle" }).click();
  const last = page.getByRole("button", { name: "Circle 3" });
  await last.focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Delete");
  await last.waitFor({ state: "detached" });
  await page.keyboard.press("Control+z");
  await last.waitFor();
  await fits(page);
  await accessible(page);
  await page.getByRole("button", { name: "Save drawing" }).click();
  await at(0);
  const [row] = await app().db.select().from(photos).where(eq(photos.id, ids[0]!));
  expect(row!.marks.map(({ kind }) => kind)).toEqual(["arrow", "circle", "circle"]);
  const [arrow] = row!.marks;
  expect(Math.abs(arrow!.x1 - 2000)).toBeLessThan(150);
  expect(row!.marks[2]!.y1).toBe(row!.marks[2]!.x1 - 100);
});

test.each(["en", "es"])(
  "In %s the customer's page and each photo fit, and axe finds nothing",
  async (lng) => {
    const made = await quotedJob(app());
    await send(made.owner, made.job.id);
    await app()
      .db.update(photos)
      .set({ forCustomer: true, caption: "Worn pads", marks: [circle] })
      .where(eq(photos.shopId, made.owner.shopId));
    const path = await sendLink(app(), made);
    const { id } = (await rowsOf(made.owner.shopId))[0]!;
    const page = await eyes.page({ viewport: narrow });
    for (const address of [path, `${path}/photos/${id}`]) {
      await page.goto(`${address}?lng=${lng}`);
      await page.waitForFunction(() =>
        [...document.images]
          .filter(({ loading }) => loading !== "lazy")
          .every(({ complete }) => complete),
      );
      await fits(page);
      await accessible(page);
    }
  },
);

const circle = { kind: "circle", x1: 1000, y1: 1000, x2: 6000, y2: 8000 } as const;

test("A button says that a photo is for the customer, and takes it back", async () => {
  const { owner, page } = await onPhoto();
  const said = async () => (await rowsOf(owner.shopId)).map(({ forCustomer }) => forCustomer);
  await page.getByRole("button", { name: "Show to the customer" }).click();
  await page.getByRole("button", { name: "Don’t show to the customer" }).waitFor();
  expect(await said()).toEqual([true, false, false]);
  await page.getByRole("button", { name: "Don’t show to the customer" }).click();
  await page.getByRole("button", { name: "Show to the customer", exact: true }).waitFor();
  expect(await said()).toEqual([false, false, false]);
});
