import type { Column } from "#app/features/papers/paper-texts.ts";
import { styles } from "#app/platform/paper/marks.ts";
import type { Tag } from "#app/platform/paper/tags.ts";
import type { Language } from "#app/values/language.ts";
import type { WordKey } from "#app/values/word-key.ts";
import type { Canvas } from "./canvas.ts";
import { flowColumns, type Line, linesOf, placesOf } from "./columns.ts";
import { baseline } from "./setter.ts";

const gap = 14;
const above = 6;
const headAir = 6;
const air = 3.5;
const indent = 6;
const style = styles.body;

type Row = {
  columns: readonly Column[];
  figures: readonly string[];
  /** The facts under the name, in each language. */
  facts?: (column: number) => string;
};

/**
 * The contents of a table: names of lines in columns, and three figures of each with their
 * headings.
 */
export type Table = { name: WordKey; figures: readonly WordKey[]; rows: readonly Row[] };

const headsOf = ({ labels }: Canvas, { figures }: Table) =>
  figures.map((key) => [...new Set(labels(key))]);

/** The widths of the columns of figures, so that those of several tables are aligned. */
export function figureWidths(canvas: Canvas, tables: readonly Table[]): number[] {
  const { set } = canvas;
  const widths = tables.map((table) =>
    headsOf(canvas, table).map((head, column) =>
      Math.max(
        ...head.map((label) => set.measure(label, styles.label)),
        ...table.rows.map(({ figures }) => set.measure(figures[column]!, style)),
      ),
    ),
  );
  return [0, 1, 2].map((column) => Math.max(...widths.map((one) => one[column]!)));
}

/**
 * A table of lines; its head is repeated on every page, and a row is not split unless it is longer
 * than a page. On a bilingual document the names are in two columns, and heads of figures in two
 * lines. `widths`: of its columns of figures; the names have the rest. `below`: the height that
 * stays on the page of the last row.
 */
export function writeTable(
  canvas: Canvas,
  table: Table,
  { widths, below }: { widths: readonly number[]; below: number },
): void {
  const { sheets, set, labels, languages } = canvas;
  const { name, rows } = table;
  const heads = headsOf(canvas, table);
  const right = sheets.right - indent;
  const ends = [right - widths[2]! - gap - widths[1]! - gap, right - widths[2]! - gap, right];
  const left = sheets.left + indent;
  const { width, lefts } = placesOf(
    rows[0]!.columns.length,
    left,
    ends[0]! - widths[0]! - gap - left,
  );
  const written = rows.map(({ columns, figures, facts }) => {
    const lines = columns.map((column, place) => [
      ...linesOf(canvas, column, width),
      ...factLines(canvas, facts?.(place), width),
    ]);
    return { columns, figures, lines, height: Math.max(...lines.map(heightOf)) + 2 * air };
  });
  const headHeight = headAir + Math.max(...heads.map(({ length }) => length)) * styles.label.lead;

  const element = sheets.element("Table");
  /** The current row; undefined where a page begins with the repeated head. */
  let row: Tag | undefined;
  const nextRow = () => {
    row = sheets.as(element, () => sheets.element("TR"));
  };
  const cellTag = (role: "TH" | "TD", language?: Language): Tag | undefined =>
    row && sheets.as(row, () => sheets.element(role, { language }));
  const cell = (role: "TH" | "TD", write: () => void, language?: Language) =>
    sheets.as(cellTag(role, language), write);

  const writeHead = () => {
    sheets.put({
      kind: "fill",
      x: sheets.left,
      y: sheets.y,
      width: sheets.width,
      height: headHeight,
      color: "steel",
    });
    const y = sheets.y + headAir / 2 + baseline(styles.label);
    for (const [column, label] of labels(name).entries())
      cell("TH", () => set.at(lefts[column]!, y, label, styles.label), languages[column]);
    for (const [column, head] of heads.entries())
      cell("TH", () => {
        for (const [at, label] of head.entries())
          set.endingAt(ends[column]!, y + at * styles.label.lead, label, styles.label);
      });
    sheets.y += headHeight;
  };

  const heights = written.map(({ height }) => height);
  const isLast = (at: number) => at === rows.length - 1;
  /** The height that must fit on the page of a row after `before` points, if a page holds that. */
  const kept = (at: number, before: number) => {
    const height = before + heights[at]!;
    const together = isLast(at) ? height + below : height;
    return [together, height].find((one) => sheets.holds(one)) ?? before + style.lead + 2 * air;
  };
  // The head is never alone: the first row is on its page.
  sheets.need(kept(0, above + headHeight));
  sheets.y += above;
  nextRow();
  writeHead();
  sheets.head = () => {
    const current = row;
    row = undefined;
    writeHead();
    row = current;
  };
  for (const [at, { columns, figures, lines }] of written.entries()) {
    sheets.need(kept(at, 0));
    sheets.y += air;
    const y = sheets.y + baseline(style);
    // The figures are on the first line of the name; in reading order they follow it.
    nextRow();
    const tags = columns.map((_, place) => cellTag("TD", languages[place])!);
    const [first] = lines[0]!;
    if (first)
      sheets.as(tags[0], () =>
        set.at(left, sheets.y + baseline(first.style), first.text, first.style),
      );
    for (const [column, figure] of figures.entries())
      cell("TD", () => set.endingAt(ends[column]!, y, figure, style));
    flowColumns(canvas, lines, { lefts, tags, written: first ? 1 : 0 });
    sheets.y += air;
    set.rule(sheets.left, sheets.right, 0.5, "line");
  }
  sheets.head = undefined;
}

const heightOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + line.style.lead, 0);

const factLines = ({ set }: Canvas, facts: string | undefined, width: number): Line[] =>
  facts ? set.lines(facts, width, styles.fine).map((text) => ({ text, style: styles.fine })) : [];
