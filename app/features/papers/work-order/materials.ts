import type { Column } from "#app/features/papers/paper-texts.ts";
import type { WorkOrderQuote } from "#app/features/papers/work-order.ts";
import { piecesOf } from "#app/features/quotes/quantity.ts";
import { styles } from "#app/platform/paper/marks.ts";
import type { Tag } from "#app/platform/paper/tags.ts";
import type { Language } from "#app/values/language.ts";
import type { Canvas } from "./canvas.ts";
import { flowColumns, type Line, linesOf, placesOf } from "./columns.ts";
import { baseline } from "./setter.ts";
import { closingHeight } from "./totals.ts";

const gap = 14;
const headAir = 6;
const air = 3.5;
const indent = 6;
const style = styles.body;

/**
 * The table of materials; its head comes again on every page, a row keeps together unless it is
 * longer than a page. On a bilingual paper the names stand in two columns, and heads of figures in
 * two lines.
 */
export function writeMaterials(
  canvas: Canvas,
  { materials }: WorkOrderQuote,
  names: readonly (readonly Column[])[],
): void {
  const { sheets, set, labels, languages, money } = canvas;
  const heads = (["paper:quantity", "paper:unitPrice", "paper:lineTotal"] as const).map((key) => [
    ...new Set(labels(key)),
  ]);
  const rows = materials.map(({ quantity, unitPrice, totalPrice }, at) => ({
    columns: names[at]!,
    figures: [String(piecesOf(quantity)), money(unitPrice), money(totalPrice)],
  }));
  // Columns of figures are as wide as their widest figure; the names have the rest.
  const widths = heads.map((head, column) =>
    Math.max(
      ...head.map((label) => set.measure(label, styles.label)),
      ...rows.map(({ figures }) => set.measure(figures[column]!, style)),
    ),
  );
  const right = sheets.right - indent;
  const ends = [right - widths[2]! - gap - widths[1]! - gap, right - widths[2]! - gap, right];
  const left = sheets.left + indent;
  const { width, lefts } = placesOf(
    rows[0]!.columns.length,
    left,
    ends[0]! - widths[0]! - gap - left,
  );
  const headHeight = headAir + Math.max(...heads.map(({ length }) => length)) * styles.label.lead;

  const table = sheets.element("Table");
  /** The row that is written; undefined where a page begins with the head once more. */
  let row: Tag | undefined;
  const nextRow = () => {
    row = sheets.as(table, () => sheets.element("TR"));
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
    for (const [column, label] of labels("paper:material").entries())
      cell("TH", () => set.at(lefts[column]!, y, label, styles.label), languages[column]);
    for (const [column, head] of heads.entries())
      cell("TH", () => {
        for (const [at, label] of head.entries())
          set.endingAt(ends[column]!, y + at * styles.label.lead, label, styles.label);
      });
    sheets.y += headHeight;
  };

  sheets.need(12 + headHeight + 2 * style.lead);
  sheets.y += 12;
  nextRow();
  writeHead();
  sheets.head = () => {
    const current = row;
    row = undefined;
    writeHead();
    row = current;
  };
  for (const [at, { columns, figures }] of rows.entries()) {
    const lines = columns.map((column, place) => linesOf(canvas, column, { at: place, width }));
    const height = Math.max(...lines.map(heightOf)) + 2 * air;
    // The last row goes with the totals, so that they never stand on a page without a table.
    const together = at === rows.length - 1 ? height + closingHeight : height;
    sheets.need([together, height].find((one) => sheets.holds(one)) ?? style.lead + 2 * air);
    sheets.y += air;
    const y = sheets.y + baseline(style);
    // The figures stand beside the first line of the name; in reading order they follow it.
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
