import { useWords } from "#app/ui/words.ts";
import { type Cents, type Currency, formatMoney } from "#app/values/money.ts";

type Props = { laborCost: Cents; partsCost: Cents; totalAmount: Cents; currency: Currency; live?: boolean };

/** The sums at the foot of a quote, bottom right. `live` announces the total as it changes. */
export function Totals({ laborCost, partsCost, totalAmount, currency, live }: Props) {
  const { say, language } = useWords();
  const money = (cents: Cents) => formatMoney(cents, currency, language);
  return (
    <dl className="figures ml-auto grid w-full max-w-xs grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-1 text-right text-lg">
      <dt className="label text-base text-ink-soft">{say("repair:quotes.laborCost")}</dt>
      <dd>{money(laborCost)}</dd>
      <dt className="label text-base text-ink-soft">{say("repair:quotes.partsCost")}</dt>
      <dd>{money(partsCost)}</dd>
      <dt className="label border-t-2 border-ink pt-2 text-lg">{say("repair:quotes.total")}</dt>
      <dd className="border-t-2 border-ink pt-2 text-2xl font-semibold">
        {live ? <output aria-live="polite">{money(totalAmount)}</output> : money(totalAmount)}
      </dd>
    </dl>
  );
}
