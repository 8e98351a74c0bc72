import type { Box, Grey } from "./grey.ts";

/** Whether text is lighter than its background, and by how much it differs. */
type Ink = { light: boolean; strength: number };

/** Whether text is probably light on dark: letters are fewer and differ more. */
export function seemsLight(levels: Int16Array, width: number, height: number): boolean {
  let leaning = 0;
  for (let y = Math.floor(height * 0.15); y < height * 0.85; y++) {
    for (let x = Math.floor(width * 0.15); x < width * 0.85; x++)
      leaning += levels[y * width + x]! ** 3;
  }
  return leaning > 0;
}

/** The strength of such text: the difference of the strongest 1% of the picture's middle. */
export function inkOf(levels: Int16Array, width: number, height: number, light: boolean): Ink {
  const counts = new Uint32Array(256);
  let seen = 0;
  for (let y = Math.floor(height * 0.15); y < height * 0.85; y++) {
    for (let x = Math.floor(width * 0.15); x < width * 0.85; x++) {
      const level = light ? levels[y * width + x]! : -levels[y * width + x]!;
      if (level > 0) counts[Math.min(255, level)]!++;
      seen++;
    }
  }
  let strength = 255;
  for (let left = seen * 0.01 - counts[255]!; strength > 1 && left > 0; left -= counts[strength]!)
    strength--;
  return { light, strength };
}

/** Dark letters on white: a small difference from the surroundings becomes white. */
export function inked(
  levels: Int16Array,
  width: number,
  height: number,
  { light, strength }: Ink,
): Grey {
  const [start, span] = [0.35 * strength, 0.5 * strength];
  const data = new Uint8Array(levels.length);
  for (let at = 0; at < data.length; at++) {
    const level = light ? levels[at]! : -levels[at]!;
    const ink = (level - start) / span;
    data[at] = ink <= 0 ? 255 : ink >= 1 ? 0 : 255 - 255 * ink;
  }
  return { width, height, data };
}

/** Letters grown by a pixel, so that the dots of a display connect. */
export function thickened({ width, height, data }: Grey): Grey {
  const across = data.map((value, at) => Math.min(value, data[at - 1] ?? 255, data[at + 1] ?? 255));
  return {
    width,
    height,
    data: across.map((value, at) =>
      Math.min(value, across[at - width] ?? 255, across[at + width] ?? 255),
    ),
  };
}

/** Part of the picture as dark on light with its grays, before the edges were sharpened. */
export function softly(
  levels: Int16Array,
  width: number,
  box: Box,
  { light, strength }: Ink,
): Grey {
  const out = { width: box.right - box.left, height: box.bottom - box.top };
  const data = new Uint8Array(out.width * out.height);
  for (let y = 0; y < out.height; y++) {
    for (let x = 0; x < out.width; x++) {
      const level = levels[(y + box.top) * width + x + box.left]!;
      data[y * out.width + x] = Math.max(
        0,
        Math.min(255, 190 - ((light ? level : -level) / strength) * 170),
      );
    }
  }
  return { ...out, data };
}
