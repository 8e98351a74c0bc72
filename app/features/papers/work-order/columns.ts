import type { Column } from "#app/features/papers/paper-texts.ts";
import { type Style, styles } from "#app/platform/paper/marks.ts";
import type { Tag } from "#app/platform/paper/tags.ts";
import type { Canvas } from "./canvas.ts";
import { baseline } from "./setter.ts";

const gap = 20;

/** Marks a translation that no person has read; the footer explains it. */
export const machineMark = "\u2020";

export type Line = { text: string; style: Style };

/** Marks a text that is only in the other column; a footnote explains it once. */
export const besideMark = "\u2014";

/** The widths of columns that share this width, and their positions. */
export function placesOf(columns: number, left: number, whole: number) {
  const width = (whole - gap * (columns - 1)) / columns;
  return { width, lefts: Array.from({ length: columns }, (_, at) => left + at * (width + gap)) };
}

/** The lines of a text, with its mark. */
export function linesOf({ set }: Canvas, column: Column, width: number): Line[] {
  const style = column.note === "beside" ? styles.fine : styles.body;
  return set.lines(markedText(column), width, style).map((text) => ({ text, style }));
}

function markedText({ text, note }: Column): string {
  if (note === "beside") return besideMark;
  return note === "machine" ? `${text} ${machineMark}` : text;
}

type Places = {
  lefts: readonly number[];
  /** The element that each column's text belongs to. */
  tags: readonly Tag[];
  /** The number of lines of the first column that are already written, at the pen. */
  written?: number;
};

/**
 * Writes columns side by side, on as many pages as the longest needs. The text of a page is written
 * column by column, so that copied text keeps its order.
 */
export function flowColumns(
  { sheets, set }: Canvas,
  columns: readonly (readonly Line[])[],
  { lefts, tags, written = 0 }: Places,
): void {
  const next = columns.map((_, column) => (column === 0 ? written : 0));
  const head = columns[0]!.slice(0, written).reduce((sum, { style }) => sum + style.lead, 0);
  for (let first = true; ; first = false) {
    const top = sheets.y;
    let lowest = first ? top + head : top;
    for (const [column, lines] of columns.entries()) {
      let y = first && column === 0 ? top + head : top;
      for (let line = lines[next[column]!]; line; line = lines[next[column]!]) {
        if (y + line.style.lead > sheets.bottom) break;
        const { text, style } = line;
        const place = [lefts[column]!, y + baseline(style)] as const;
        sheets.as(tags[column], () => set.at(...place, text, style));
        y += line.style.lead;
        next[column]!++;
      }
      lowest = Math.max(lowest, y);
    }
    sheets.y = lowest;
    if (columns.every((lines, column) => next[column] === lines.length)) return;
    sheets.next();
  }
}
