import { href, Link } from "react-router";
import { useAmount } from "#app/features/quotes/invoices/pages/use-amount.ts";
import { workId } from "#app/features/repair/job.ts";
import { Empty } from "#app/ui/empty.tsx";
import { Table } from "#app/ui/table.tsx";
import { useWords } from "#app/ui/words.ts";
import { DebtorsTable } from "./debtors-table.tsx";
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
