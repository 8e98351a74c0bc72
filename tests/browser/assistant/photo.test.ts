import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { accessible, fits, openBrowser, phone, ready } from "../../support/browser.ts";
import { bigFile } from "../../support/files/big-file.ts";
import { noisePhoto, sidewaysPhoto } from "../../support/files/photos.ts";
import { openDrawing, screens } from "../../support/files/screens.ts";
import { some } from "../../support/full.ts";
import { signedIn } from "../../support/people.ts";

// Photos of scan tools are read in the browser.

const app = openApp();
const browser = openBrowser(app);

const sample = ["clean-3", "tilted-2", "dark-4", "noisy-1"].map(
  (name) => screens.find((one) => one.name === name)!,
);

async function chat(path = "/premium", view = {}) {
  const page = await browser.page({ as: await signedIn(app().db, "premium"), ...view });
  await page.goto(path);
  await ready(page);
  return page;
}
const choose = (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator("input[type=file][accept='image/*']").setInputFiles(file);
const chips = (page: Page) => page.locator("fieldset button[aria-pressed]");
const readerRequests = (page: Page) => {
  const paths: string[] = [];
  page.on(
    "request",
    (request) =>
      /reader|read-photo/.test(request.url()) && paths.push(new URL(request.url()).pathname),
  );
  return paths;
};

test("Finds the codes of thirty photos (ten in a short run), selects no wrong one, and loads nothing before the first", async () => {
  // Tesseract warns when a word that is read again touches the edge of its picture.
  const page = await chat("/premium", { expected: /boxClipToRectangle|pixScanForForeground/ });
  const draw = await openDrawing(await page.context().newPage());
  const requests = readerRequests(page);
  await page.getByRole("textbox").fill("Cold start only.");
  await page.waitForTimeout(300);
  expect(requests).toEqual([]);
  const policy = (
    await app().visit("/premium", { as: await signedIn(app().db, "premium") })
  ).headers.get("content-security-policy");
  expect(policy).not.toContain("wasm");

  expect(screens).toHaveLength(30);
  const found = { good: [0, 0], poor: [0, 0], noisy: [0, 0] } as Record<
    string,
    [right: number, all: number]
  >;
  const wrong: string[] = [];
  const shown = some(screens, 3);
  let next = draw(shown[0]!);
  for (const [at, screen] of shown.entries()) {
    const file = await next;
    next = draw(shown[at + 1] ?? screen); // Drawn while this one is read.
    await choose(page, file);
    const { offered, pressed } = await codesRead(page);
    const counts =
      found[
        { clean: "good", tilted: "good", dark: "poor", blurred: "poor", noisy: "noisy" }[
          screen.kind
        ]
      ]!;
    counts[0] += screen.codes.filter((code) => offered.includes(code)).length;
    counts[1] += screen.codes.length;
    wrong.push(...pressed.filter((code) => !screen.codes.includes(code)));
  }
  await next;
  const share = (kind: string) => found[kind]![0] / found[kind]![1];
  expect([share("good") >= 0.95, share("poor") >= 0.8, wrong], JSON.stringify(found)).toEqual([
    true,
    true,
    [],
  ]);
  expect(await page.getByRole("textbox").inputValue()).toMatch(
    /^Cold start only\.\nError code from image: /,
  );
  const files = requests.filter((path) => path.startsWith("/reader/"));
  expect(files.filter((path) => path.endsWith("worker.min.js"))).toHaveLength(1);
  await accessible(page);
});

/** The codes offered once the chosen photo was read, and those already written into the input. */
async function codesRead(page: Page) {
  await page.locator("progress").waitFor({ timeout: 30_000 });
  await page.locator("progress").waitFor({ state: "detached", timeout: 30_000 });
  const all = await chips(page).evaluateAll((all) =>
    all.map((chip) => [chip.textContent ?? "", chip.getAttribute("aria-pressed")]),
  );
  const codes = all.map(([text, on]) => ({
    code: /[PBCU][0-9A-F]{4}/.exec(text!)![0],
    on: on === "true",
  }));
  return {
    offered: codes.map(({ code }) => code),
    pressed: codes.filter(({ on }) => on).map(({ code }) => code),
  };
}

test("Turns a sideways photo upright, and sends a smaller copy without Exif data", async () => {
  const page = await chat();
  const draw = await openDrawing(await page.context().newPage());
  const photo = await sidewaysPhoto(page, (await draw(sample[0]!)).buffer, "19.4326 N 99.1332 W");
  expect(photo.includes("Exif")).toBe(true);
  await choose(page, { name: "a.jpg", mimeType: "image/jpeg", buffer: photo });
  await expect
    .poll(() => page.getByRole("textbox").inputValue(), { timeout: 30_000 })
    .toContain("P0128");
  const data = await page.locator("input[name=imageData]").inputValue();
  expect(data).toMatch(/^data:image\/jpeg;base64,/);
  expect(data.length).toBeLessThanOrEqual(1_000_000);
  const sent = Buffer.from(data.split(",")[1]!, "base64");
  expect([sent.includes("Exif"), sent.includes("19.4326")]).toEqual([false, false]);
  const size = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return [image.width, image.height];
  }, data);
  expect(size).toEqual([1600, 1200]);
});

test("Reads a photo after a client navigation, under the policy of the first page, in Spanish on a phone", async () => {
  const page = await chat("/noticias?lng=es", { viewport: phone });
  const draw = await openDrawing(await page.context().newPage());
  const loads: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.getByRole("button", { name: "Más" }).click();
  await page.locator("a[href='/premium']:visible").first().click();
  await page.waitForURL("**/premium");
  expect(loads).toEqual([]);
  await choose(page, await draw(sample[1]!));
  await expect
    .poll(() => page.getByRole("textbox").inputValue(), { timeout: 30_000 })
    .toMatch(/^Código de error de la imagen: .*P0174/);
  expect(await chips(page).count()).toBe(2);
  await fits(page);
});

test("Shows progress, and can be canceled while the reader downloads", async () => {
  const page = await chat();
  const draw = await openDrawing(await page.context().newPage());
  const photo = await draw(sample[0]!);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/eng.traineddata.gz", async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  await choose(page, photo);
  await page.getByText("Downloading the reader (one time only)…").waitFor();
  await page.getByRole("progressbar", { name: "Reading the photo" }).waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("progressbar").waitFor({ state: "detached" });
  expect(await page.getByRole("textbox").inputValue()).toBe("");
  release();
  await page.unroute("**/eng.traineddata.gz");
  await choose(page, photo);
  await expect
    .poll(() => page.getByRole("textbox").inputValue(), { timeout: 30_000 })
    .toContain("P0128");
});

const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");

test.each([
  [
    "a text",
    { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("P0420") },
    "That's not a picture.",
  ],
  ["20 MB and a byte", () => bigFile("big.png", 20_000_001), "That picture is larger than 20 MB."],
  [
    "an iPhone's photo",
    { name: "IMG_1.HEIC", mimeType: "image/heic", buffer: heic },
    "Your browser cannot open HEIC:",
  ],
  [
    "a broken picture",
    { name: "a.png", mimeType: "image/png", buffer: Buffer.from("no") },
    "Error processing image. Please try again.",
  ],
])("Refuses %s with a message", async (_, file, sentence) => {
  const page = await chat();
  await choose(page, typeof file === "function" ? file() : file);
  await page.getByRole("alert").getByText(sentence).waitFor({ timeout: 30_000 });
  expect(await page.getByRole("button", { name: "Add a photo" }).isEnabled()).toBe(true);
});

test.each([
  ["en", "a sheet of paper", "#f4f2ea", "No text found in the picture."],
  ["es", "a lens cap", "#0b0b0c", "No se encontró texto en esta imagen."],
])(
  "In %s, %s is reported as having no text, and can be sent to a vision model",
  async (lng, _, color, sentence) => {
    const page = await chat(`/premium?lng=${lng}`);
    await choose(page, {
      name: "a.jpg",
      mimeType: "image/jpeg",
      buffer: await noisePhoto(page, color),
    });
    await page.getByRole("alert").getByText(sentence).waitFor({ timeout: 30_000 });
    expect([await page.getByRole("textbox").inputValue(), await chips(page).count()]).toEqual([
      "",
      0,
    ]);
    expect(await page.locator("input[name=imageData]").inputValue()).toMatch(/^data:image\/jpeg/);
    await accessible(page);
    await page.getByRole("button", { name: lng === "en" ? "Send" : "Enviar" }).click();
    await page.getByText(lng === "en" ? "(photo)" : "(foto)").waitFor();
  },
);

test("A failed download of the reader shows the specification's message, and the next photo retries", async () => {
  const page = await chat("/premium?lng=es", { expected: /reader|Failed to load|503/ });
  const draw = await openDrawing(await page.context().newPage());
  const photo = await draw(sample[0]!);
  await page.route("**/eng.traineddata.gz", (route) => route.fulfill({ status: 503 }));
  await choose(page, photo);
  await page.getByText("Error al procesar la imagen. Por favor, intente nuevamente.").waitFor();
  await page.unroute("**/eng.traineddata.gz");
  await choose(page, photo);
  await expect
    .poll(() => page.getByRole("textbox").inputValue(), { timeout: 30_000 })
    .toContain("P0128");
});
