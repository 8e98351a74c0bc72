import type { Language } from "#app/values/language.ts";
import type { Cents } from "#app/values/money.ts";
import type { WordKey } from "#app/values/word-key.ts";
import type { Sum } from "./sums.ts";
import type { Millionths } from "./terms.ts";

/** How a reader is told things: sentences, percentages and amounts. */
type SumWords = {
  /** In which a tax is named, where the shop has said its name in it. */
  language?: Language;
  t: (key: WordKey, params?: Record<string, string | number>) => string;
  percent: (rate: Millionths) => string;
  money: (cents: Cents) => string;
};

/** What a row above the total of a quote is called, on every page and document. */
export function sumLabel(sum: Sum, words: SumWords): string {
  const { language, t, percent } = words;
  switch (sum.kind) {
    case "tax":
    case "taxIncluded": {
      const { names: other, rate } = sum;
      const name = (language && other?.[language]) || sum.name;
      // Of what was sent before rates were frozen.
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
