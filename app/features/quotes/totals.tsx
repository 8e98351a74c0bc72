import { useWords } from "#app/ui/words.ts";
import {
  type Cents,
  type Currency,
  type Decimals,
  formatMoney,
  formatPercent,
} from "#app/values/money.ts";
import type { Amounts } from "./price/document.ts";
import { chargedSums, type Sum, sumLabel, sumsOf } from "./price/sums.ts";
import type { Terms } from "./price/terms.ts";

type Props = Amounts & {
  terms?: Terms | null;
  currency: Currency;
  decimals: Decimals;
  live?: boolean;
  /** Whether the sums are known yet. */
  isKnown?: boolean;
};

/** The sums at the foot of a quote, bottom right. `live` announces the total as it changes. */
export function Totals({ terms, currency, decimals, live, isKnown = true, ...amounts }: Props) {
  const { t, language } = useWords();
  const labelOf = useSumLabel(currency, decimals);
  const money = (cents: Cents) =>
    isKnown ? formatMoney(cents, currency, language, decimals) : "\u2013";
  const row = "flex items-baseline justify-between gap-6";
  const total = money(amounts.totalAmount);
  return (
    <dl className="figures ml-auto grid w-full max-w-sm gap-1 text-right text-lg">
      {(live ? sumsOf : chargedSums)(amounts, terms).map((sum) => (
        <div key={labelOf(sum)} className={row}>
          <dt className="label text-left text-base text-ink-soft wrap-anywhere">{labelOf(sum)}</dt>
          <dd>{money(sum.amount)}</dd>
        </div>
      ))}
      <div className={`${row} border-t-2 border-ink pt-2`}>
        <dt className="label text-left text-lg">{t("quotes:total")}</dt>
        <dd className="text-2xl font-semibold">
          {live ? <output aria-live="polite">{total}</output> : total}
        </dd>
      </div>
    </dl>
  );
}

/** Label of a row above the total of a quote. */
function useSumLabel(currency: Currency, decimals: Decimals) {
  const { t, language } = useWords();
  return (sum: Sum): string =>
    sumLabel(sum, {
      language,
      t,
      percent: (rate) => formatPercent(rate, currency, language),
      money: (cents) => formatMoney(cents, currency, language, decimals),
    });
}
