import { eq } from "drizzle-orm";
import type { Request } from "playwright-core";
import { expect, test } from "vitest";
import { keysOf } from "#app/features/photos/files.server.ts";
import { photoLimits } from "#app/features/photos/photo.ts";
import { photos } from "#app/features/photos/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { openBrowser, phone } from "../../support/browser.ts";
import { quotedJob, send } from "../../support/links/links.ts";
import { makePhoto } from "../../support/repair/make-photo.ts";

const app = openApp();
const eyes = openBrowser(app);

test("A link with sixty photos is under one megabyte until a photo is opened", async () => {
  const made = await quotedJob(app());
  const { owner, job } = made;
  for (let at = 0; at < photoLimits.perJob; at++) {
    const point = at < 8 ? "walk:front" : null;
    await makePhoto(app().db, { owner, job }, { forCustomer: true, point });
  }
  for (const row of await app().db.select().from(photos).where(eq(photos.jobId, job.id)))
    for (const key of keysOf({ ...row, photoId: row.id }))
      await app().files.put(key, new Uint8Array(photoLimits.smallBytes));
  const page = await eyes.page({ viewport: phone });
  const loaded: Request[] = [];
  const small = () => loaded.filter((request) => request.url().endsWith("/file/small")).length;
  page.on("requestfinished", (request) => loaded.push(request));
  await page.goto(await send(app(), made));
  const bottom = () => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await bottom();
  await page.waitForLoadState("networkidle");
  await expect.poll(small).toBe(10);
  const sizes = await Promise.all(loaded.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes).toBeLessThan(1_000_000);
  await page.getByText("More photos: 50").click();
  await expect.poll(small).toBeGreaterThan(10);
});
