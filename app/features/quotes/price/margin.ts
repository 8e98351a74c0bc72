import type { Cents } from "#app/values/money.ts";
import { type Millionths, type Terms, wholeRate } from "./terms.ts";

/**
 * Rest of a part's price, net of included taxes, after its cost; undefined where the price is 0.
 * Discounts are not deducted.
 */
export function marginOf(
  { unitPrice, cost }: { unitPrice: Cents; cost: Cents },
  terms: Terms | null,
): Millionths | undefined {
  if (unitPrice === 0) return undefined;
  const taxes = terms?.prices === "inclusive" ? terms.taxes : [];
  const inside = taxes
    .filter(({ on }) => on.includes("parts"))
    .reduce((sum, { rate }) => sum + rate, 0);
  // Ratio of the price to its net amount.
  const times =
    terms?.taxOf === "price" ? wholeRate / (wholeRate - inside) : (wholeRate + inside) / wholeRate;
  return Math.round(wholeRate - (cost / unitPrice) * times * wholeRate);
}
