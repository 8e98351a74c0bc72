/** A grey picture: one byte a pixel, row by row, 0 is black. */
export type Grey = { width: number; height: number; data: Uint8Array };

/** A part of a picture in pixels; `right` and `bottom` are the first that are not in it. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Grey from a canvas's pixels, as bright as they look (ITU-R BT.601). */
export function greyOf(rgba: ArrayLike<number>, width: number, height: number): Grey {
  const data = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < data.length; at++, from += 4) {
    data[at] = (rgba[from]! * 77 + rgba[from + 1]! * 150 + rgba[from + 2]! * 29) >> 8;
  }
  return { width, height, data };
}

/**
 * The brightness of the surroundings: every point of a small copy, averaged with those up to
 * `radius` away.
 */
export function surroundings({ width, height, data }: Grey, radius: number): Grey {
  const stride = width + 1;
  const sum = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x]!;
      sum[(y + 1) * stride + x + 1] = sum[y * stride + x + 1]! + row;
    }
  }
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - radius);
    const bottom = Math.min(height, y + radius + 1);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - radius);
      const right = Math.min(width, x + radius + 1);
      const inside =
        sum[bottom * stride + right]! -
        sum[bottom * stride + left]! -
        sum[top * stride + right]! +
        sum[top * stride + left]!;
      out[y * width + x] = inside / ((bottom - top) * (right - left));
    }
  }
  return { width, height, data: out };
}

/**
 * How far every point is from its surroundings, which may be given smaller than the picture: below
 * 0 it is darker.
 */
export function relief({ width, height, data }: Grey, around: Grey): Int16Array {
  const out = new Int16Array(data.length);
  const [across, down] = [around.width / width, around.height / height];
  for (let y = 0; y < height; y++) {
    const fromTop = Math.max(0, Math.min(around.height - 1.001, (y + 0.5) * down - 0.5));
    const row = Math.floor(fromTop);
    const lower = fromTop - row;
    for (let x = 0; x < width; x++) {
      const fromLeft = Math.max(0, Math.min(around.width - 1.001, (x + 0.5) * across - 0.5));
      const column = Math.floor(fromLeft);
      const right = fromLeft - column;
      const at = row * around.width + column;
      const above = around.data[at]! * (1 - right) + around.data[at + 1]! * right;
      const below =
        around.data[at + around.width]! * (1 - right) + around.data[at + around.width + 1]! * right;
      out[y * width + x] = data[y * width + x]! - (above * (1 - lower) + below * lower);
    }
  }
  return out;
}

/** Whether the letters are lighter than what they stand on, and by how much they differ from it. */
type Ink = { light: boolean; strength: number };

/**
 * Whether the letters are light on dark, most likely: they are few, and stand out more than what
 * they stand on.
 */
export function seemsLight(levels: Int16Array, width: number, height: number): boolean {
  let leaning = 0;
  for (let y = Math.floor(height * 0.15); y < height * 0.85; y++) {
    for (let x = Math.floor(width * 0.15); x < width * 0.85; x++)
      leaning += levels[y * width + x]! ** 3;
  }
  return leaning > 0;
}

/**
 * How strong ink of that kind would be: what the strongest hundredth of the picture's middle
 * differs from its surroundings.
 */
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

/**
 * Dark letters on white: what differs from its surroundings by little is paper, grain and all; by
 * much, ink.
 */
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

/** Ink spread by a pixel to every side, so that the dots of a display grow together. */
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

/**
 * Part of the picture as dark on light with all its greys: what the ink's edges were before they
 * were sharpened.
 */
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

/** A part of a picture; a part that reaches beyond its edge ends there. */
export function cut({ data, width, height }: Grey, box: Box): Grey {
  const [left, top] = [Math.max(0, Math.floor(box.left)), Math.max(0, Math.floor(box.top))];
  const [right, bottom] = [
    Math.min(width, Math.ceil(box.right)),
    Math.min(height, Math.ceil(box.bottom)),
  ];
  const out = new Uint8Array((right - left) * (bottom - top));
  for (let y = top; y < bottom; y++)
    out.set(data.subarray(y * width + left, y * width + right), (y - top) * (right - left));
  return { width: right - left, height: bottom - top, data: out };
}

/**
 * A grey picture as a file (PGM): its pixels behind one line, so that nothing is packed and
 * unpacked on the way to the reader.
 */
export function pgm({ width, height, data }: Grey): Blob {
  return new Blob([`P5\n${width} ${height}\n255\n`, data as Uint8Array<ArrayBuffer>], {
    type: "image/x-portable-graymap",
  });
}

/**
 * The angle in degrees by which lines of text lean, within `most`: turned back by it, the sums of
 * the rows differ the most from row to row. For a small picture (some 400 pixels wide), whose edges
 * are enough.
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
