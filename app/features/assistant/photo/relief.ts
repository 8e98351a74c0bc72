import type { Grey } from "./grey.ts";

/** The brightness around each pixel: the mean within `radius`. */
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

/** The difference of each pixel from its surroundings `around`, which may be smaller. */
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
