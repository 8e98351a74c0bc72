import type { Grey } from "#app/features/assistant/photo/grey.ts";

/** Rows that are averaged; how far an edge reaches, in pixels; how much it is sharpened. */
export type BarSettings = { group: number; reach: number; edge: number };

/**
 * Averages the rows of a picture in groups, sharpens edges along them and doubles the width: noise
 * goes and upright bars stay, including fine or blurred ones.
 */
export function barsOf({ width, height, data }: Grey, { group, reach, edge }: BarSettings): Grey {
  const rows = Math.floor(height / group);
  const out = new Uint8Array(2 * width * rows);
  const mean = new Float32Array(width);
  const sharp = (x: number) => {
    const [left, right] = [mean[Math.max(0, x - reach)]!, mean[Math.min(width - 1, x + reach)]!];
    return Math.max(0, Math.min(255, mean[x]! * (1 + 2 * edge) - (left + right) * edge));
  };
  for (let row = 0; row < rows; row++) {
    mean.fill(0);
    for (let y = row * group; y < (row + 1) * group; y++)
      for (let x = 0; x < width; x++) mean[x]! += data[y * width + x]! / group;
    let before = sharp(0);
    for (let x = 0; x < width; x++) {
      const level = sharp(x);
      const at = 2 * (row * width + x);
      out[at] = (before + level) / 2;
      out[at + 1] = level;
      before = level;
    }
  }
  return { width: 2 * width, height: rows, data: out };
}
