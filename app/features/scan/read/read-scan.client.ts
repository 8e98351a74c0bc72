import { greyCopy, openPhoto, pixelsOf } from "#app/features/assistant/photo/draw-photo.client.ts";
import {
  closeReader,
  type OnProgress,
  openReader,
} from "#app/features/assistant/photo/engine.client.ts";
import type { PhotoProblem } from "#app/features/assistant/photo/file-check.ts";
import { cut, type Grey, greyOf, pixelsIn } from "#app/features/assistant/photo/grey.ts";
import { textPositionOf } from "#app/features/assistant/photo/prepare.client.ts";
import { textOf } from "#app/features/assistant/photo/recognized-text.ts";
import { odometerIn } from "#app/features/photos/walk/odometer-reading.ts";
import type { FieldReading, ScanKind } from "#app/features/scan/field-reading.ts";
import { platesIn } from "#app/features/scan/plates-in.ts";
import { judgeCodes } from "#app/features/scan/vin/judge.ts";
import { vinsInCode } from "#app/features/scan/vin/vins-in.ts";
import { type BarSettings, barsOf } from "./bars.ts";
import { closeCodeReader, readCodes } from "./read-codes.client.ts";
import { readPapersPhoto } from "./read-papers.client.ts";
import { boxOfLine, largeLetters, mostOffered, readPrints, withRim } from "./read-print.client.ts";

/** The odometer of a photo, to be confirmed. @throws at `stop` */
async function readOdometer(photo: ImageBitmap, stop: AbortSignal): Promise<FieldReading[]> {
  const texts: string[] = [];
  for await (const { lines, picture } of readPrints(photo, stop)) {
    texts.push(textOf(lines));
    const reading = odometerIn(texts, null, "km");
    if (!reading) continue;
    const { odometer, unit } = reading;
    const digits = String(odometer);
    const line = lines.find((words) =>
      words
        .map(({ text }) => text.replace(/\D/g, ""))
        .join("")
        .includes(digits),
    );
    const shown = line && withRim(picture.grey, boxOfLine(line));
    return [{ field: "odometer", values: [digits], unit, isProved: false, picture: shown }];
  }
  return [];
}

/** The plate of a photo, to be confirmed. @throws at `stop` */
async function readPlate(photo: ImageBitmap, stop: AbortSignal): Promise<FieldReading[]> {
  for await (const { lines, picture } of readPrints(photo, stop, largeLetters)) {
    const plates = platesIn(lines).slice(0, mostOffered);
    if (!plates[0]) continue;
    const values = plates.map(({ plate }) => plate);
    const shown = withRim(picture.grey, plates[0].box);
    return [{ field: "plate", values, isProved: false, picture: shown }];
  }
  return [];
}

const readers: Record<ScanKind, typeof readPlate> = {
  vin: readPapersPhoto,
  vehicle: async (photo, stop) => {
    const [vin] = (await readPapersPhoto(photo, stop)).filter(({ field }) => field === "vin");
    return vin ? [vin] : readPlate(photo, stop);
  },
  plate: readPlate,
  odometer: readOdometer,
};

type Work = { onProgress: OnProgress; stop: AbortSignal };

/**
 * Reads a photo on this device: its bar codes first where it is of a VIN, then its text. Empty
 * where nothing was found. @throws when a reader fails, or at `stop`
 */
export async function readScan(
  file: File,
  kind: ScanKind,
  { onProgress, stop }: Work,
): Promise<FieldReading[] | PhotoProblem> {
  stop.addEventListener("abort", closeReaders, { once: true });
  try {
    const photo = await openPhoto(file);
    if (typeof photo === "string") return photo;
    const coded =
      kind === "vin" || kind === "vehicle" ? await readCodedVin(photo, stop) : undefined;
    if (coded) return [coded];
    await openReader(onProgress, stop);
    onProgress("read", 0);
    const readings = await readers[kind](photo, stop);
    photo.close();
    return readings;
  } finally {
    stop.removeEventListener("abort", closeReaders);
    closeReaders();
  }
}

/** Frees the memory of the readers, which is scarce on a phone. */
function closeReaders(): void {
  closeReader();
  closeCodeReader();
}

/** The VIN in the bar codes of a photo, if there is one. @throws as `readCodes` does */
async function readCodedVin(
  photo: ImageBitmap,
  stop: AbortSignal,
): Promise<FieldReading | undefined> {
  for (const { shown, across, down, pixels } of picturesOf(photo)) {
    const codes = (await readCodes(pixels, stop)).map(({ text, box }) => ({
      vins: vinsInCode(text),
      box: {
        left: box.left * across,
        right: box.right * across,
        top: box.top * down,
        bottom: box.bottom * down,
      },
    }));
    const { proved, offered } = judgeCodes(codes.flatMap(({ vins }) => vins));
    const values = proved ? [proved] : offered;
    const code = codes.find(({ vins }) => vins.includes(values[0] ?? ""));
    if (code)
      return {
        field: "vin",
        values,
        isProved: proved !== undefined,
        picture: cut(shown(), code.box),
      };
  }
  return undefined;
}

/** Longer sides at which codes are looked for: fine ones need a photo's own pixels. */
const sizes = [1600, 3200, 900];
/** Then upright bars that are noisy or out of focus. */
const barSettings: BarSettings[] = [
  { group: 8, reach: 2, edge: 0.7 },
  { group: 16, reach: 3, edge: 0.7 },
  { group: 24, reach: 3, edge: 1.4 },
];

/** A picture for the reader of codes, and how to get from there to the one that is shown. */
type Picture = { pixels: ImageData; across: number; down: number; shown: () => Grey };

function* picturesOf(photo: ImageBitmap): Generator<Picture> {
  for (const most of sizes) {
    const pixels = pixelsOf(photo, most);
    const shown = () => greyOf(pixels.data, pixels.width, pixels.height);
    yield { pixels, across: 1, down: 1, shown };
  }
  const grey = greyCopy(photo, 3200, textPositionOf(photo).lean);
  for (const settings of barSettings) {
    const pixels = pixelsIn(barsOf(grey, settings));
    yield { pixels, across: 0.5, down: settings.group, shown: () => grey };
  }
}
