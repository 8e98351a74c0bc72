import { styles } from "#app/platform/paper/marks.ts";
import type { Canvas } from "./canvas.ts";
import { baseline, type Setter } from "./setter.ts";

const plateFrame = { side: 9, air: 4, below: 5 };

/** The lines of a plate's text in this width. */
export const plateLines = (set: Setter, plate: string, width: number): string[] =>
  set.lines(plate, width - 2 * plateFrame.side, styles.plate);

export const plateHeight = (lines: readonly string[]): number =>
  lines.length * styles.plate.lead + 2 * plateFrame.air + plateFrame.below;

/** A license plate as it looks on the car: a double border with round corners. */
export function writePlate({ sheets, set }: Canvas, lines: readonly string[], x: number): void {
  const style = styles.plate;
  const widest = Math.max(...lines.map((line) => set.measure(line, style)));
  const width = Math.max(widest + 2 * plateFrame.side, 56);
  const top = sheets.y + 2;
  const height = lines.length * style.lead + 2 * plateFrame.air - 1;
  sheets.put(
    { kind: "frame", x: x + 0.5, y: top, width, height, radius: 4, line: 1.1, color: "ink" },
    {
      kind: "frame",
      x: x + 2.7,
      y: top + 2.2,
      width: width - 4.4,
      height: height - 4.4,
      radius: 2.4,
      line: 0.5,
      color: "ink",
    },
  );
  for (const [at, line] of lines.entries()) {
    const middle = x + 0.5 + (width - set.measure(line, style) + style.spacing * style.squeeze) / 2;
    set.at(middle, top + plateFrame.air - 0.7 + at * style.lead + baseline(style), line, style);
  }
  sheets.y += plateHeight(lines);
}
