import type { PriceSource } from "#app/features/quotes/line.ts";
import { marginOf } from "#app/features/quotes/price/margin.ts";
import type { Terms } from "#app/features/quotes/price/terms.ts";
import { useWords } from "#app/ui/words.ts";
import { type Cents, type Currency, formatPercent } from "#app/values/money.ts";

type Props = {
  unitPrice: Cents;
  cost: Cents;
  priceBy?: PriceSource | null;
  terms: Terms | null;
  currency: Currency;
  money: (cents: Cents) => string;
};

/** Cost of a part to the shop and the margin of its price: never printed. */
export function PartCost({ unitPrice, cost, priceBy, terms, currency, money }: Props) {
  const { t, language } = useWords();
  const margin = marginOf({ unitPrice, cost }, terms);
  return (
    <span className="block text-sm text-ink-soft print:hidden">
      {margin === undefined
        ? t("quotes:more.costs", { cost: money(cost) })
        : t("quotes:more.charged", {
            cost: money(cost),
            margin: formatPercent(Math.round(margin / 1_000) * 1_000, currency, language),
          })}
      {priceBy && ` · ${t("quotes:more.byRule")}`}
    </span>
  );
}
