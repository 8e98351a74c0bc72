import type { Grey } from "#app/features/assistant/photo/grey.ts";

/**
 * A picture whose rows are averaged in groups, with edges sharpened along them: noise goes and upright
 * bars stay, also those that are out of focus.
 */
export function barsOf({ width, height, data }: Grey, group: number, reach: number): Grey {
  const rows = Math.floor(height / group);
  const out = new Uint8Array(width * rows);
  const mean = new Float32Array(width);
  for (let row = 0; row < rows; row++) {
    mean.fill(0);
    for (let y = row * group; y < (row + 1) * group; y++)
      for (let x = 0; x < width; x++) mean[x]! += data[y * width + x]! / group;
    for (let x = 0; x < width; x++) {
      const [left, right] = [mean[Math.max(0, x - reach)]!, mean[Math.min(width - 1, x + reach)]!];
      out[row * width + x] = Math.max(
        0,
        Math.min(255, mean[x]! * (1 + 2 * edge) - (left + right) * edge),
      );
    }
  }
  return { width, height: rows, data: out };
}

/** How much an edge is sharpened. */
const edge = 0.7;
