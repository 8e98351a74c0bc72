import { href, Link } from "react-router";
import { workId } from "#app/features/repair/job.ts";
import { type Age, ages } from "#app/features/reports/report.ts";
import { Empty } from "#app/ui/empty.tsx";
import { Table } from "#app/ui/table.tsx";
import { useAmount, useCalendarDay } from "#app/ui/text/use-amount.ts";
import { useWords } from "#app/ui/words.ts";
import { type Currency, formatNumber } from "#app/values/money.ts";
import type { Debtor, UnspentPayment } from "./owing.ts";
import type { OwingSum } from "./read-owing.server.ts";

type Props = {
  debtors: readonly Debtor[];
  held: readonly UnspentPayment[];
  sums: readonly OwingSum[];
  /** The number of listed jobs, where there are more. */
  listed: number | undefined;
};

/** Balances by customer and invoice, and the deposits that the shop holds. */
export function OwingPage({ debtors, held, sums, listed }: Props) {
  const { t } = useWords();
  const amount = useAmount();
  return (
    <>
      <dl className="mb-6 grid gap-x-8 gap-y-2 sm:flex sm:flex-wrap">
        {sums.flatMap(({ currency, ...sum }) =>
          (["owed", "held"] as const).map((name) => (
            <div key={`${currency} ${name}`}>
              <dt className="label text-base text-ink-soft">
                {name === "owed"
                  ? t("reports:owing.sumOwed", { currency })
                  : t("reports:owing.sumHeld", { currency })}
              </dt>
              <dd className="figures text-2xl">{amount(sum[name], currency)}</dd>
            </div>
          )),
        )}
      </dl>
      {listed && <p className="mb-4 max-w-prose">{t("reports:owing.some", { number: listed })}</p>}
      {debtors.length === 0 ? (
        <Empty title={t("reports:owing.nothing")} />
      ) : (
        sums.map(({ currency }) => {
          const own = debtors.filter((one) => one.currency === currency);
          if (own.length === 0) return null;
          return (
            <DebtorsTable
              key={currency}
              currency={currency}
              debtors={own}
              isWhole={listed === undefined}
            />
          );
        })
      )}
      <HeldTable held={held} />
    </>
  );
}

function HeldTable({ held }: Pick<Props, "held">) {
  const { t } = useWords();
  const amount = useAmount();
  return (
    <section aria-label={t("reports:owing.held")} className="mt-10">
      <h2 className="label text-2xl">{t("reports:owing.held")}</h2>
      <p className="mb-3 max-w-prose text-ink-soft">{t("reports:owing.heldLead")}</p>
      {held.length === 0 ? (
        <p>{t("reports:owing.noHeld")}</p>
      ) : (
        <Table
          name={t("reports:owing.held")}
          rows={held}
          id={({ jobId, currency }) => `${jobId} ${currency}`}
          columns={[
            {
              label: t("reports:owing.job"),
              cell: ({ jobId, jobNumber }) => (
                <Link
                  to={href("/repair-cms/:jobId", { jobId })}
                  className="inline-flex min-h-11 items-center underline"
                >
                  {workId(jobNumber)}
                </Link>
              ),
            },
            {
              label: t("reports:owing.customer"),
              cell: ({ customer }) => <span className="wrap-anywhere">{customer}</span>,
            },
            {
              label: t("reports:owing.heldAmount"),
              cell: ({ held, currency }) => amount(held, currency),
              figures: true,
            },
          ]}
        />
      )}
    </section>
  );
}

type DebtorsTableProps = { currency: Currency; debtors: readonly Debtor[]; isWhole: boolean };

/** Debtors in one currency: a row for each customer, balances by age, and the invoices. */
function DebtorsTable({ currency, debtors, isWhole }: DebtorsTableProps) {
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
