import type { Cents } from "#app/values/money.ts";
import type { Amounts } from "./document.ts";
import type { Millionths, Terms } from "./terms.ts";

/** A row above the total of a quote. Together the rows explain it. */
export type Sum = { amount: Cents } & (
  | { kind: "laborCost" | "partsCost" | "supplies" | "discount" | "net" }
  | { kind: "tax" | "taxIncluded"; name: string; rate: Millionths }
  | { kind: "exempt"; number: string }
);

/**
 * What page and paper list above the total: labor and parts always, the rest where it is charged.
 * Without terms these are the rows of the specification.
 */
export function sumsOf(amounts: Amounts, terms: Terms | null | undefined): Sum[] {
  const { laborCost, partsCost, suppliesAmount, discountAmount, taxAmount, totalAmount } = amounts;
  const sums: Sum[] = [
    { kind: "laborCost", amount: laborCost },
    { kind: "partsCost", amount: partsCost },
  ];
  if (suppliesAmount > 0) sums.push({ kind: "supplies", amount: suppliesAmount });
  if (discountAmount > 0) sums.push({ kind: "discount", amount: -discountAmount });
  if (!terms || terms.taxes.length === 0) return sums;
  const included = terms.prices === "inclusive";
  if (terms.exempt !== null) {
    // What prices contained and an exempt customer does not pay.
    const before = laborCost + partsCost + suppliesAmount - discountAmount;
    return [...sums, { kind: "exempt", number: terms.exempt, amount: totalAmount - before }];
  }
  sums.push({ kind: "net", amount: totalAmount - taxAmount });
  for (const [at, { name, rate }] of terms.taxes.entries())
    sums.push({
      kind: included ? "taxIncluded" : "tax",
      ...{ name, rate, amount: amounts.taxAmounts[at] ?? 0 },
    });
  return sums;
}
