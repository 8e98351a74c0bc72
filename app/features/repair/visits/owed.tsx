import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Cents, type Currency, formatMoney, shownDecimals } from "#app/values/money.ts";

type Props = { customerId: string; owed: readonly { currency: Currency | null; owed: Cents }[] };

/** What a customer owes of invoices, in each currency. */
export function OwedByCustomer({ customerId, owed }: Props) {
  const { t, language } = useWords();
  const amounts = owed.flatMap(({ currency, owed: cents }) =>
    currency ? [formatMoney(cents, currency, language, shownDecimals(cents, currency))] : [],
  );
  if (amounts.length === 0) return null;
  return (
    <p className="figures flex flex-wrap items-center gap-3 text-lg">
      <span>
        <span className="label text-base text-ink-soft">{t("repair:jobs.filter.owed")}</span>{" "}
        <strong className="text-bad">{amounts.join(" · ")}</strong>
      </span>
      <LinkButton to={href("/repair-cms/customers/:customerId/statement", { customerId })}>
        {t("repair:statement")}
      </LinkButton>
    </p>
  );
}
