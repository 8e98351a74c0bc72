import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { type Browser, chromium } from "playwright-core";
import { chromiumPath } from "../../tests/support/chromium.ts";
import { openDrawing, screens } from "../../tests/support/files/screens.ts";
import type { Server } from "../child.ts";
import { kb, type Line, median, ms, times } from "../table.ts";
import { countTraffic, openPanel, readPhoto } from "./photo-page.ts";

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
    executablePath: chromiumPath("whole"),
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
  const traffic = countTraffic(context);
  let page = await openPanel(context, traffic);
  const before = traffic.reader;

  // The first photo also downloads and starts the reader; it is read again below, warm.
  const first = await draw(screens[0]!);
  await readPhoto(page, first);
  const firstVisit = traffic.reader;
  const native = nativeReader(folder);
  const outcomes: Outcome[] = [];
  for (const screen of screens) {
    const { codes, kind } = screen;
    const file = await draw(screen);
    const found = await readPhoto(page, file);
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
  traffic.reader = 0;
  page = await openPanel(context, traffic);
  await readPhoto(page, first);
  return lines(outcomes, {
    before,
    firstVisit,
    secondVisit: traffic.reader,
    foreign: traffic.foreign,
    native: native !== undefined,
  });
}

type PhotoTraffic = {
  before: number;
  firstVisit: number;
  secondVisit: number;
  foreign: number;
  native: boolean;
};

function lines(
  outcomes: Outcome[],
  { before, firstVisit, secondVisit, foreign, native }: PhotoTraffic,
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

/** Native tesseract with the same model on one core, in milliseconds; undefined without it. */
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
