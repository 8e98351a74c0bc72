import { useWords } from "#app/ui/words.ts";
import { type Cents, type Currency, type Decimals, formatMoney } from "#app/values/money.ts";

type Props = {
  laborCost: Cents;
  partsCost: Cents;
  totalAmount: Cents;
  currency: Currency;
  decimals: Decimals;
  live?: boolean;
};

/** The sums at the foot of a quote, bottom right. `live` announces the total as it changes. */
export function Totals({ laborCost, partsCost, totalAmount, currency, decimals, live }: Props) {
  const { t, language } = useWords();
  const money = (cents: Cents) => formatMoney(cents, currency, language, decimals);
  const row = "flex items-baseline justify-between gap-6";
  return (
    <dl className="figures ml-auto grid w-full max-w-sm gap-1 text-right text-lg">
      <div className={row}>
        <dt className="label text-base text-ink-soft">{t("quotes:laborCost")}</dt>
        <dd>{money(laborCost)}</dd>
      </div>
      <div className={row}>
        <dt className="label text-base text-ink-soft">{t("quotes:partsCost")}</dt>
        <dd>{money(partsCost)}</dd>
      </div>
      <div className={`${row} border-t-2 border-ink pt-2`}>
        <dt className="label text-left text-lg">{t("quotes:total")}</dt>
        <dd className="text-2xl font-semibold">
          {live ? <output aria-live="polite">{money(totalAmount)}</output> : money(totalAmount)}
        </dd>
      </div>
    </dl>
  );
}
