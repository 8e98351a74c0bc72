import { href, Link } from "react-router";
import { useAmount, useCalendarDay } from "#app/features/quotes/invoices/pages/use-amount.ts";
import { type Age, ages } from "#app/features/reports/report.ts";
import { Table } from "#app/ui/table.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Currency, formatNumber } from "#app/values/money.ts";
import type { Debtor } from "./owing.ts";

type Props = { currency: Currency; debtors: readonly Debtor[]; isWhole: boolean };

/** Who owes in one currency: a row for each customer, what is owed by age, and the invoices. */
export function DebtorsTable({ currency, debtors, isWhole }: Props) {
  const { t } = useWords();
  const amount = useAmount();
  const sum = debtors.reduce((all, { owed }) => all + owed, 0);
  return (
    <Table
      name={t("reports:owing.owedIn", { currency })}
      rows={debtors}
      id={({ key }) => key}
      columns={[
        { label: t("reports:owing.customer"), cell: (debtor) => <Customer debtor={debtor} /> },
        ...ages.map((age: Age) => ({
          label: t(`reports:owed.${age}`),
          cell: ({ byAge }: Debtor) => byAge[age] > 0 && amount(byAge[age], currency),
          figures: true,
        })),
        {
          label: t("reports:owing.owed"),
          cell: ({ owed }) => <strong>{amount(owed, currency)}</strong>,
          figures: true,
        },
      ]}
      totals={
        isWhole
          ? [
              {
                label: `${t("reports:total")}, ${currency}`,
                figure: amount(sum, currency),
                strong: true,
              },
            ]
          : []
      }
    />
  );
}

/** A customer with the invoices that are not paid, the oldest first. */
function Customer({ debtor: { customer, customerId, invoices, currency } }: { debtor: Debtor }) {
  const { t, language } = useWords();
  const dayOf = useCalendarDay();
  return (
    <div>
      {customerId ? (
        <Link
          to={href("/repair-cms/customers/:customerId", { customerId })}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline"
        >
          {customer}
        </Link>
      ) : (
        <span className="font-semibold wrap-anywhere">{customer}</span>
      )}
      {customerId && (
        <Link
          to={href("/repair-cms/customers/:customerId/statement", { customerId })}
          className="ml-4 inline-flex min-h-11 items-center underline"
        >
          {t("reports:owing.statement")}
        </Link>
      )}
      <ul>
        {invoices.map(({ jobId, number, date, days }) => (
          <li key={number}>
            <Link
              to={href("/repair-cms/:jobId/invoices/:number", { jobId, number: String(number) })}
              className="inline-flex min-h-11 items-center text-base text-ink-soft underline hover:text-ink"
            >
              {t("reports:owing.invoiceOf", {
                invoice: t("invoices:invoice", { number }),
                date: dayOf(date),
                days: formatNumber(days, currency, language),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
