import { greyCopy, pixelsOf } from "#app/features/assistant/photo/draw-photo.client.ts";
import { cut, type Grey, greyOf, pixelsIn } from "#app/features/assistant/photo/grey.ts";
import { textPositionOf } from "#app/features/assistant/photo/prepare.client.ts";
import type { FieldReading } from "#app/features/scan/field-reading.ts";
import { judgeCodes } from "#app/features/scan/vin/judge.ts";
import { vinsInCode } from "#app/features/scan/vin/vins-in.ts";
import { barsOf } from "./bars.ts";
import { readCodes } from "./read-codes.client.ts";

/** The VIN in the bar codes of a photo; undefined where there is none. @throws as `readCodes` does */
export async function readCodedVin(
  photo: ImageBitmap,
  stop: AbortSignal,
): Promise<FieldReading | undefined> {
  for (const { shown, height, pixels } of picturesOf(photo)) {
    const codes = (await readCodes(pixels, stop)).map(({ text, box }) => ({
      vins: vinsInCode(text),
      box: { ...box, top: box.top * height, bottom: box.bottom * height },
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
/** Rows that are averaged, and how far an edge reaches, where bars are noisy or out of focus. */
const blurred = [
  { group: 16, reach: 2 },
  { group: 8, reach: 3 },
] as const;

/** A picture for the reader of codes, and the picture that it is `height` times less high than. */
type Picture = { pixels: ImageData; height: number; shown: () => Grey };

function* picturesOf(photo: ImageBitmap): Generator<Picture> {
  for (const most of sizes) {
    const pixels = pixelsOf(photo, most);
    yield { pixels, height: 1, shown: () => greyOf(pixels.data, pixels.width, pixels.height) };
  }
  const grey = greyCopy(photo, 3200, textPositionOf(photo).lean);
  for (const { group, reach } of blurred)
    yield { pixels: pixelsIn(barsOf(grey, group, reach)), height: group, shown: () => grey };
}
