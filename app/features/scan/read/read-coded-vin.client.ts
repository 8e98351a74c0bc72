import { greyCopy, pixelsOf } from "#app/features/assistant/photo/draw-photo.client.ts";
import { cut, type Grey, greyOf, pixelsIn } from "#app/features/assistant/photo/grey.ts";
import { textPositionOf } from "#app/features/assistant/photo/prepare.client.ts";
import type { FieldReading } from "#app/features/scan/field-reading.ts";
import { judgeCodes } from "#app/features/scan/vin/judge.ts";
import { vinsInCode } from "#app/features/scan/vin/vins-in.ts";
import { type BarSettings, barsOf } from "./bars.ts";
import { readCodes } from "./read-codes.client.ts";

/** The VIN in the bar codes of a photo; undefined where there is none. @throws as `readCodes` does */
export async function readCodedVin(
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
