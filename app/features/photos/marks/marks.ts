/** The shapes that can be drawn on a photo. */
export const markKinds = ["arrow", "circle"] as const;
export type MarkKind = (typeof markKinds)[number];

/** Coordinates are whole ten-thousandths of the photo's width and height. */
export const markScale = 10_000;
export const mostMarks = 40;

/**
 * Shape on a photo, stored separately from it. An arrow points from its first point to its second;
 * a circle fills the box between both.
 */
export type Mark = { kind: MarkKind; x1: number; y1: number; x2: number; y2: number };

export type PhotoSides = { width: number; height: number };

/** The point as a path has it: pixels of the photo, to a tenth. */
const pixel = (at: number, side: number) => Math.round((at * side * 10) / markScale) / 10;

/** The path of a mark in an SVG whose box has the sides of the photo. */
export function markPath({ kind, ...mark }: Mark, { width, height }: PhotoSides): string {
  const [x1, x2] = [pixel(mark.x1, width), pixel(mark.x2, width)];
  const [y1, y2] = [pixel(mark.y1, height), pixel(mark.y2, height)];
  return kind === "arrow"
    ? arrowPath([x1, y1], [x2, y2], Math.max(width, height) / 20)
    : circlePath([x1, y1], [x2, y2]);
}

type Point = [x: number, y: number];

/** A shaft, and a head at its end that is never longer than half of it. */
function arrowPath([x1, y1]: Point, [x2, y2]: Point, longest: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const head = Math.min(longest, length / 2);
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const barb = (turn: number) =>
    [x2 - head * Math.cos(angle + turn), y2 - head * Math.sin(angle + turn)]
      .map((at) => Math.round(at * 10) / 10)
      .join(" ");
  return `M${x1} ${y1}L${x2} ${y2}M${barb(0.5)}L${x2} ${y2}L${barb(-0.5)}`;
}

function circlePath([x1, y1]: Point, [x2, y2]: Point): string {
  const [rx, ry] = [Math.abs(x2 - x1) / 2, Math.abs(y2 - y1) / 2];
  const [left, middle] = [Math.min(x1, x2), (y1 + y2) / 2];
  const half = `a${rx} ${ry} 0 1 1`;
  return `M${left} ${middle}${half} ${2 * rx} 0${half} ${-2 * rx} 0`;
}
