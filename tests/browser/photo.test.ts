import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openApp } from "../support/app.ts";
import { accessible, fits, openBrowser, phone, ready } from "../support/browser.ts";
import { signedIn } from "../support/people.ts";
import { png } from "../support/pictures.ts";
import { openDrawing, screens } from "../support/screens.ts";

// A photo of a scan tool's screen is read in the browser. All thirty photos are read by `npm run bench -- P8`.

const app = openApp();
const eyes = openBrowser(app);

const sample = ["clean-3", "tilted-2", "dark-4", "blurred-1", "noisy-1"].map((name) => screens.find((one) => one.name === name)!);

async function chat(path = "/premium", view = {}) {
  const page = await eyes.page({ as: await signedIn(app().db, "premium"), ...view });
  await page.goto(path);
  await ready(page);
  return page;
}
const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator("input[type=file][accept='image/*']").setInputFiles(file);
const chips = (page: Page) => page.locator("fieldset button[aria-pressed]");
const reader = (page: Page) => {
  const asked: string[] = [];
  page.on("request", (request) => /reader|read-photo/.test(request.url()) && asked.push(new URL(request.url()).pathname));
  return asked;
};

test("five photos are read: nothing is fetched before the first, nothing wrong is pressed, what was typed stays", async () => {
  const page = await chat();
  const draw = await openDrawing(await page.context().newPage());
  const asked = reader(page);
  await page.getByRole("textbox").fill("Cold start only.");
  await page.waitForTimeout(300);
  expect(asked).toEqual([]);
  const policy = (await app().visit("/premium", { as: await signedIn(app().db, "premium") })).headers.get("content-security-policy");
  expect(policy).not.toContain("wasm");

  for (const screen of sample) {
    await choose(page, await draw(screen));
    await expect.poll(() => page.getByRole("textbox").inputValue(), { timeout: 30_000 }).toContain(screen.codes[0]);
    const offered = await chips(page).evaluateAll((all) => all.map((chip) => [chip.textContent, chip.getAttribute("aria-pressed")]));
    for (const code of screen.codes) expect(offered.map(([text]) => text).join()).toContain(code);
    const pressed = offered.filter(([, on]) => on === "true").map(([text]) => text!.replace(/[^A-Z0-9]/g, ""));
    expect(screen.codes).toEqual(expect.arrayContaining(pressed));
  }
  expect(await page.getByRole("textbox").inputValue()).toMatch(/^Cold start only\.\nError code from image: /);
  const files = asked.filter((path) => path.startsWith("/reader/"));
  expect(files.filter((path) => path.endsWith("worker.min.js"))).toHaveLength(1);
  await accessible(page);
});

test("the picture that goes along is drawn anew, small, and a JPEG", async () => {
  const page = await chat();
  const draw = await openDrawing(await page.context().newPage());
  await choose(page, await draw(sample[4]!));
  const kept = page.locator("input[name=imageData]");
  await kept.waitFor({ state: "attached", timeout: 30_000 });
  const data = await kept.inputValue();
  expect(data).toMatch(/^data:image\/jpeg;base64,/);
  expect(data.length).toBeLessThanOrEqual(1_000_000);
  expect(Buffer.from(data.split(",")[1]!, "base64").includes("Exif")).toBe(false);
});

test("on a phone in Spanish, come from another page without a document load, it reads under that page's policy", async () => {
  const page = await chat("/noticias?lng=es", { viewport: phone });
  const draw = await openDrawing(await page.context().newPage());
  const loads: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.locator("a[href='/premium']:visible").first().click();
  await page.waitForURL("**/premium");
  expect(loads).toEqual([]);
  await choose(page, await draw(sample[1]!));
  await expect.poll(() => page.getByRole("textbox").inputValue(), { timeout: 30_000 }).toMatch(/^Código de error de la imagen: .*P0174/);
  expect(await chips(page).count()).toBe(2);
  await fits(page);
});

test("reading says how far it is, and can be cancelled while the reader is on its way", async () => {
  const page = await chat();
  const draw = await openDrawing(await page.context().newPage());
  const photo = await draw(sample[0]!);
  let let_go = () => {};
  const held = new Promise<void>((resolve) => {
    let_go = resolve;
  });
  await page.route("**/eng.traineddata.gz", async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await choose(page, photo);
  await page.getByText("Getting the reader, once only…").waitFor();
  await page.getByRole("progressbar", { name: "Reading the photo" }).waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("progressbar").waitFor({ state: "detached" });
  expect(await page.getByRole("textbox").inputValue()).toBe("");
  let_go();
  await page.unroute("**/eng.traineddata.gz");
  await choose(page, photo);
  await expect.poll(() => page.getByRole("textbox").inputValue(), { timeout: 30_000 }).toContain("P0128");
});

const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");

test.each([
  ["a text", { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("P0420") }, "This is not a picture."],
  ["20 MB and a byte", { name: "big.png", mimeType: "image/png", buffer: Buffer.alloc(20_000_001) }, "This picture is larger than 20 MB."],
  ["an iPhone's photo", { name: "IMG_1.HEIC", mimeType: "image/heic", buffer: heic }, "Your browser cannot open HEIC:"],
  ["a broken picture", { name: "a.png", mimeType: "image/png", buffer: Buffer.from("no") }, "Error processing image. Please try again."],
  [
    "a blank picture",
    { name: "a.png", mimeType: "image/png", buffer: Buffer.from(png({ width: 400, height: 300, colour: 3 })) },
    /No text found|Error processing/,
  ],
])("%s is refused in a sentence", async (_, file, sentence) => {
  const page = await chat();
  await choose(page, file);
  await page.getByRole("alert").getByText(sentence).waitFor({ timeout: 30_000 });
  expect(await page.getByRole("button", { name: "Add a photo" }).isEnabled()).toBe(true);
});

test("a reader that cannot be fetched is the specification's sentence, and the next photo tries again", async () => {
  const page = await chat("/premium?lng=es", { expected: /reader|Failed to load|503/ });
  const draw = await openDrawing(await page.context().newPage());
  const photo = await draw(sample[0]!);
  await page.route("**/eng.traineddata.gz", (route) => route.fulfill({ status: 503 }));
  await choose(page, photo);
  await page.getByText("Error al procesar la imagen. Por favor, intente nuevamente.").waitFor();
  await page.unroute("**/eng.traineddata.gz");
  await choose(page, photo);
  await expect.poll(() => page.getByRole("textbox").inputValue(), { timeout: 30_000 }).toContain("P0128");
});
