import type { WorkOrderQuote } from "#app/features/papers/work-order.ts";
import { chargedSums, sumLabel } from "#app/features/quotes/price/sums.ts";
import { type Cents, formatPercent } from "#app/values/money.ts";
import type { Canvas } from "./canvas.ts";
import type { SumRow } from "./totals.ts";

/** What all quotes of a paper come to: labor, parts, each tax and what else is charged, together. */
export function allSums(canvas: Canvas, quotes: readonly WorkOrderQuote[]): SumRow[] {
  const { t, money } = canvas;
  const { language } = canvas;
  const percent = (rate: number) => formatPercent(rate, quotes[0]!.currency, language);
  const sums = quotes.flatMap((quote) => chargedSums(quote, quote.terms));
  const order = ["laborCost", "partsCost", "supplies", "discount", "exempt", "net"];
  const amounts = new Map<string, Cents>();
  const hasNet = sums.some(({ kind }) => kind === "net");
  const add = (name: string, amount: Cents) => amounts.set(name, (amounts.get(name) ?? 0) + amount);
  for (const kind of order) {
    if (kind === "net" && hasNet)
      for (const { totalAmount, taxAmount } of quotes)
        add(t("quotes:sums.net"), totalAmount - taxAmount);
    else
      for (const sum of sums)
        if (sum.kind === kind && kind !== "net")
          add(
            sumLabel(sum.kind === "discount" ? { ...sum, of: undefined } : sum, {
              language,
              t,
              money,
              percent,
            }),
            sum.amount,
          );
  }
  for (const sum of sums)
    if (!order.includes(sum.kind)) add(sumLabel(sum, { language, t, money, percent }), sum.amount);
  return [...amounts].map(([name, amount]) => [name, money(amount)] as const);
}
