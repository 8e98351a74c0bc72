import type { WorkOrder } from "#app/features/papers/work-order.ts";
import { chargedSums, sumLabel } from "#app/features/quotes/price/sums.ts";
import { type Style, styles } from "#app/platform/paper/marks.ts";
import { type Cents, formatNumber, formatPercent } from "#app/values/money.ts";
import type { WordKey } from "#app/values/word-key.ts";
import type { Canvas } from "./canvas.ts";
import { baseline } from "./setter.ts";

const rowHeight = 15;
const totalHeight = 28;
const above = 8;
const totalLabel: Style = { ...styles.label, size: 10, color: "ink" };

/** A name and its amount. */
export type SumRow = readonly [string, string];

/** Sums and their total. `isPart`: the total is a subtotal, not the amount of the document. */
export type Sums = { rows: readonly SumRow[]; total: SumRow; isPart?: boolean };

/** The room for sums. */
export const heightOfSums = ({ rows }: Sums): number =>
  above + rows.length * rowHeight + 4 + totalHeight;

/** The layout of a quote's sums on a document. */
export type QuoteSums = {
  /** Whether hours and rate are printed above the cost, as on a work order. */
  hasHours: boolean;
  /** The label of its total, and whether further sums follow below it. */
  total: WordKey;
  isPart: boolean;
  /**
   * For one of several quotes: its whole price, or its lines where the document sums up the rest.
   */
  each: "price" | "lines";
};

/** Labor, parts and the total of a quote. `number`: of one of several. */
export function sumsOfQuote(
  canvas: Canvas,
  { quote, language }: WorkOrder,
  { hasHours, total, isPart, each, number }: QuoteSums & { number: number | undefined },
): Sums {
  const { t, money } = canvas;
  const { currency, laborHours, laborRate } = quote;
  const words = {
    language,
    t,
    money,
    percent: (rate: number) => formatPercent(rate, currency, language),
  };
  const rows: SumRow[] = [
    ...(hasHours && laborHours > 0
      ? [
          [t("papers:laborHours"), formatNumber(laborHours, currency, language)] as const,
          [t("papers:laborRate"), money(laborRate)] as const,
        ]
      : []),
    ...chargedSums(quote, quote.terms).map(
      (sum) => [sumLabel(sum, words), money(sum.amount)] as const,
    ),
  ];
  if (number === undefined)
    return totalSums(canvas, { rows, name: total, isPart }, quote.totalAmount);
  if (each === "price")
    return {
      rows,
      isPart: true,
      total: [t("papers:totalOf", { number }), money(quote.totalAmount)],
    };
  const lines = quote.laborCost + quote.partsCost;
  return { rows: [], total: [t("papers:linesOf", { number }), money(lines)], isPart: true };
}

/**
 * Sums with the total of a document: in capitals where it is the last sum. `least`: where the total
 * depends on the customer's choice.
 */
export const totalSums = (
  { t, label, money }: Canvas,
  { rows, name, isPart }: { rows: readonly SumRow[]; name: WordKey; isPart: boolean },
  total: Cents,
  least = total,
): Sums => {
  const amount =
    least === total
      ? money(total)
      : t("approval:range", { least: money(least), most: money(total) });
  return { rows, isPart, total: [isPart ? t(name) : label(name), amount] };
};

/** Writes sums at the right, with `below` right under them on the page where they end. */
export function writeSums(
  { sheets, set }: Canvas,
  sums: Sums,
  { below = 0 }: { below?: number } = {},
): void {
  const { rows, total, isPart = false } = sums;
  const [ofTotal, totalStyle] = isPart
    ? [styles.strong, styles.strong]
    : [totalLabel, styles.total];
  const gap = 24;
  const indent = 6;
  const width = Math.max(
    220,
    ...rows.map(
      ([name, value]) => set.measure(name, styles.body) + gap + set.measure(value, styles.body),
    ),
    set.measure(total[0], ofTotal) + gap + set.measure(total[1], totalStyle),
  );
  const right = sheets.right - indent;
  const left = right - width;

  const own = heightOfSums(sums);
  // Sums taller than a page continue on the next.
  sheets.need([own + below, own].find((height) => sheets.holds(height)) ?? rowHeight);
  sheets.y += above;
  const soft: Style = { ...styles.body, color: "soft" };
  // A name and its value are one paragraph: quicker to hear than a table.
  const row = (y: number, [name, value]: SumRow, looks: [Style, Style]) =>
    sheets.within("P", () => {
      set.at(left, y, name, looks[0]);
      set.endingAt(right, y, value, looks[1]);
    });
  for (const line of rows) {
    sheets.need(rowHeight);
    const y = sheets.y + (rowHeight - styles.body.lead) / 2 + baseline(styles.body);
    row(y, line, [soft, styles.body]);
    sheets.y += rowHeight;
  }
  sheets.need(4 + totalHeight);
  sheets.y += 4;
  set.rule(left - indent, sheets.right, isPart ? 0.8 : 2, "ink");
  row(sheets.y + 6 + baseline(totalStyle), total, [ofTotal, totalStyle]);
  sheets.y += totalHeight;
}
