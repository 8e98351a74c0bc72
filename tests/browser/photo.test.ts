import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openApp } from "../support/app.ts";
import { bigFile } from "../support/big-file.ts";
import { accessible, fits, openBrowser, phone, ready } from "../support/browser.ts";
import { some } from "../support/full.ts";
import { signedIn } from "../support/people.ts";
import { openDrawing, screens } from "../support/screens.ts";

// A photo of a scan tool's screen is read in the browser. How long that takes is measured by `npm
// run bench -- P8`.

const app = openApp();
const eyes = openBrowser(app);

const sample = ["clean-3", "tilted-2", "dark-4", "noisy-1"].map(
  (name) => screens.find((one) => one.name === name)!,
);

async function chat(path = "/premium", view = {}) {
  const page = await eyes.page({ as: await signedIn(app().db, "premium"), ...view });
  await page.goto(path);
  await ready(page);
  return page;
}
const choose = (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator("input[type=file][accept='image/*']").setInputFiles(file);
const chips = (page: Page) => page.locator("fieldset button[aria-pressed]");
const reader = (page: Page) => {
  const asked: string[] = [];
  page.on(
    "request",
    (request) =>
      /reader|read-photo/.test(request.url()) && asked.push(new URL(request.url()).pathname),
  );
  return asked;
};

test("thirty photos (every day ten of them): the codes are found, nothing wrong is pressed, nothing is fetched before the first, what was typed stays", async () => {
  // The reader mutters when a word that is looked at again touches the edge of its picture.
  const page = await chat("/premium", { expected: /boxClipToRectangle|pixScanForForeground/ });
  const draw = await openDrawing(await page.context().newPage());
  const asked = reader(page);
  await page.getByRole("textbox").fill("Cold start only.");
  await page.waitForTimeout(300);
  expect(asked).toEqual([]);
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
    next = draw(shown[at + 1] ?? screen); // drawn while this one is read
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
  const files = asked.filter((path) => path.startsWith("/reader/"));
  expect(files.filter((path) => path.endsWith("worker.min.js"))).toHaveLength(1);
  await accessible(page);
});

/**
 * What is offered once the photo that was just chosen has been read, and what of it stands in the
 * input already.
 */
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

test("a photo from a phone held sideways is turned upright; the one that goes along is drawn anew: small, and without what the camera noted", async () => {
  const page = await chat();
  const draw = await openDrawing(await page.context().newPage());
  const photo = await noted(page, (await draw(sample[0]!)).buffer, "19.4326 N 99.1332 W");
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

/**
 * A photo as a phone on its side keeps it: lying, with the turn that sets it upright (6) and a
 * place in its Exif.
 */
async function noted(page: Page, upright: Buffer, place: string): Promise<Buffer> {
  const lying = await page.evaluate(async (photo) => {
    const image = await createImageBitmap(
      new Blob([Uint8Array.from(atob(photo), (sign) => sign.charCodeAt(0))], {
        type: "image/jpeg",
      }),
    );
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.height, image.width];
    const pen = canvas.getContext("2d")!;
    pen.rotate(-Math.PI / 2);
    pen.drawImage(image, -image.width, 0);
    return canvas.toDataURL("image/jpeg", 0.9).split(",")[1]!;
  }, upright.toString("base64"));
  // One directory of two entries: orientation (0x0112) and description (0x010e), whose text stands
  // behind it.
  const text = Buffer.from(`${place}\0`, "latin1");
  const tiff = Buffer.alloc(38);
  tiff.write("MM\0*\0\0\0\x08\0\x02", "latin1");
  for (const [at, entry] of [
    [10, [0x010e, 2, text.length, 38]],
    [22, [0x0112, 3, 1, 6 << 16]],
  ] as const) {
    tiff.writeUInt16BE(entry[0], at);
    tiff.writeUInt16BE(entry[1], at + 2);
    tiff.writeUInt32BE(entry[2], at + 4);
    tiff.writeUInt32BE(entry[3], at + 8);
  }
  const exif = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff, text]);
  const head = Buffer.from([
    0xff,
    0xd8,
    0xff,
    0xe1,
    (exif.length + 2) >> 8,
    (exif.length + 2) & 255,
  ]);
  return Buffer.concat([head, exif, Buffer.from(lying, "base64").subarray(2)]);
}

test("on a phone in Spanish, come from another page without a document load, it reads under that page's policy", async () => {
  const page = await chat("/noticias?lng=es", { viewport: phone });
  const draw = await openDrawing(await page.context().newPage());
  const loads: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.getByRole("button", { name: "Menú" }).click();
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
  await page.getByText("Downloading the reader (one time only)…").waitFor();
  await page.getByRole("progressbar", { name: "Reading the photo" }).waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("progressbar").waitFor({ state: "detached" });
  expect(await page.getByRole("textbox").inputValue()).toBe("");
  let_go();
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
])("%s is refused in a sentence", async (_, file, sentence) => {
  const page = await chat();
  await choose(page, typeof file === "function" ? file() : file);
  await page.getByRole("alert").getByText(sentence).waitFor({ timeout: 30_000 });
  expect(await page.getByRole("button", { name: "Add a photo" }).isEnabled()).toBe(true);
});

test.each([
  ["en", "a sheet of paper", "#f4f2ea", "No text found in the picture."],
  ["es", "a lens cap", "#0b0b0c", "No se encontró texto en esta imagen."],
])(
  "in %s %s says that there is no text, and may go along as it is to a model that sees",
  async (lng, _, colour, sentence) => {
    const page = await chat(`/premium?lng=${lng}`);
    await choose(page, {
      name: "a.jpg",
      mimeType: "image/jpeg",
      buffer: await grain(page, colour),
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

/** A picture of nothing: one colour, and a sensor's noise. */
async function grain(page: Page, colour: string): Promise<Buffer> {
  const data = await page.evaluate((fill) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [1200, 900];
    const pen = canvas.getContext("2d")!;
    pen.fillStyle = fill;
    pen.fillRect(0, 0, 1200, 900);
    const image = pen.getImageData(0, 0, 1200, 900);
    for (let at = 0, seed = 1; at < image.data.length; at++) {
      seed = (Math.imul(seed, 48_271) >>> 0) % 2_147_483_647;
      if (at % 4 < 3) image.data[at]! += (seed % 9) - 4;
    }
    pen.putImageData(image, 0, 0);
    return canvas.toDataURL("image/jpeg", 0.85).split(",")[1]!;
  }, colour);
  return Buffer.from(data, "base64");
}

test("a reader that cannot be fetched is the specification's sentence, and the next photo tries again", async () => {
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
