import { useWords } from "#app/ui/words.ts";
import { type Currency, type Decimals, formatMoney, formatPercent } from "#app/values/money.ts";
import { sumLabel } from "./price/sum-label.ts";
import type { Sum } from "./price/sums.ts";

/** What a row above the total of a quote is called. */
export function useSumLabel(currency: Currency, decimals: Decimals) {
  const { t, language } = useWords();
  return (sum: Sum): string =>
    sumLabel(sum, {
      language,
      t,
      percent: (rate) => formatPercent(rate, currency, language),
      money: (cents) => formatMoney(cents, currency, language, decimals),
    });
}
