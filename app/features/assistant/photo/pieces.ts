import type { Box } from "./grey.ts";

/** The connected pieces of a map, by eight neighbors. Empties the map. */
export function* piecesOf(
  ink: Uint8Array,
  width: number,
  height: number,
): Generator<{ points: number[]; box: Box }> {
  for (let start = 0; start < ink.length; start++) {
    if (!ink[start]) continue;
    ink[start] = 0;
    const points = [start];
    const box = { left: width, top: height, right: 0, bottom: 0 };
    for (let next = 0; next < points.length; next++) {
      const at = points[next]!;
      const y = Math.floor(at / width);
      const x = at - y * width;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
      for (let down = Math.max(0, y - 1); down <= Math.min(height - 1, y + 1); down++) {
        for (let right = Math.max(0, x - 1); right <= Math.min(width - 1, x + 1); right++) {
          const beside = down * width + right;
          if (!ink[beside]) continue;
          ink[beside] = 0;
          points.push(beside);
        }
      }
    }
    yield { points, box };
  }
}
