import { href } from "react-router";
import { InvoiceList } from "#app/features/money/invoices/invoice-list.tsx";
import { CollectActions, type Collecting } from "#app/features/money/payments/collect-actions.tsx";
import { PaymentList } from "#app/features/money/payments/payment-list.tsx";
import { JobPapers, type PaperChoice } from "#app/features/quotes/job-page/job-papers.tsx";
import type { Readiness } from "#app/features/repair/texts/waiting.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { useAmount } from "#app/ui/text/use-amount.ts";
import { useWords } from "#app/ui/words.ts";
import {
  type DepositDue,
  figuresOf,
  invoiceOfQuotes,
  type JobMoney,
  type MoneyFigures,
} from "./money.ts";

type Props = {
  jobId: string;
  money: JobMoney;
  deposits: readonly DepositDue[];
  /** Payments that can be requested of the customer now. */
  collecting: Collecting | undefined;
  /** Whether an invoice is the next step, whose button the job's header shows. */
  invoiceIsNext: boolean;
  mayWrite: boolean;
  /** PDFs of the estimate; none where there is nothing to estimate. */
  papers: readonly PaperChoice[];
  readiness: readonly Readiness[];
};

/** Estimate, invoices and payments on a job's page. */
export function MoneySection({ jobId, money, mayWrite, papers, ...rest }: Props) {
  const { t } = useWords();
  const { deposits, collecting, invoiceIsNext, readiness } = rest;
  const figures = figuresOf(money);
  if (figures.length === 0) return null;
  const approved = money.quoted.filter(({ status }) => status === "approved").length;
  const isUninvoiced = approved > Object.keys(invoiceOfQuotes(money)).length;
  const isPayable = figures.some(({ approved, invoiced, paid }) => approved + invoiced + paid > 0);
  return (
    <section aria-labelledby="money" className="mt-8 grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b-2 border-ink pb-2">
        <h2 id="money" className="label text-2xl">
          {t("invoices:title")}
        </h2>
        {mayWrite && (
          <div className="flex flex-wrap gap-3">
            {isUninvoiced && !invoiceIsNext && (
              <LinkButton to={href("/repair-cms/:jobId/invoices/new", { jobId })}>
                {t("invoices:make")}
              </LinkButton>
            )}
            {isPayable && (
              <LinkButton to={href("/repair-cms/:jobId/payments/new", { jobId })}>
                {t("invoices:recordPayment")}
              </LinkButton>
            )}
          </div>
        )}
      </div>
      <div className="divide-y divide-line rounded-lg border border-line bg-card">
        {figures.map((one) => (
          <MoneyFiguresList
            key={one.currency}
            figures={one}
            deposit={deposits.find(({ currency }) => currency === one.currency)}
          />
        ))}
        {mayWrite && collecting && <CollectActions {...{ jobId, collecting }} />}
        {papers.length > 0 && (
          <div className="px-4 py-3 sm:px-6">
            <JobPapers
              jobId={jobId}
              address={href("/repair-cms/:jobId/estimate", { jobId })}
              papers={papers}
              readiness={readiness}
              label={t("invoices:estimatePdf")}
            />
          </div>
        )}
        {money.invoices.length + money.payments.length > 0 && (
          <>
            <InvoiceList jobId={jobId} money={money} />
            <PaymentList
              {...{ jobId, mayWrite }}
              payments={money.payments}
              ofJob={money.payments}
            />
          </>
        )}
      </div>
    </section>
  );
}

const names = ["estimate", "approved", "invoiced", "paid", "owed"] as const;

type MoneyFiguresListProps = { figures: MoneyFigures; deposit: DepositDue | undefined };

/** Amounts of a job in one currency, from the estimate to the amount owed. */
function MoneyFiguresList({ figures, deposit }: MoneyFiguresListProps) {
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
