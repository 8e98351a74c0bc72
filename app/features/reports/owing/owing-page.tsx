import { href, Link } from "react-router";
import { useAmount, useCalendarDay } from "#app/features/quotes/invoices/pages/use-amount.ts";
import { workId } from "#app/features/repair/job.ts";
import { ages } from "#app/features/reports/report.ts";
import { Empty } from "#app/ui/empty.tsx";
import { Table } from "#app/ui/table.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatNumber } from "#app/values/money.ts";
import type { Debtor, UnspentPayment } from "./owing.ts";
import type { OwingSum } from "./read-owing.server.ts";

type Props = {
  debtors: readonly Debtor[];
  held: readonly UnspentPayment[];
  sums: readonly OwingSum[];
  /** How many jobs are listed, where there are more. */
  listed: number | undefined;
};

/** Who owes what, by customer and invoice, and the deposits that the shop holds. */
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
        debtors.map((debtor) => <OfDebtor key={debtor.key} debtor={debtor} />)
      )}
      <HeldTable held={held} />
    </>
  );
}

function OfDebtor({ debtor }: { debtor: Debtor }) {
  const { t, language } = useWords();
  const amount = useAmount();
  const dayOf = useCalendarDay();
  const { customer, customerId, currency, owed, byAge, invoices } = debtor;
  return (
    <section className="mb-8">
      <h2 className="label flex flex-wrap items-center justify-between gap-x-4 text-xl">
        {customerId ? (
          <Link
            to={href("/repair-cms/customers/:customerId", { customerId })}
            className="inline-flex min-h-11 items-center wrap-anywhere underline"
          >
            {customer}
          </Link>
        ) : (
          <span className="wrap-anywhere">{customer}</span>
        )}
        <span className="figures">{amount(owed, currency)}</span>
      </h2>
      <p className="mb-2 text-ink-soft">
        {ages
          .filter((age) => byAge[age] > 0)
          .map((age) => `${t(`reports:owed.${age}`)}: ${amount(byAge[age], currency)}`)
          .join(" · ")}
      </p>
      <Table
        name={t("reports:owing.ofCustomer", { customer, currency })}
        rows={invoices}
        id={({ number }) => String(number)}
        columns={[
          {
            label: t("reports:owing.invoice"),
            cell: ({ jobId, number, jobNumber }) => (
              <Link
                to={href("/repair-cms/:jobId/invoices/:number", { jobId, number: String(number) })}
                className="inline-flex min-h-11 items-center underline"
              >
                {t("invoices:invoice", { number })} · {workId(jobNumber)}
              </Link>
            ),
          },
          { label: t("reports:owing.date"), cell: ({ date }) => dayOf(date) },
          {
            label: t("reports:owing.days"),
            cell: ({ days }) => formatNumber(days, currency, language),
            figures: true,
          },
          {
            label: t("reports:owing.total"),
            cell: ({ total }) => amount(total, currency),
            figures: true,
          },
          {
            label: t("reports:owing.owed"),
            cell: ({ owed }) => amount(owed, currency),
            figures: true,
          },
        ]}
      />
    </section>
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
