/** A grayscale picture: one byte per pixel, row by row, 0 is black. */
export type Grey = { width: number; height: number; data: Uint8Array };

/** A part of a picture in pixels; `right` and `bottom` are the first that are not in it. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** A canvas's pixels in grayscale, by perceived brightness (ITU-R BT.601). */
export function greyOf(rgba: ArrayLike<number>, width: number, height: number): Grey {
  const data = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < data.length; at++, from += 4) {
    data[at] = (rgba[from]! * 77 + rgba[from + 1]! * 150 + rgba[from + 2]! * 29) >> 8;
  }
  return { width, height, data };
}

/** A part of a picture, clipped at its edges. */
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

/** A grayscale picture as a PGM file, which needs no compression on the way to the reader. */
export function pgm({ width, height, data }: Grey): Blob {
  return new Blob([`P5\n${width} ${height}\n255\n`, data as Uint8Array<ArrayBuffer>], {
    type: "image/x-portable-graymap",
  });
}

/** A picture of half the width and height. */
export function halved({ width, height, data }: Grey): Grey {
  const [wide, high] = [width >> 1, height >> 1];
  const out = new Uint8Array(wide * high);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const at = 2 * (y * width + x);
      out[y * wide + x] =
        (data[at]! + data[at + 1]! + data[at + width]! + data[at + width + 1]!) >> 2;
    }
  return { width: wide, height: high, data: out };
}

/** A grayscale picture as a canvas takes it. */
export function pixelsIn({ width, height, data }: Grey): ImageData {
  const pixels = new ImageData(width, height);
  const colors = new Uint32Array(pixels.data.buffer);
  for (let at = 0; at < data.length; at++) colors[at] = 0xff000000 | (data[at]! * 0x010101);
  return pixels;
}
