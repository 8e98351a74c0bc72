import type { Tag } from "./tags.ts";

/**
 * The marks of a page. Lengths in points; `y` increases downward from the top of the page, for a
 * text to its baseline.
 */
export type Mark = TextMark | FillMark | FrameMark | PictureMark | PenMark;

export type TextMark = {
  kind: "text";
  x: number;
  y: number;
  text: string;
  style: Style;
  /** The element of the structure that it belongs to. */
  tag?: Tag | undefined;
};
type FillMark = { kind: "fill"; x: number; y: number; width: number; height: number; color: Color };
/** An outline with round corners. */
export type FrameMark = {
  kind: "frame";
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
  line: number;
  color: Color;
};
/** `at`: which picture of the document; the first is the logo. */
type PictureMark = {
  kind: "picture";
  at?: number;
  x: number;
  y: number;
  width: number;
  height: number;
};

/**
 * Lines of a round pen: of each where it begins, then for each quadratic curve its control point
 * and its end, as x, y, x, y, ….
 */
export type PenMark = { kind: "pen"; strokes: number[][]; line: number; color: Color };

export type Paper = { width: number; height: number };
export type Size = { width: number; height: number };

/** The greys of the product, on white paper; a printer may have no other colour. */
export const colors = {
  ink: [0.082, 0.094, 0.106],
  soft: [0.271, 0.298, 0.325],
  strong: [0.502, 0.529, 0.553],
  line: [0.835, 0.843, 0.839],
  steel: [0.914, 0.918, 0.91],
} as const;
export type Color = keyof typeof colors;

/**
 * `squeeze` narrows the letters (1 is as they are drawn), `spacing` is added between them, `lead`
 * is the height of a line.
 */
export type Style = {
  bold: boolean;
  size: number;
  lead: number;
  squeeze: number;
  spacing: number;
  color: Color;
};

const style = (size: number, lead: number, rest: Partial<Style> = {}): Style => ({
  bold: false,
  size,
  lead,
  squeeze: 1,
  spacing: 0,
  color: "ink",
  ...rest,
});

/**
 * The lettering of the paper. The bold ones are squeezed: that is as near as a standard font comes
 * to a condensed one.
 */
export const styles = {
  body: style(9.5, 13.2),
  fine: style(8.5, 11.6, { color: "soft" }),
  strong: style(11, 14.5, { bold: true }),
  shop: style(15, 18, { bold: true }),
  label: style(7.6, 11, { bold: true, squeeze: 0.88, spacing: 0.55, color: "soft" }),
  number: style(27, 28, { bold: true, squeeze: 0.76, spacing: 0.4 }),
  plate: style(13, 15, { bold: true, squeeze: 0.8, spacing: 1 }),
  total: style(17, 20, { bold: true, squeeze: 0.86 }),
} as const;

/** The width of a text in a style. */
export type Measure = (text: string, style: Style) => number;

/**
 * A document that is laid out and not yet drawn. Without `structure` it is drawn without tags.
 */
export type Layout = { paper: Paper; pages: Mark[][]; structure?: Tag };
