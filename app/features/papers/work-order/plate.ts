import { type Style, styles } from "#app/platform/paper/marks.ts";
import type { Canvas } from "./canvas.ts";
import { baseline, type Setter } from "./setter.ts";

const plateFrame = { side: 9, air: 4, below: 5 };

/** The lines of a plate's text in this width. */
export const plateLines = (set: Setter, plate: string, width: number): string[] =>
  set.lines(plate, width - 2 * plateFrame.side, styles.plate);

export const plateHeight = (lines: readonly string[]): number =>
  lines.length * styles.plate.lead + 2 * plateFrame.air + plateFrame.below;

/** The width of the plate, at `scale`. */
export const plateWidth = (set: Setter, lines: readonly string[], scale: number): number =>
  Math.max(
    Math.max(...lines.map((line) => set.measure(line, scaled(scale)))) +
      2 * plateFrame.side * scale,
    56 * scale,
  );

const scaled = (scale: number): Style => {
  const { size, lead, spacing, ...style } = styles.plate;
  return { ...style, size: size * scale, lead: lead * scale, spacing: spacing * scale };
};

/** A license plate as it looks on the car: a double border with round corners. */
export function writePlate(
  { sheets, set }: Pick<Canvas, "sheets" | "set">,
  lines: readonly string[],
  x: number,
  scale = 1,
): void {
  const style = scaled(scale);
  const width = plateWidth(set, lines, scale);
  const top = sheets.y + 2;
  const height = lines.length * style.lead + (2 * plateFrame.air - 1) * scale;
  const inset = 2.2 * scale;
  sheets.put(
    {
      kind: "frame",
      x: x + 0.5,
      y: top,
      width,
      height,
      radius: 4 * scale,
      line: 1.1 * scale,
      color: "ink",
    },
    {
      kind: "frame",
      x: x + 0.5 + inset,
      y: top + inset,
      width: width - 2 * inset,
      height: height - 2 * inset,
      radius: 2.4 * scale,
      line: 0.5 * scale,
      color: "ink",
    },
  );
  for (const [at, line] of lines.entries()) {
    const middle = x + 0.5 + (width - set.measure(line, style) + style.spacing * style.squeeze) / 2;
    const air = (plateFrame.air - 0.7) * scale;
    set.at(middle, top + air + at * style.lead + baseline(style), line, style);
  }
  sheets.y += plateHeight(lines) * scale;
}
