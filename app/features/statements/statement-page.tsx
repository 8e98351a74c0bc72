import { href, Link } from "react-router";
import { fullName } from "#app/features/customers/customer.ts";
import { workId } from "#app/features/repair/job.ts";
import { ages } from "#app/features/reports/report.ts";
import { buttonClass, LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { Table } from "#app/ui/table.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useAmount, useCalendarDay } from "#app/ui/text/use-amount.ts";
import { useWords } from "#app/ui/words.ts";
import { formatNumber } from "#app/values/money.ts";
import type { Account } from "./statement.ts";

type Props = {
  customer: { id: string; firstName: string; lastName: string; email: string | null };
  today: string;
  accounts: readonly Account[];
  /** Number of jobs included, where there are more. */
  listed: number | undefined;
  /** Id of the form that mails it, so that a double tap mails it once. */
  id: string;
  /** Receipt of a payment just recorded. */
  receipt: { number: number; amount: number; currency: Account["currency"] } | undefined;
  answer: FormAnswer | undefined;
};

/** Balance of a customer: open invoices by age, payments and credit notes. */
export function StatementPage({ customer, today, accounts, listed, id, receipt, answer }: Props) {
  const { t } = useWords();
  const dayOf = useCalendarDay();
  const amount = useAmount();
  const params = { customerId: customer.id };
  const isOwing = accounts.some(({ owed }) => owed > 0);
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6">
      <PageHeader
        title={t("statements:title")}
        lead={t("statements:of", { customer: fullName(customer), date: dayOf(today) })}
        back={{
          to: href("/repair-cms/customers/:customerId", params),
          label: t("statements:back"),
        }}
      >
        {isOwing && (
          <LinkButton
            kind="primary"
            to={href("/repair-cms/customers/:customerId/payments/new", params)}
          >
            {t("statements:pay")}
          </LinkButton>
        )}
        <a
          className={buttonClass("plain")}
          href={href("/repair-cms/customers/:customerId/statement.pdf", params)}
        >
          {t("statements:pdf")}
        </a>
      </PageHeader>
      {receipt && (
        <Notice kind="done">
          {t("statements:recorded", {
            number: receipt.number,
            amount: amount(receipt.amount, receipt.currency),
          })}
        </Notice>
      )}
      {answer?.ok && (
        <Notice kind="done">{t("statements:mailed", { email: customer.email ?? "" })}</Notice>
      )}
      {listed && <p>{t("statements:some", { number: listed })}</p>}
      {accounts.length === 0 && <Empty title={t("statements:nothing")} />}
      {accounts.map((account) => (
        <AccountSection key={account.currency} account={account} />
      ))}
      {accounts.length > 0 && customer.email && (
        <WorkForm
          answer={answer}
          action={href("/repair-cms/customers/:customerId/statement", params)}
          className="grid justify-items-start gap-3 print:hidden"
        >
          <StableValue name="id" value={id} />
          <SubmitButton kind="plain" pending={t("statements:mailing")}>
            {t("statements:mail", { email: customer.email })}
          </SubmitButton>
        </WorkForm>
      )}
    </div>
  );
}

function AccountSection({ account }: { account: Account }) {
  const { t, language } = useWords();
  const amount = useAmount();
  const dayOf = useCalendarDay();
  const { currency, invoices, byAge, held, balance, payments, credits } = account;
  const sums = [
    ...ages.map((age) => [t(`reports:owed.${age}`), byAge[age]] as const),
    ...(held > 0 ? [[t("statements:held"), -held] as const] : []),
  ];
  return (
    <section aria-label={t("statements:balanceIn", { currency })} className="grid gap-4">
      <dl className="grid max-w-xl grid-cols-[1fr_auto] gap-x-6 rounded-lg border border-line bg-card p-4">
        {sums.map(([name, cents]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid py-0.5">
            <dt>{name}</dt>
            <dd className="figures text-right">{amount(cents, currency)}</dd>
          </div>
        ))}
        <div className="col-span-2 mt-1 grid grid-cols-subgrid border-t-2 border-ink pt-1 text-xl font-semibold">
          <dt>{t("statements:balanceIn", { currency })}</dt>
          <dd className="figures text-right">{amount(balance, currency)}</dd>
        </div>
      </dl>
      {invoices.length > 0 && (
        <Table
          name={t("statements:invoices")}
          rows={invoices}
          id={({ number }) => String(number)}
          columns={[
            {
              label: t("reports:owing.invoice"),
              cell: ({ jobId, jobNumber, number, plate }) => (
                <Link
                  to={href("/repair-cms/:jobId/invoices/:number", {
                    jobId,
                    number: String(number),
                  })}
                  className="inline-flex min-h-11 items-center underline"
                >
                  {[t("statements:invoice", { number }), workId(jobNumber), plate]
                    .filter(Boolean)
                    .join(" · ")}
                </Link>
              ),
            },
            { label: t("statements:date"), cell: ({ date }) => dayOf(date) },
            {
              label: t("statements:days"),
              cell: ({ days }) => formatNumber(days, currency, language),
              figures: true,
            },
            {
              label: t("statements:total"),
              cell: ({ total }) => amount(total, currency),
              figures: true,
            },
            {
              label: t("statements:taken"),
              cell: ({ credited }) => credited > 0 && amount(credited, currency),
              figures: true,
            },
            {
              label: t("statements:paid"),
              cell: ({ paid }) => paid > 0 && amount(paid, currency),
              figures: true,
            },
            {
              label: t("statements:owed"),
              cell: ({ owed }) => <strong>{amount(owed, currency)}</strong>,
              figures: true,
            },
          ]}
        />
      )}
      <Entries
        title={t("statements:payments")}
        rows={payments.map(({ id, invoiceNumber, paidOn, receipt, ...one }) => ({
          id,
          text: [
            dayOf(paidOn),
            one.amount < 0
              ? t("statements:refund")
              : invoiceNumber === null
                ? t("statements:payment")
                : t("statements:paymentOf", { number: invoiceNumber }),
            one.wayName ?? t(`invoices:ways.${one.way}`),
            ...(receipt === null ? [] : [t("statements:receipt", { number: receipt })]),
          ].join(" · "),
          amount: amount(one.amount, currency),
        }))}
      />
      <Entries
        title={t("statements:credits")}
        rows={credits.map(({ number, creditOf, date, total }) => ({
          id: String(number),
          text: `${dayOf(date)} · ${t("statements:credit", { number, invoice: creditOf })}`,
          amount: amount(total, currency),
        }))}
      />
    </section>
  );
}

type Entry = { id: string; text: string; amount: string };

function Entries({ title, rows }: { title: string; rows: readonly Entry[] }) {
  if (rows.length === 0) return null;
  return (
    <div className="rounded-lg border border-line bg-card">
      <h2 className="label border-b border-line px-4 py-2 text-xl">{title}</h2>
      <ul className="divide-y divide-line">
        {rows.map(({ id, text, amount }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 px-4 py-2">
            <span className="min-w-0 wrap-anywhere">{text}</span>
            <span className="figures">{amount}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
