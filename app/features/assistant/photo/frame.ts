import { type Box, cut, type Grey } from "./grey.ts";

/** Pixels per side of a point of the coarse map. */
const coarse = 4;

/**
 * Erases what is too large for a letter (the screen's edge, the tool's body, a shadow) and cuts the
 * picture to the rest. Expects dark letters on white. Undefined when nothing is left.
 */
export function withoutFrame(picture: Grey): { picture: Grey; box: Box } | undefined {
  const width = Math.ceil(picture.width / coarse);
  const height = Math.ceil(picture.height / coarse);
  const ink = coarseInk(picture, width, height);
  const out = picture.data.slice();
  let around: Box | undefined;
  for (const { points, box } of piecesOf(ink, width, height)) {
    const tall = box.bottom - box.top + 1;
    const wide = box.right - box.left + 1;
    if (tall > height * 0.2 || wide > width * 0.6) erase(out, picture, points, width);
    else if (points.length > 3) around = joined(around, box);
  }
  if (!around) return undefined;
  const margin = 5;
  const box = {
    left: Math.max(0, around.left - margin) * coarse,
    top: Math.max(0, around.top - margin) * coarse,
    right: Math.min(picture.width, (around.right + 1 + margin) * coarse),
    bottom: Math.min(picture.height, (around.bottom + 1 + margin) * coarse),
  };
  return { picture: cut({ ...picture, data: out }, box), box };
}

function coarseInk({ data, width: wide }: Grey, width: number, height: number): Uint8Array {
  const ink = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at++) {
    if (data[at]! > 150) continue;
    const y = Math.floor(at / wide);
    ink[Math.floor(y / coarse) * width + Math.floor((at - y * wide) / coarse)]!++;
  }
  return ink.map((count) => (count > 1 ? 1 : 0));
}

/** Whitens pieces of the coarse map and a margin around them. */
function erase(
  data: Uint8Array,
  { width, height }: Grey,
  points: number[],
  coarseWidth: number,
): void {
  for (const point of points) {
    const y = Math.floor(point / coarseWidth);
    const left = Math.max(0, (point - y * coarseWidth - 1) * coarse);
    const right = Math.min(width, left + 3 * coarse);
    for (let row = Math.max(0, (y - 1) * coarse); row < Math.min(height, (y + 2) * coarse); row++) {
      data.fill(255, row * width + left, row * width + right);
    }
  }
}

const joined = (one: Box | undefined, other: Box): Box =>
  one
    ? {
        left: Math.min(one.left, other.left),
        top: Math.min(one.top, other.top),
        right: Math.max(one.right, other.right),
        bottom: Math.max(one.bottom, other.bottom),
      }
    : other;

/** The connected pieces of a map, by eight neighbors. Empties the map. */
function* piecesOf(
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
