import { breakLines } from "#app/platform/paper/lines.ts";
import type { Measure, Style } from "#app/platform/paper/marks.ts";
import type { Sheets } from "./sheet.ts";

/** Sets text on sheets. */
export class Setter {
  readonly sheets: Sheets;
  readonly measure: Measure;

  constructor(sheets: Sheets, measure: Measure) {
    this.sheets = sheets;
    this.measure = measure;
  }

  lines(text: string, width: number, style: Style): string[] {
    return breakLines(text, width, (part) => this.measure(part, style));
  }

  /** Writes a line at an exact place: `y` is its baseline. */
  at(x: number, y: number, text: string, style: Style): void {
    if (text !== "") this.sheets.put({ kind: "text", x, y, text, style });
  }

  /** Writes a line that ends at `x`. */
  endingAt(x: number, y: number, text: string, style: Style): void {
    this.at(x - this.measure(text, style), y, text, style);
  }

  /** Lines one below the other from the pen down, on as many pages as they need. */
  flow(lines: readonly string[], x: number, style: Style): void {
    for (const line of lines) {
      this.sheets.need(style.lead);
      this.at(x, this.sheets.y + baseline(style), line, style);
      this.sheets.y += style.lead;
    }
  }

  /** A horizontal line through the pen's place. */
  rule(from: number, to: number, thickness: number, color: "ink" | "strong" | "line"): void {
    this.sheets.put({
      kind: "fill",
      x: from,
      y: this.sheets.y - thickness / 2,
      width: to - from,
      height: thickness,
      color,
    });
  }
}

/**
 * The distance of a text's baseline from the top of its line: the leading is split above and below
 * the letters.
 */
export const baseline = ({ lead, size }: Style): number => (lead - size) / 2 + size * 0.78;
