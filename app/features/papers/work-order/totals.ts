import type { WorkOrder, WorkOrderQuote } from "#app/features/papers/work-order.ts";
import { sumLabel } from "#app/features/quotes/price/sum-label.ts";
import { chargedSums } from "#app/features/quotes/price/sums.ts";
import { type Style, styles } from "#app/platform/paper/marks.ts";
import { formatNumber, formatPercent } from "#app/values/money.ts";
import type { Canvas } from "./canvas.ts";
import { baseline } from "./setter.ts";

const rowHeight = 16;
const totalHeight = 30;
export const signatureHeight = 64;
const totalLabel: Style = { ...styles.label, size: 10, color: "ink" };

/** The room for the sums of a quote: the rows and the total. */
export const closingHeight = (quote: WorkOrderQuote): number =>
  14 +
  (chargedSums(quote, quote.terms).length + (quote.laborHours > 0 ? 2 : 0)) * rowHeight +
  totalHeight;

/** A name and its amount. */
type SumRow = readonly [string, string];

/** Labor, parts and the total, bottom right; on one page, with `below` right under them. */
export function writeTotals(canvas: Canvas, { quote, language }: WorkOrder, below: number): void {
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
          sumLabel(sum, { t, money, percent: (rate) => formatPercent(rate, currency, language) }),
          money(sum.amount),
        ] as const,
    ),
  ];
  const total = [label("paper:total"), money(quote.totalAmount)] as const;
  writeSums(canvas, { rows, total, height: closingHeight(quote) + below });
}

/**
 * Sums at the right, the last one large under a heavy rule. `height`: what stays together on one
 * page with what follows; their own where it is left out.
 */
export function writeSums(
  { sheets, set }: Canvas,
  { rows, total, height }: { rows: readonly SumRow[]; total: SumRow; height?: number },
): void {
  const gap = 24;
  const indent = 6;
  const width = Math.max(
    220,
    ...rows.map(
      ([name, value]) => set.measure(name, styles.body) + gap + set.measure(value, styles.body),
    ),
    set.measure(total[0], totalLabel) + gap + set.measure(total[1], styles.total),
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
  set.rule(left - indent, sheets.right, 2, "ink");
  row(sheets.y + 6 + baseline(styles.total), total, [totalLabel, styles.total]);
  sheets.y += totalHeight;
}

/**
 * The line on which the customer signs, and one for the day. At the foot of a page there may be a
 * little less room above it.
 */
export function writeSignature({ sheets, set, t }: Canvas): void {
  sheets.need(signatureHeight - 16);
  sheets.y += Math.min(48, sheets.bottom - sheets.y - 16);
  const split = sheets.left + sheets.width * 0.6;
  const dayLeft = split + 24;
  set.rule(sheets.left, split, 0.8, "ink");
  set.rule(dayLeft, sheets.right, 0.8, "ink");
  const y = sheets.y + 3 + baseline(styles.fine);
  sheets.within("P", () => set.at(sheets.left, y, t("paper:signature"), styles.fine));
  sheets.within("P", () => set.at(dayLeft, y, t("paper:signedOn"), styles.fine));
  sheets.y += 16;
}
