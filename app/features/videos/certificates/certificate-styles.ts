import type { Color, Style } from "#app/platform/paper/marks.ts";

export const style = (size: number, rest: Partial<Style> = {}): Style => ({
  bold: false,
  size,
  lead: size * 1.25,
  squeeze: 1,
  spacing: 0,
  color: "ink",
  ...rest,
});

const label = (size: number, color: Color): Style =>
  style(size, { bold: true, squeeze: 0.86, spacing: size * 0.07, color });

export const styles = {
  brand: label(15, "ink"),
  heading: label(34, "ink"),
  second: label(16, "soft"),
  sentence: style(14),
  translation: style(10.5, { color: "soft" }),
  category: style(25, { bold: true, squeeze: 0.86 }),
  fine: style(9.5, { color: "soft" }),
  number: style(13, { bold: true, squeeze: 0.9, spacing: 0.8 }),
};
