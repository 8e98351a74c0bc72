import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { everyView, openBrowser, phone, ready } from "../../support/browser.ts";
import { tries } from "../../support/chance.ts";
import type { VinPicture } from "../../support/files/draw-vin.ts";
import { openVinDrawing } from "../../support/files/open-vin-drawing.ts";
import { noisePhoto } from "../../support/files/photos.ts";
import { openDrawing } from "../../support/files/screens.ts";
import { vinPictures } from "../../support/files/vin-pictures.ts";
import { makeJob } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

// Photos of VINs, plates and papers are read in the browser, and stay there.

const app = openApp();
const eyes = openBrowser(app);
const expected = /boxClipToRectangle|pixScanForForeground|Image too small|Line cannot/;
const pictureOf = (name: string) => vinPictures(60).find((one) => one.name === name)!;

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
  if (view.javaScriptEnabled !== false) {
    await ready(page);
    // The buttons work once they are seen.
    await page.locator("dialog label:has(input[type=file])").first().waitFor();
  }
  const draw = async (picture: VinPicture) => {
    drawing ??= await openVinDrawing(await page.context().newPage());
    return drawing(picture);
  };
  let drawing: Awaited<ReturnType<typeof openVinDrawing>> | undefined;
  return { as, page, requests, draw };
}
const take = (
  page: Page,
  name: string,
  photo: { name: string; mimeType: string; buffer: Buffer },
) => page.getByLabel(name, { exact: true }).setInputFiles(photo);

test("A bar code fills in the VIN of a new job; nothing was loaded before, and nothing of the photo leaves", async () => {
  const { as, page, requests, draw } = await newJob();
  expect(
    requests.filter(({ path }) => /worker|wasm|reader|read-scan|scan-result/.test(path)),
  ).toEqual([]);
  const picture = pictureOf("code39-2");
  const photo = await draw(picture);
  const before = requests.length;
  const worker = page.waitForResponse(/codes\.worker-/);
  await take(page, "VIN or papers", photo);
  await page.getByText("The check digit matches. Filled in.").waitFor({ timeout: 30_000 });
  expect(await page.getByRole("combobox", { name: /^VIN/ }).inputValue()).toBe(picture.vin);
  await page.getByRole("img", { name: "The photo where it shows this: VIN" }).waitFor();
  const since = () => requests.slice(before);
  const asked = () => since().map(({ path }) => path);
  await expect
    .poll(() => asked().filter((path) => !path.startsWith("/assets/")))
    .toEqual(["/repair-cms/vin.data", "/repair-cms/customers/suggestions.data"]);
  expect(since().filter(({ method }) => method !== "GET")).toEqual([]);
  expect(asked().filter((path) => path.endsWith(".wasm"))).toHaveLength(1);
  // Only the worker may run WebAssembly, by the policy of its own answer.
  expect((await worker).headers()["content-security-policy"]).toMatch(
    /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self';/,
  );
  const document = await app().visit("/repair-cms/new", { as });
  expect(document.headers.get("content-security-policy")).not.toContain("wasm");
  await everyView(page);
});

test("Reads sixty photos of VINs (fifteen in a short run), and fills in no wrong one", async () => {
  const { page, draw } = await newJob();
  const all = vinPictures(Math.max(60, tries(15)));
  const shown = tries(15) < 60 ? all.filter((_, n) => n % Math.ceil(60 / tries(15)) === 0) : all;
  const told: Record<string, { of: number; right: number; proved: number; seconds: number }> = {};
  const wrong: string[] = [];
  let missed = 0;
  for (const picture of shown) {
    const photo = await draw(picture);
    const start = performance.now();
    await take(page, "VIN or papers", photo);
    const { proved, offered } = await vinRead(page);
    told[picture.kind] ??= { of: 0, right: 0, proved: 0, seconds: 0 };
    const counts = told[picture.kind]!;
    counts.seconds += (performance.now() - start) / 1000;
    counts.of++;
    if (proved) counts.proved++;
    if (proved && proved !== picture.vin) wrong.push(`${picture.name}: ${proved}`);
    if ((proved ?? offered) === picture.vin) counts.right++;
    else missed++;
  }
  if (process.env.LLAVE_TRIES) console.log(JSON.stringify({ told, missed }, null, 1));
  expect(wrong).toEqual([]);
  expect(missed, JSON.stringify(told)).toBeLessThanOrEqual(Math.max(1, shown.length * 0.05));
}, 900_000);

/** Returns the VIN that the page read from a photo: filled in, or the first one offered. */
async function vinRead(page: Page) {
  const done = page.getByRole("button", { name: "Done" });
  await done.waitFor({ timeout: 60_000 });
  const result = await page.evaluate(() => {
    const box = [...document.querySelectorAll(".box")].find(
      (one) => one.querySelector("p")?.textContent === "VIN",
    );
    return {
      proved: box?.querySelector("strong")?.textContent ?? undefined,
      offered: /[A-Z\d]{17}/.exec(box?.querySelector("button")?.textContent ?? "")?.[0],
    };
  });
  await done.click();
  return result;
}

test("A VIN without a check digit is only offered beside its picture, and a tap takes it, in Spanish", async () => {
  const { page, draw } = await newJob({}, "es");
  const picture = pictureOf("dash-9");
  await take(page, "VIN o documentos", await draw(picture));
  const offer = page.getByRole("button", { name: `Usar ${picture.vin}` });
  await offer.waitFor({ timeout: 60_000 });
  await page.getByRole("img", { name: "La foto donde se ve este dato: VIN" }).waitFor();
  const field = page.getByRole("combobox", { name: /^VIN/ });
  expect(await field.inputValue()).toBe("");
  await everyView(page);
  await offer.click();
  expect(await field.inputValue()).toBe(picture.vin);
});

test("A vehicle that the shop has is offered with its customer, and fills in the form", async () => {
  const { as, page, draw } = await newJob();
  const picture = pictureOf("qr-1");
  await makeJob(app().db, { owner: as, vin: picture.vin, licensePlate: "KLM-4821" });
  await take(page, "VIN or papers", await draw(picture));
  await page
    .getByText("This shop has the vehicle on file: 2018 Toyota Corolla · KLM-4821, María Pérez")
    .waitFor({ timeout: 30_000 });
  await page.getByRole("button", { name: "Use this vehicle" }).click();
  expect(await page.getByRole("combobox", { name: "License plate" }).inputValue()).toBe("KLM-4821");
  expect(await page.getByRole("combobox", { name: "First name" }).inputValue()).toBe("María");
  await page.getByRole("checkbox", { name: /Toyota Corolla/ }).waitFor();
});

test("Registration papers offer plate and year, a plate its letters, a dash its odometer", async () => {
  const { page } = await newJob();
  const draw = await openDrawing(await page.context().newPage());
  const paper = (name: string, lines: string[], size = 0.034) =>
    draw({ name, kind: "clean", codes: [], lines, font: "DejaVu Sans", look: "paper", size });
  const card = [
    "TARJETA DE CIRCULACION",
    "PLACAS: ABC-123-A",
    "MARCA NISSAN",
    "MODELO 2016",
    "NIV 3N1AB7AP9GY249841",
  ];
  await take(page, "VIN or papers", await paper("card", card));
  await page.getByRole("button", { name: "Use ABC-123-A" }).click({ timeout: 60_000 });
  await page.getByText("The VIN says the same. Filled in.").waitFor();
  expect(await page.getByRole("textbox", { name: "Year" }).inputValue()).toBe("2016");
  const plate = page.getByRole("combobox", { name: "License plate" });
  expect(await plate.inputValue()).toBe("ABC-123-A");
  await take(page, "Plate", await paper("plate", ["CALIFORNIA", "7ABC123"], 0.12));
  await page.getByRole("button", { name: "Use 7ABC123" }).click({ timeout: 60_000 });
  expect(await plate.inputValue()).toBe("7ABC123");
  await take(page, "Odometer", await paper("dash", ["TRIP A  203.4", "ODO  118430 mi"], 0.06));
  await page.getByRole("button", { name: "Use 118430 mi" }).click({ timeout: 60_000 });
  expect(await page.getByRole("textbox", { name: "Odometer" }).inputValue()).toBe("118430");
  expect(await page.getByRole("combobox", { name: "Unit" }).inputValue()).toBe("mi");
});

test("What is no picture, and a picture without a VIN, are said; the form stays as it is", async () => {
  const { page } = await newJob();
  await page.getByRole("combobox", { name: /^VIN/ }).fill("1HGCM82633A004352");
  await take(page, "VIN or papers", {
    name: "a.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("1HGCM82633A004352"),
  });
  await page.getByText("That's not a picture.").waitFor();
  const wall = await noisePhoto(page, "#f4f2ea", [320, 240]);
  await take(page, "VIN or papers", { name: "a.jpg", mimeType: "image/jpeg", buffer: wall });
  await page.getByText("No VIN found.").waitFor({ timeout: 60_000 });
  await page.getByRole("button", { name: "Done" }).click();
  expect(await page.getByRole("combobox", { name: /^VIN/ }).inputValue()).toBe("1HGCM82633A004352");
});

test("Without JavaScript the fields are there, and no button that does nothing", async () => {
  const { page } = await newJob({ javaScriptEnabled: false });
  expect(await page.locator("input[name=vin]").isVisible()).toBe(true);
  expect(await page.getByLabel("VIN or papers", { exact: true }).isVisible()).toBe(false);
});

test("The search of jobs takes a photo: a VIN, or else a plate, leads to its vehicle", async () => {
  const { as, page, draw } = await newJob();
  const picture = pictureOf("dataMatrix-1");
  await makeJob(app().db, { owner: as, vin: picture.vin, licensePlate: "KLM-4821" });
  await page.goto("/repair-cms?lng=en");
  await ready(page);
  await take(page, "Scan a VIN or a plate", await draw(picture));
  await page.waitForURL(`**/repair-cms?q=${picture.vin}`);
  await page.getByRole("list", { name: "Vehicle" }).getByRole("link").waitFor();
  await everyView(page);
});
