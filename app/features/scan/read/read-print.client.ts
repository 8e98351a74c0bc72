import { readLines } from "#app/features/assistant/photo/engine.client.ts";
import { type Box, cut, type Grey } from "#app/features/assistant/photo/grey.ts";
import {
  type PhotoSettings,
  type Prepared,
  prepare,
  textPositionOf,
} from "#app/features/assistant/photo/prepare.client.ts";
import type { Line } from "#app/features/assistant/photo/recognized-text.ts";
import { around } from "#app/features/scan/vin/vins-in.ts";

/** Ways to prepare a photo; `other` inverts light and dark. */
type Attempt = PhotoSettings & { other?: boolean };
const attempts: Attempt[] = [
  { most: 1600, radius: 6 },
  { most: 1600, radius: 6, other: true },
  { most: 1000, radius: 10 },
  { most: 2400, radius: 6 },
  { most: 1000, radius: 10, other: true },
];

/** Letters that fill a photo, as those of a plate do. */
export const largeLetters: Attempt[] = [
  { most: 640, radius: 12, large: true },
  { most: 640, radius: 12, large: true, other: true },
];

export type Print = { lines: Line[]; picture: Prepared };

/** The lines of a photo, once for each way to prepare it that shows text. @throws at `stop` */
export async function* readPrints(
  photo: ImageBitmap,
  stop: AbortSignal,
  first: readonly Attempt[] = [],
): AsyncGenerator<Print> {
  const position = textPositionOf(photo);
  for (const { other, ...settings } of [...first, ...attempts]) {
    const light = position.light !== (other ?? false);
    const picture = prepare(photo, { ...position, light }, settings);
    if (!picture) continue;
    const lines = await readLines(picture.ink);
    stop.throwIfAborted();
    if (lines.length > 0) yield { lines, picture };
  }
}

/** A part of a picture with a third of its height around it. */
export function withRim(picture: Grey, box: Box): Grey {
  const rim = (box.bottom - box.top) * 0.35;
  return cut(picture, {
    left: box.left - rim,
    top: box.top - rim,
    right: box.right + rim,
    bottom: box.bottom + rim,
  });
}

export const boxOfLine = (line: Line): Box => around(line.map(({ box }) => box));

/** Values that are offered of one field. */
export const mostOffered = 3;
