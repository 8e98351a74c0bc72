import type { DepositDue, MoneyFigures } from "#app/features/quotes/invoices/money.ts";
import { useWords } from "#app/ui/words.ts";
import { useAmount } from "./use-amount.ts";

const names = ["estimate", "approved", "invoiced", "paid", "owed"] as const;

type Props = { figures: MoneyFigures; deposit: DepositDue | undefined };

/** What a job comes to in one currency: from the estimate to what is owed. */
export function MoneyFiguresList({ figures, deposit }: Props) {
  const { t } = useWords();
  const amount = useAmount();
  const { currency, ahead, invoiced } = figures;
  return (
    <dl className="figures grid grid-cols-2 gap-x-6 gap-y-3 p-4 sm:grid-cols-5 sm:px-6">
      {names.map((name) => (
        <div key={name}>
          <dt className="label text-base text-ink-soft">{t(`invoices:${name}`)}</dt>
          <dd className={name === "owed" ? "text-xl font-semibold" : "text-xl"}>
            {amount(figures[name], currency)}
          </dd>
        </div>
      ))}
      {deposit && (
        <div>
          <dt className="label text-base text-ink-soft">{t("invoices:depositAgreed")}</dt>
          <dd className="text-xl">
            {amount(deposit.agreed, currency)}
            {deposit.due < deposit.agreed && (
              <span className="block text-base text-ink-soft">
                {t("invoices:depositDue", { amount: amount(deposit.due, currency) })}
              </span>
            )}
          </dd>
        </div>
      )}
      {ahead > 0 && (
        <div>
          <dt className="label text-base text-ink-soft">
            {t(invoiced > 0 ? "invoices:toReturn" : "invoices:ahead")}
          </dt>
          <dd className="text-xl">{amount(ahead, currency)}</dd>
        </div>
      )}
    </dl>
  );
}
