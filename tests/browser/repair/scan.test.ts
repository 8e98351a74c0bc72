import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { accessible, everyView, openBrowser, phone, ready } from "../../support/browser.ts";
import { openVinDrawing } from "../../support/files/open-vin-drawing.ts";
import { vinPictures } from "../../support/files/vin-pictures.ts";
import { makeJob } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

// Photos of VINs, plates and papers are read in the browser, and stay there.

const app = openApp();
const eyes = openBrowser(app);
const expected = /boxClipToRectangle|pixScanForForeground|Image too small|Line cannot/;
const pictureOf = (name: string) => vinPictures.find((one) => one.name === name)!;

async function newJob(view: Parameters<typeof eyes.page>[0] = {}, lng = "en") {
  const as = await signedIn(app().db, "premium");
  const page = await eyes.page({ as, viewport: phone, expected, ...view });
  const requests: { method: string; path: string }[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!request.url().startsWith("blob:"))
      requests.push({ method: request.method(), path: pathname });
  });
  await page.goto(`/repair-cms/new?lng=${lng}`);
  await ready(page);
  const draw = await openVinDrawing(await page.context().newPage());
  return { as, page, requests, draw };
}
const take = (
  page: Page,
  name: string,
  photo: { name: string; mimeType: string; buffer: Buffer },
) => page.getByLabel(name, { exact: true }).setInputFiles(photo);

test("A bar code fills in the VIN of a new job; nothing was loaded before, and nothing of the photo leaves", async () => {
  const { page, requests, draw } = await newJob();
  expect(
    requests.filter(({ path }) => /worker|wasm|reader|read-scan|scan-result/.test(path)),
  ).toEqual([]);
  const picture = pictureOf("code39-2");
  const photo = await draw(picture);
  const before = requests.length;
  await take(page, "VIN or papers", photo);
  await page.getByText("The check digit matches. Filled in.").waitFor({ timeout: 30_000 });
  expect(await page.getByRole("combobox", { name: /^VIN/ }).inputValue()).toBe(picture.vin);
  await page.getByRole("img", { name: "The photo where it shows this: VIN" }).waitFor();
  const since = requests.slice(before);
  expect(since.filter(({ method }) => method !== "GET")).toEqual([]);
  expect(since.filter(({ path }) => !path.startsWith("/assets/")).map(({ path }) => path)).toEqual([
    "/repair-cms/customers/suggestions",
    "/repair-cms/vin.data",
  ]);
  expect(since.filter(({ path }) => path.endsWith(".wasm"))).toHaveLength(1);
  await everyView(page);
});
