import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { openDrawing, screens } from "../../tests/support/screens.ts";
import type { Server } from "../child.ts";
import { kb, type Line, median, ms, times } from "../table.ts";

type Photo = { name: string; mimeType: string; buffer: Buffer };
type Outcome = {
  kind: string;
  codes: string[];
  right: number;
  certain: number;
  wrongPressed: string[];
  took: number;
  native: number;
};

/**
 * P8: thirty photos of scan tools, read through the page as a member would, beside the same reader
 * as a native program.
 */
export async function photo(app: Server): Promise<Line[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const folder = mkdtempSync(path.join(tmpdir(), "llave-photos-"));
  try {
    return await measure(app, browser, folder);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

async function measure(app: Server, browser: Browser, folder: string): Promise<Line[]> {
  const draw = await openDrawing(await browser.newPage());
  const context = await browser.newContext({ baseURL: app.origin });
  const { cookie } = app.world.diamond;
  const [name, value] = [
    cookie.slice(0, cookie.indexOf("=")),
    cookie.slice(cookie.indexOf("=") + 1),
  ];
  await context.addCookies([{ name, value, url: app.origin }]);
  const net = listen(context);
  let page = await open(context, net);
  const before = net.reader;

  // The first photo of a visit also fetches and starts the reader; it is read once more below,
  // warm.
  const first = await draw(screens[0]!);
  await read(page, first);
  const firstVisit = net.reader;
  const native = nativeReader(folder);
  const outcomes: Outcome[] = [];
  for (const screen of screens) {
    const { codes, kind } = screen;
    const file = await draw(screen);
    const found = await read(page, file);
    const offered = codes.filter((code) => found.chips.some((chip) => chip.code === code)).length;
    const certain = codes.filter((code) =>
      found.chips.some((chip) => chip.code === code && chip.pressed),
    ).length;
    const wrongPressed = found.chips
      .filter((chip) => chip.pressed && !codes.includes(chip.code))
      .map((chip) => chip.code);
    outcomes.push({
      kind,
      codes,
      right: offered,
      certain,
      wrongPressed,
      took: found.took,
      native: native?.(file.buffer) ?? Number.NaN,
    });
  }
  await page.close();
  net.reader = 0;
  page = await open(context, net);
  await read(page, first);
  return lines(outcomes, {
    before,
    firstVisit,
    secondVisit: net.reader,
    foreign: net.foreign,
    native: native !== undefined,
  });
}

type Seen = {
  before: number;
  firstVisit: number;
  secondVisit: number;
  foreign: number;
  native: boolean;
};

function lines(
  outcomes: Outcome[],
  { before, firstVisit, secondVisit, foreign, native }: Seen,
): Line[] {
  const took = median(outcomes.map((one) => one.took));
  const beside = median(outcomes.map((one) => one.native));
  const share = (what: string, kinds: string[], goal?: number): Line => {
    const some = outcomes.filter(({ kind }) => kinds.includes(kind));
    const [right, all] = [
      some.reduce((sum, one) => sum + one.right, 0),
      some.reduce((sum, one) => sum + one.codes.length, 0),
    ];
    const line = {
      part: "P8",
      what: `codes right, ${what}`,
      ours: `${right} of ${all} (${Math.round((right / all) * 100)} %)`,
    };
    return goal ? { ...line, goal: `>= ${goal} %`, met: (right / all) * 100 >= goal } : line;
  };
  const [certain, all] = [
    outcomes.reduce((sum, one) => sum + one.certain, 0),
    outcomes.reduce((sum, one) => sum + one.codes.length, 0),
  ];
  const wrong = outcomes.flatMap((one) => one.wrongPressed);
  return [
    {
      part: "P8",
      what: "a photo read, warm",
      ours: ms(took, 0),
      ...(native
        ? {
            baseline: `native tesseract ${ms(beside, 0)}`,
            ratio: times(took / beside),
            goal: "<= 1.0x",
            met: took / beside <= 1,
          }
        : { baseline: "no native tesseract here: apt-get install tesseract-ocr" }),
    },
    share("clean and tilted", ["clean", "tilted"], 95),
    share("dark and blurred", ["dark", "blurred"], 80),
    share("grainy", ["noisy"]),
    {
      part: "P8",
      what: "right codes that were certain; the others are to be confirmed",
      ours: `${certain} of ${all}`,
    },
    {
      part: "P8",
      what: "wrong codes offered as certain",
      ours: wrong.join(", ") || "none",
      goal: "none",
      met: wrong.length === 0,
    },
    {
      part: "P8",
      what: "reader's bytes before the first photo",
      ours: `${before}`,
      goal: "0",
      met: before === 0,
    },
    { part: "P8", what: "reader's bytes, first photo", ours: kb(firstVisit) },
    {
      part: "P8",
      what: "reader's bytes, second visit",
      ours: `${secondVisit}`,
      goal: "0, from cache",
      met: secondVisit === 0,
    },
    {
      part: "P8",
      what: "requests to other hosts",
      ours: `${foreign}`,
      goal: "0",
      met: foreign === 0,
    },
  ];
}

/**
 * Counts what the reader's files weigh on the wire, and requests that leave our host, in every page
 * of the context.
 */
function listen(context: BrowserContext) {
  const net = { reader: 0, foreign: 0, origin: "" };
  context.on("request", (request) => {
    if (net.origin && /^https?:/.test(request.url()) && !request.url().startsWith(net.origin))
      net.foreign++;
  });
  return net;
}

async function open(context: BrowserContext, net: ReturnType<typeof listen>): Promise<Page> {
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  const readers = new Set<string>();
  await wire.send("Network.enable");
  wire.on(
    "Network.requestWillBeSent",
    ({ requestId, request }) => /\/reader\/|read-photo/.test(request.url) && readers.add(requestId),
  );
  wire.on("Network.requestServedFromCache", ({ requestId }) => readers.delete(requestId));
  wire.on(
    "Network.responseReceived",
    ({ requestId, response }) => response.fromDiskCache && readers.delete(requestId),
  );
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (readers.has(requestId)) net.reader += encodedDataLength;
  });
  await page.goto("/premium", { waitUntil: "networkidle" });
  net.origin = new URL(page.url()).origin;
  return page;
}

/**
 * Reads a photo through the page: from the file's choice to the end of the work, as the page shows
 * it.
 */
async function read(
  page: Page,
  file: Photo,
): Promise<{ took: number; chips: { code: string; pressed: boolean }[] }> {
  await page.locator("form textarea").fill("");
  await page.evaluate(() => {
    const scope = globalThis as { read?: Promise<number> };
    scope.read = new Promise((resolve) => {
      let began = 0;
      const look = () => {
        const busy = document.querySelector("progress") !== null;
        if (busy && !began) began = performance.now();
        if (began && !busy) return resolve(performance.now() - began);
        setTimeout(look, 2);
      };
      look();
    });
  });
  await page.locator("input[type=file][accept='image/*']").setInputFiles(file);
  const took = await page.evaluate(() => (globalThis as { read?: Promise<number> }).read!);
  const chips = await page.locator("fieldset button[aria-pressed]").evaluateAll((all) =>
    all.map((chip) => ({
      code: /[PBCU][0-9A-F]{4}/.exec(chip.textContent ?? "")?.[0] ?? "",
      pressed: chip.getAttribute("aria-pressed") === "true",
    })),
  );
  return { took, chips };
}

/**
 * Native tesseract with the same model on one core, or nothing where it is not installed. Answers
 * milliseconds for a picture.
 */
function nativeReader(folder: string): ((picture: Buffer) => number) | undefined {
  if (spawnSync("tesseract", ["--version"]).status !== 0) return undefined;
  const model = readFileSync(
    "node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz",
  );
  writeFileSync(path.join(folder, "eng.traineddata"), gunzipSync(model));
  return (picture) => {
    const file = path.join(folder, "photo.jpg");
    writeFileSync(file, picture);
    const began = performance.now();
    spawnSync("tesseract", [file, "-", "--tessdata-dir", folder, "-l", "eng", "--oem", "1"], {
      env: { ...process.env, OMP_THREAD_LIMIT: "1" },
    });
    return performance.now() - began;
  };
}
