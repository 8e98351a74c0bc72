import { useWords } from "#app/ui/words.ts";
import { type Currency, formatPercent } from "#app/values/money.ts";
import type { Sum } from "./price/sums.ts";

/** What a row above the total of a quote is called. */
export function useSumLabel(currency: Currency) {
  const { t, language } = useWords();
  return (sum: Sum): string => {
    if ("rate" in sum) {
      const { name } = sum;
      const percent = formatPercent(sum.rate, currency, language);
      return sum.kind === "tax"
        ? t("quotes:sums.tax", { name, percent })
        : t("quotes:sums.taxIncluded", { name, percent });
    }
    if (sum.kind === "exempt") return t("quotes:sums.exempt", { number: sum.number });
    return t(sumNames[sum.kind]);
  };
}

const sumNames = {
  laborCost: "quotes:laborCost",
  partsCost: "quotes:partsCost",
  supplies: "quotes:sums.supplies",
  discount: "quotes:sums.discount",
  net: "quotes:sums.net",
} as const;
