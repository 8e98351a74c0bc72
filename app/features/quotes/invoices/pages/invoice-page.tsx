import { href } from "react-router";
import {
  chargedBy,
  isStandingInvoice,
  type JobMoney,
  type ListedInvoice,
  owedByInvoice,
  paymentsOf,
} from "#app/features/quotes/invoices/money.ts";
import { JobPapers } from "#app/features/quotes/job-page/job-papers.tsx";
import type { PaperChoice } from "#app/features/quotes/job-page/print-papers.tsx";
import { QuoteBody } from "#app/features/quotes/job-page/quote-body.tsx";
import type { ShownQuote } from "#app/features/quotes/quote.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Cents } from "#app/values/money.ts";
import { CreditNotice } from "./credit-notice.tsx";
import { InvoiceFacts } from "./invoice-facts.tsx";
import { PaymentList } from "./payment-list.tsx";

type Props = {
  jobId: string;
  number: number;
  workId: string;
  customer: string;
  terms: string;
  tax: Cents;
  quotes: readonly ShownQuote[];
  money: JobMoney;
  /** Its credit notes, and their documents. */
  credits: readonly { number: number; reason: string; papers: readonly PaperChoice[] }[];
  mayWrite: boolean;
  papers: readonly PaperChoice[];
};

/** An invoice as it was made, what was paid on it, and its papers. */
export function InvoicePage(props: Props) {
  const { jobId, number, workId, customer, terms, tax, quotes, money, credits, mayWrite, papers } =
    props;
  const { t } = useWords();
  const invoice = money.invoices.find((one) => one.number === number)!;
  const paper = href("/repair-cms/:jobId/invoice", { jobId });
  const { payments, owed = 0, others } = countedOn(invoice, money);
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-6">
      <PageHeader
        title={t("invoices:invoice", { number })}
        lead={t("invoices:page.of", { workId, customer })}
        back={{ to: href("/repair-cms/:jobId", { jobId }), label: t("invoices:back") }}
      >
        {mayWrite && isStandingInvoice(invoice) && (
          <>
            {owed > 0 && (
              <LinkButton
                kind="primary"
                to={`${href("/repair-cms/:jobId/payments/new", { jobId })}?invoice=${number}`}
              >
                {t("invoices:recordPayment")}
              </LinkButton>
            )}
            <LinkButton
              to={href("/repair-cms/:jobId/invoices/:number/send", {
                jobId,
                number: String(number),
              })}
            >
              {t("send:invoice.button")}
            </LinkButton>
            <LinkButton
              kind="danger"
              to={href("/repair-cms/:jobId/invoices/:number/credit", {
                jobId,
                number: String(number),
              })}
            >
              {t("invoices:page.credit")}
            </LinkButton>
          </>
        )}
      </PageHeader>
      {invoice.credits.map((credit) => {
        const note = credits.find((one) => one.number === credit.number);
        return (
          <CreditNotice
            key={credit.number}
            {...{ jobId, credit }}
            currency={invoice.currency}
            reason={note?.reason ?? ""}
            papers={note?.papers ?? []}
          />
        );
      })}
      <JobPapers
        jobId={jobId}
        address={`${paper}?number=${number}`}
        papers={papers}
        label={t("invoices:page.pdf")}
      />
      <section className="rounded-lg border border-line bg-card">
        <InvoiceFacts invoice={invoice} owed={owed} terms={terms} tax={tax} />
        {quotes.map((quote) => (
          <article
            key={quote.id}
            aria-labelledby={`quote-${quote.id}`}
            className="border-t border-line"
          >
            <h2 id={`quote-${quote.id}`} className="label px-4 pt-3 text-lg sm:px-6">
              {t("quotes:numbered", { number: quote.number })}
            </h2>
            <QuoteBody quote={quote} />
          </article>
        ))}
      </section>
      <section aria-labelledby="payments" className="rounded-lg border border-line bg-card">
        <h2 id="payments" className="label border-b border-line px-4 py-2 text-xl sm:px-6">
          {t("invoices:payments")}
        </h2>
        <PaymentList jobId={jobId} {...{ payments, others, mayWrite }} ofJob={money.payments} />
      </section>
    </div>
  );
}

/** What is owed on an invoice and the payments behind the rest; its own where it is voided. */
function countedOn(invoice: ListedInvoice, money: JobMoney) {
  const { number, currency } = invoice;
  const owed = owedByInvoice(money).get(number);
  if (owed === undefined)
    return { payments: money.payments.filter((one) => one.invoiceNumber === number) };
  const counted = paymentsOf(money, { number, currency, paid: chargedBy(invoice) - owed });
  const others = counted.others === 0 ? undefined : { amount: counted.others, currency };
  return { owed, payments: counted.payments, others };
}
