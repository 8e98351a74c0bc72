import { href } from "react-router";
import {
  type DepositDue,
  figuresOf,
  invoiceOfQuotes,
  type JobMoney,
} from "#app/features/quotes/invoices/money.ts";
import { JobPapers } from "#app/features/quotes/job-page/job-papers.tsx";
import type { PaperChoice } from "#app/features/quotes/job-page/print-papers.tsx";
import type { Readiness } from "#app/features/repair/texts/waiting.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { CollectActions, type Collecting } from "./collect-actions.tsx";
import { InvoiceList } from "./invoice-list.tsx";
import { MoneyFiguresList } from "./money-figures.tsx";
import { PaymentList } from "./payment-list.tsx";

type Props = {
  jobId: string;
  money: JobMoney;
  deposits: readonly DepositDue[];
  collecting: Collecting | undefined;
  /** An invoice is what comes next on the job, whose button says so. */
  invoiceIsNext: boolean;
  mayWrite: boolean;
  /** Of the estimate; none where there is nothing to estimate. */
  papers: readonly PaperChoice[];
  readiness: readonly Readiness[];
};

/** What a job was estimated, invoiced and paid, on its page. */
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
