import type { Grey } from "./grey.ts";

/**
 * The angle in degrees by which lines of text lean, within `most`: rotated back by it, the sums of
 * the rows differ the most. For a small picture, some 400 pixels wide.
 */
export function leanOf({ width, height, data }: Grey, most = 12): number {
  const points: number[] = [];
  for (let y = 1; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const step = data[y * width + x]! - data[(y - 1) * width + x]!;
      if (Math.abs(step) > 12)
        points.push(x - width / 2, y - height / 2, Math.min(60, Math.abs(step)));
    }
  }
  const sharpness = (degrees: number) => {
    const slope = Math.tan((degrees * Math.PI) / 180);
    const rows = new Float64Array(height * 3);
    for (let at = 0; at < points.length; at += 3) {
      const row = Math.round(points[at + 1]! - points[at]! * slope + height * 1.5);
      if (row >= 0 && row < rows.length) rows[row]! += points[at + 2]!;
    }
    let total = 0;
    for (const value of rows) total += value * value;
    return total;
  };
  const best = (from: number, to: number, step: number) => {
    let found = { degrees: 0, sharp: -1 };
    for (let degrees = from; degrees <= to + 1e-9; degrees += step) {
      const sharp = sharpness(degrees);
      if (sharp > found.sharp) found = { degrees, sharp };
    }
    return found.degrees;
  };
  const rough = best(-most, most, 1);
  return best(rough - 1, rough + 1, 0.25);
}
