import type { WorkOrderQuote } from "#app/features/papers/work-order.ts";
import { piecesOf } from "#app/features/quotes/quantity.ts";
import { styles } from "#app/platform/paper/marks.ts";
import type { Canvas } from "./canvas.ts";
import { baseline } from "./setter.ts";
import { closingHeight } from "./totals.ts";

const gap = 14;
const headHeight = 17;
const air = 3.5;
const indent = 6;
const style = styles.body;

/**
 * The table of materials; its head comes again on every page, a row keeps together unless it is
 * longer than a page.
 */
export function writeMaterials(canvas: Canvas, { materials }: WorkOrderQuote): void {
  const { sheets, set, label, money } = canvas;
  const names = [label("paper:quantity"), label("paper:unitPrice"), label("paper:lineTotal")];
  const rows = materials.map(({ name, quantity, unitPrice, totalPrice }) => ({
    name,
    figures: [String(piecesOf(quantity)), money(unitPrice), money(totalPrice)],
  }));
  // Columns of figures are as wide as their widest figure; the names have the rest.
  const widths = names.map((head, column) =>
    Math.max(
      set.measure(head, styles.label),
      ...rows.map(({ figures }) => set.measure(figures[column]!, style)),
    ),
  );
  const right = sheets.right - indent;
  const ends = [right - widths[2]! - gap - widths[1]! - gap, right - widths[2]! - gap, right];
  const nameWidth = ends[0]! - widths[0]! - gap - sheets.left - indent;

  const writeHead = () => {
    sheets.put({
      kind: "fill",
      x: sheets.left,
      y: sheets.y,
      width: sheets.width,
      height: headHeight,
      color: "steel",
    });
    const y = sheets.y + (headHeight - styles.label.lead) / 2 + baseline(styles.label);
    set.at(sheets.left + indent, y, label("paper:material"), styles.label);
    for (const [column, head] of names.entries())
      set.endingAt(ends[column]!, y, head, styles.label);
    sheets.y += headHeight;
  };

  sheets.need(12 + headHeight + 2 * style.lead);
  sheets.y += 12;
  writeHead();
  sheets.head = writeHead;
  for (const [at, { name, figures }] of rows.entries()) {
    const lines = set.lines(name, nameWidth, style);
    const height = lines.length * style.lead + 2 * air;
    // The last row goes with the totals, so that they never stand on a page without a table.
    const together = at === rows.length - 1 ? height + closingHeight : height;
    sheets.need([together, height].find((one) => sheets.holds(one)) ?? style.lead + 2 * air);
    sheets.y += air;
    const y = sheets.y + baseline(style);
    // The figures stand beside the first line of the name; in reading order they follow it.
    const [first = "", ...more] = lines;
    set.at(sheets.left + indent, y, first, style);
    for (const [column, figure] of figures.entries()) set.endingAt(ends[column]!, y, figure, style);
    sheets.y += style.lead;
    set.flow(more, sheets.left + indent, style);
    sheets.y += air;
    set.rule(sheets.left, sheets.right, 0.5, "line");
  }
  sheets.head = undefined;
}
