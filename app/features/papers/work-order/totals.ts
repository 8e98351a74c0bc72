import type { WorkOrder, WorkOrderQuote } from "#app/features/papers/work-order.ts";
import { sumLabel } from "#app/features/quotes/price/sum-label.ts";
import { chargedSums } from "#app/features/quotes/price/sums.ts";
import { type Style, styles } from "#app/platform/paper/marks.ts";
import { formatNumber, formatPercent } from "#app/values/money.ts";
import type { Canvas } from "./canvas.ts";
import { baseline } from "./setter.ts";

const rowHeight = 16;
const totalHeight = 30;
const totalLabel: Style = { ...styles.label, size: 10, color: "ink" };

/** The room for the sums of a quote: the rows and the total. */
export const closingHeight = (quote: WorkOrderQuote): number =>
  14 +
  (chargedSums(quote, quote.terms).length + (quote.laborHours > 0 ? 2 : 0)) * rowHeight +
  totalHeight;

/** A name and its amount. */
export type SumRow = readonly [string, string];

/**
 * Labor, parts and the total, bottom right; on one page, with `below` right under them. `number`: of
 * a quote that is one of several, whose total is not the paper's.
 */
export function writeTotals(
  canvas: Canvas,
  { quote, language }: WorkOrder,
  { below, number }: { below: number; number: number | undefined },
): void {
  const { t, label, money } = canvas;
  const { currency } = quote;
  const rows: SumRow[] = [
    ...(quote.laborHours > 0
      ? [
          [t("paper:laborHours"), formatNumber(quote.laborHours, currency, language)] as const,
          [t("paper:laborRate"), money(quote.laborRate)] as const,
        ]
      : []),
    ...chargedSums(quote, quote.terms).map(
      (sum) =>
        [
          sumLabel(sum, {
            language,
            t,
            money,
            percent: (rate) => formatPercent(rate, currency, language),
          }),
          money(sum.amount),
        ] as const,
    ),
  ];
  const name = number === undefined ? label("paper:total") : t("paper:totalOf", { number });
  writeSums(canvas, {
    rows,
    total: [name, money(quote.totalAmount)],
    isPart: number !== undefined,
    height: closingHeight(quote) + below,
  });
}

/**
 * Sums at the right, the last one large under a heavy rule, or as others are where it is a part of
 * another one (`isPart`). `height`: what stays together on one
 * page with what follows; their own where it is left out.
 */
export function writeSums(
  { sheets, set }: Canvas,
  {
    rows,
    total,
    isPart = false,
    height,
  }: { rows: readonly SumRow[]; total: SumRow; isPart?: boolean; height?: number },
): void {
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

  const own = 14 + rows.length * rowHeight + totalHeight;
  // Sums that no page holds go on over several.
  sheets.need(height ?? (sheets.holds(own) ? own : rowHeight));
  sheets.y += 10;
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
