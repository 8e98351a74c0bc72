import type { Column } from "#app/features/papers/paper-texts.ts";
import type { WorkOrder } from "#app/features/papers/work-order.ts";
import { baseLabor } from "#app/features/quotes/price/base-labor.ts";
import { isUnit, shownQuantity } from "#app/features/quotes/quantity.ts";
import { styles } from "#app/platform/paper/marks.ts";
import type { Tag } from "#app/platform/paper/tags.ts";
import type { Language } from "#app/values/language.ts";
import type { WordKey } from "#app/values/word-key.ts";
import type { Canvas } from "./canvas.ts";
import { flowColumns, type Line, linesOf, placesOf } from "./columns.ts";
import { baseline } from "./setter.ts";
import { closingHeight } from "./totals.ts";

const gap = 14;
const headAir = 6;
const air = 3.5;
const indent = 6;
const style = styles.body;

type Row = {
  columns: readonly Column[];
  figures: readonly string[];
  /** What is said under the name, in each language. */
  facts?: (column: number) => string;
};

type Head = { name: WordKey; figures: readonly WordKey[] };

type Names = readonly (readonly Column[])[];

/** The table of materials. `below`: what stands right under the sums. */
export function writeMaterials(
  canvas: Canvas,
  { quote, language }: WorkOrder,
  names: Names,
  below: number,
): void {
  const { money, t, tOf } = canvas;
  const rows = quote.materials.map((material, at): Row => {
    const { unit, partNumber, condition } = material;
    const quantity = shownQuantity(material.quantity, quote.currency, language);
    return {
      columns: names[at]!,
      figures: [
        isUnit(unit) ? `${quantity} ${t(`quotes:units.${unit}`)}` : quantity,
        money(material.unitPrice),
        money(material.totalPrice),
      ],
      facts: (column) =>
        [partNumber, condition && tOf(column, `quotes:conditions.${condition}`)]
          .filter(Boolean)
          .join(" \u00b7 "),
    };
  });
  const figures = ["paper:quantity", "paper:unitPrice", "paper:lineTotal"] as const;
  writeTable(canvas, { name: "paper:material", figures }, rows, {
    // The last row goes with the totals, so that they never stand on a page without a table.
    below: hasLabor(quote) ? 0 : closingHeight(quote) + below,
  });
}

/** Whether a quote has a table of labor. */
export const hasLabor = ({ labor, laborHours }: WorkOrder["quote"]): boolean =>
  laborHours > 0 || labor.length > 0;

/** The table of labor: the hours of the quote, then its further lines. `below`: as with materials. */
export function writeLabor(
  canvas: Canvas,
  { quote, language }: WorkOrder,
  names: Names,
  below: number,
): void {
  const { money, tOf } = canvas;
  const base = baseLabor(quote);
  const ofBase = Array.from({ length: canvas.columns }, (_, column) => ({
    text: tOf(column, "paper:baseLabor"),
    note: null,
  }));
  const lines = [
    ...(base ? [{ ...base, columns: ofBase }] : []),
    ...quote.labor.map((line, at) => ({ ...line, columns: names[at]! })),
  ];
  const rows = lines.map(
    ({ quantity, unitPrice, totalPrice, columns }): Row => ({
      columns,
      figures: [
        shownQuantity(quantity, quote.currency, language),
        money(unitPrice),
        money(totalPrice),
      ],
    }),
  );
  const figures = ["paper:hours", "paper:laborRate", "paper:lineTotal"] as const;
  writeTable(canvas, { name: "paper:labor", figures }, rows, {
    below: closingHeight(quote) + below,
  });
}

/**
 * A table of lines; its head comes again on every page, a row keeps together unless it is longer
 * than a page. On a bilingual paper the names stand in two columns, and heads of figures in two
 * lines. `below`: what the last row keeps together with.
 */
function writeTable(
  canvas: Canvas,
  { name, figures: figureKeys }: Head,
  rows: readonly Row[],
  { below }: { below: number },
): void {
  const { sheets, set, labels, languages } = canvas;
  const heads = figureKeys.map((key) => [...new Set(labels(key))]);
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
  const written = rows.map(({ columns, figures, facts }) => {
    const lines = columns.map((column, place) => [
      ...linesOf(canvas, column, width),
      ...factLines(canvas, facts?.(place), width),
    ]);
    return { columns, figures, lines, height: Math.max(...lines.map(heightOf)) + 2 * air };
  });
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
  /** What is kept on the page of a row that comes after so much, if a page holds that. */
  const kept = (at: number, before: number) => {
    const height = before + heights[at]!;
    const together = isLast(at) ? height + below : height;
    return [together, height].find((one) => sheets.holds(one)) ?? before + style.lead + 2 * air;
  };
  // The head never stands alone: the first row is on its page.
  sheets.need(kept(0, 12 + headHeight));
  sheets.y += 12;
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

const factLines = ({ set }: Canvas, facts: string | undefined, width: number): Line[] =>
  facts ? set.lines(facts, width, styles.fine).map((text) => ({ text, style: styles.fine })) : [];
