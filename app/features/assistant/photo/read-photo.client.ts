import { imageDataOf, openPhoto } from "./draw-photo.client.ts";
import { closeReader, type OnProgress, openReader, readLines, readWord } from "./engine.client.ts";
import type { PhotoProblem } from "./file-check.ts";
import { cut } from "./grey.ts";
import { type PhotoSettings, type Prepared, prepare, textPositionOf } from "./prepare.client.ts";
import { type PhotoReading, tidied } from "./reading.ts";
import { codeLike, codesOf, type Line, textOf } from "./recognized-text.ts";

export { closeReader } from "./engine.client.ts";

type PhotoText = Omit<PhotoReading, "imageData">;

/** Settings, tried in order until one finds a code; `other` inverts light and dark. */
const attempts: (PhotoSettings & { other?: boolean })[] = [
  { most: 1200, radius: 6 },
  { most: 1200, radius: 6, other: true },
  { most: 1200, radius: 6, dots: true },
  { most: 640, radius: 12 },
  { most: 640, radius: 12, other: true },
];

/** Reads a photo. @throws when the reader fails or cannot be fetched, or at `stop` */
export async function readPhoto(
  file: File,
  onProgress: OnProgress,
  stop: AbortSignal,
): Promise<PhotoReading | { problem: PhotoProblem }> {
  stop.addEventListener("abort", closeReader, { once: true });
  try {
    const photo = await openPhoto(file);
    if (typeof photo === "string") return { problem: photo };
    const imageData = await imageDataOf(photo);
    stop.throwIfAborted();
    await openReader(onProgress, stop);
    onProgress("read", 0);
    const found = await findText(photo, stop);
    photo.close();
    return { ...(found ?? { text: "", codes: [] }), imageData };
  } finally {
    stop.removeEventListener("abort", closeReader);
  }
}

/** The texts of a photo, one for each way to read it. @throws as `readPhoto` does */
export async function readTexts(
  file: File,
  isEnough: (texts: readonly string[]) => boolean,
  stop: AbortSignal,
): Promise<string[]> {
  stop.addEventListener("abort", closeReader, { once: true });
  try {
    const photo = await openPhoto(file);
    if (typeof photo === "string") throw new Error(`The photo cannot be opened: ${photo}`);
    await openReader(() => undefined, stop);
    const texts: string[] = [];
    for (const picture of picturesOf(photo)) {
      const text = picture && textOf(await readLines(picture.ink));
      stop.throwIfAborted();
      if (text) texts.push(text);
      if (isEnough(texts)) break;
    }
    photo.close();
    return texts;
  } finally {
    stop.removeEventListener("abort", closeReader);
    closeReader();
  }
}

/** The photo as each attempt prepares it; undefined where it then has no text. */
function* picturesOf(photo: ImageBitmap): Generator<Prepared | undefined> {
  const position = textPositionOf(photo);
  for (const { other, ...settings } of attempts)
    yield prepare(photo, { ...position, light: position.light !== (other ?? false) }, settings);
}

async function findText(photo: ImageBitmap, stop: AbortSignal): Promise<PhotoText | undefined> {
  let best: PhotoText | undefined;
  for (const picture of picturesOf(photo)) {
    const found = picture && (await read(picture));
    stop.throwIfAborted();
    if (found?.codes.length) return found;
    if (found && found.text.length > (best?.text.length ?? 0)) best = found;
  }
  return best;
}

async function read({ ink, grey }: Prepared): Promise<PhotoText | undefined> {
  const lines = await readLines(ink);
  const text = textOf(lines);
  if (!text) return undefined;
  const codes = codesOf(text, await readCodeWords(lines, { ink, grey }));
  return { text: tidied(text, codes), codes };
}

/** A second reading of each word that may be a code, from the photo's own grays. */
async function readCodeWords(lines: Line[], { grey }: Prepared): Promise<Map<string, string>> {
  const readings = new Map<string, string>();
  for (const { text, box } of lines.flatMap(codeLike).slice(0, 12)) {
    const rim = (box.bottom - box.top) * 0.3;
    const word = cut(grey, {
      left: box.left - rim,
      top: box.top - rim,
      right: box.right + rim,
      bottom: box.bottom + rim,
    });
    readings.set(text, await readWord(word));
  }
  return readings;
}
