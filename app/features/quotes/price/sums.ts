import type { Language } from "#app/values/language.ts";
import type { Cents } from "#app/values/money.ts";
import type { WordKey } from "#app/values/word-key.ts";
import type { Amounts } from "./document.ts";
import type { Discount, Millionths, TaxNames, Terms } from "./terms.ts";

/** A row above the total of a quote. Together the rows add up to it. */
export type Sum = { amount: Cents } & (
  | { kind: "laborCost" | "partsCost" | "supplies" | "net" }
  /** `cut`: the discount exceeds the amount it applies to. */
  | { kind: "discount"; of?: Discount | undefined; cut?: boolean | undefined }
  | {
      kind: "tax" | "taxIncluded";
      name: string;
      names?: TaxNames | undefined;
      rate?: Millionths | undefined;
    }
  | { kind: "exempt"; number: string }
);

/**
 * Rows above the total on pages and documents: labor and parts always, others where they are
 * charged. Without terms these are the rows of the specification.
 */
export function sumsOf(amounts: Amounts, terms: Terms | null | undefined): Sum[] {
  const { laborCost, partsCost, suppliesAmount, discountAmount, taxAmount, totalAmount } = amounts;
  const on = {
    parts: partsCost,
    labor: laborCost,
    all: partsCost + laborCost + suppliesAmount,
  };
  const sums: Sum[] = [
    { kind: "laborCost", amount: laborCost },
    { kind: "partsCost", amount: partsCost },
  ];
  if (suppliesAmount > 0) sums.push({ kind: "supplies", amount: suppliesAmount });
  if (discountAmount > 0) {
    const of = terms?.discount ?? undefined;
    const cut = of && "amount" in of && discountAmount < of.amount && discountAmount === on[of.on];
    sums.push({ kind: "discount", of, cut, amount: -discountAmount });
  }
  if (!terms || terms.taxes.length === 0) return sums;
  const included = terms.prices === "inclusive";
  if (terms.exempt !== null) {
    // Included taxes that an exempt customer does not pay.
    const before = laborCost + partsCost + suppliesAmount - discountAmount;
    return [...sums, { kind: "exempt", number: terms.exempt, amount: totalAmount - before }];
  }
  sums.push({ kind: "net", amount: totalAmount - taxAmount });
  for (const [at, { name, names, rate }] of terms.taxes.entries())
    sums.push({
      kind: included ? "taxIncluded" : "tax",
      name,
      ...(names && { names }),
      rate,
      amount: amounts.taxAmounts[at] ?? 0,
    });
  return sums;
}

/** Rows without labor or parts of zero, as documents list them. */
export const chargedSums = (amounts: Amounts, terms: Terms | null | undefined): Sum[] =>
  sumsOf(amounts, terms).filter(
    ({ kind, amount }) => amount !== 0 || (kind !== "laborCost" && kind !== "partsCost"),
  );

/** Functions that format sentences, percentages and amounts. */
type SumWords = {
  /** Language in which a tax is named, where the shop has entered its name. */
  language?: Language;
  t: (key: WordKey, params?: Record<string, string | number>) => string;
  percent: (rate: Millionths) => string;
  money: (cents: Cents) => string;
};

/** Label of a row above the total of a quote, on every page and document. */
export function sumLabel(sum: Sum, words: SumWords): string {
  const { language, t, percent } = words;
  switch (sum.kind) {
    case "tax":
    case "taxIncluded": {
      const { names: other, rate } = sum;
      const name = (language && other?.[language]) || sum.name;
      // Undefined on quotes sent before rates were frozen.
      const said = rate === undefined ? "" : percent(rate);
      const label = sum.kind === "tax" ? "quotes:sums.tax" : "quotes:sums.taxIncluded";
      return t(label, { name, percent: said }).replace(/ {2,}/, " ").trim();
    }
    case "exempt":
      return t("quotes:sums.exempt", { number: sum.number });
    case "discount":
      return discountLabel(sum, words);
    default:
      return t(names[sum.kind]);
  }
}

const names = {
  laborCost: "quotes:laborCost",
  partsCost: "quotes:partsCost",
  supplies: "quotes:sums.supplies",
  net: "quotes:sums.net",
} as const;

function discountLabel(
  { of, cut }: Extract<Sum, { kind: "discount" }>,
  { t, percent, money }: SumWords,
): string {
  if (!of) return t("quotes:sums.discount");
  if ("rate" in of) return t(`quotes:sums.discountRate.${of.on}`, { percent: percent(of.rate) });
  return cut
    ? t(`quotes:sums.discountCut.${of.on}`, { amount: money(of.amount) })
    : t(`quotes:sums.discountOn.${of.on}`);
}
