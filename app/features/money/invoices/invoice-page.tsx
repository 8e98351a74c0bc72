import { href } from "react-router";
import {
  chargedBy,
  isStandingInvoice,
  type JobMoney,
  type ListedCredit,
  type ListedInvoice,
  owedByInvoice,
  paymentsOf,
} from "#app/features/money/money.ts";
import { PaymentList } from "#app/features/money/payments/payment-list.tsx";
import { JobPapers, type PaperChoice } from "#app/features/quotes/job-page/job-papers.tsx";
import { QuoteBody } from "#app/features/quotes/job-page/quote-body.tsx";
import type { ShownQuote } from "#app/features/quotes/quote.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useAmount, useCalendarDay } from "#app/ui/text/use-amount.ts";
import { useWords } from "#app/ui/words.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import { InvoiceFacts, type InvoiceSending } from "./invoice-facts.tsx";

type Props = {
  jobId: string;
  number: number;
  /** Number as printed. */
  shownNumber: string;
  workId: string;
  customer: string;
  car: string;
  /** Last sending. */
  sent: InvoiceSending | undefined;
  terms: string;
  tax: Cents;
  quotes: readonly ShownQuote[];
  money: JobMoney;
  /** Credit notes, with their documents. */
  credits: readonly { number: number; reason: string; papers: readonly PaperChoice[] }[];
  mayWrite: boolean;
  papers: readonly PaperChoice[];
};

/** An invoice as it was made, its payments, and its documents. */
export function InvoicePage({
  jobId,
  number,
  shownNumber,
  workId,
  customer,
  car,
  sent,
  terms,
  tax,
  quotes,
  money,
  credits,
  mayWrite,
  papers,
}: Props) {
  const { t } = useWords();
  const invoice = money.invoices.find((one) => one.number === number)!;
  const paper = href("/repair-cms/:jobId/invoice", { jobId });
  const { payments, owed = 0, others } = countedOn(invoice, money);
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-6">
      <PageHeader
        title={t("invoices:invoice", { number: shownNumber })}
        lead={t("invoices:page.of", { workId, customer, car })}
        back={{ to: href("/repair-cms/:jobId", { jobId }), label: t("invoices:back") }}
      />
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
      <section className="rounded-lg border border-line bg-card">
        <InvoiceFacts {...{ invoice, owed, terms, tax, sent }} />
        {mayWrite && isStandingInvoice(invoice) && (
          <InvoiceActions {...{ jobId, number, owed }} isSent={sent !== undefined} />
        )}
        <div className="border-t border-line px-4 py-3 sm:px-6">
          <JobPapers
            jobId={jobId}
            address={`${paper}?number=${number}`}
            papers={papers}
            label={t("invoices:page.pdf")}
          />
        </div>
      </section>
      <section aria-labelledby="payments" className="rounded-lg border border-line bg-card">
        <h2 id="payments" className="label border-b border-line px-4 py-2 text-xl sm:px-6">
          {t("invoices:payments")}
        </h2>
        <PaymentList jobId={jobId} {...{ payments, others, mayWrite }} ofJob={money.payments} />
      </section>
      <div className="divide-y divide-line rounded-lg border border-line bg-card">
        {quotes.map((quote) => (
          <article key={quote.id} aria-labelledby={`quote-${quote.id}`}>
            <h2 id={`quote-${quote.id}`} className="label px-4 pt-3 text-lg sm:px-6">
              {t("quotes:numbered", { number: quote.number })}
            </h2>
            <QuoteBody quote={quote} />
          </article>
        ))}
      </div>
    </div>
  );
}

/** Amount owed on an invoice and the payments behind the rest; its own if it is voided. */
function countedOn(invoice: ListedInvoice, money: JobMoney) {
  const { number, currency } = invoice;
  const owed = owedByInvoice(money).get(number);
  if (owed === undefined)
    return { payments: money.payments.filter((one) => one.invoiceNumber === number) };
  const counted = paymentsOf(money, { number, currency, paid: chargedBy(invoice) - owed });
  const others = counted.others === 0 ? undefined : { amount: counted.others, currency };
  return { owed, payments: counted.payments, others };
}

type InvoiceActionsProps = { jobId: string; number: number; owed: Cents; isSent: boolean };

/** Actions of an invoice. The most likely next one comes first: send, then record a payment. */
function InvoiceActions({ jobId, number, owed, isSent }: InvoiceActionsProps) {
  const { t } = useWords();
  const ref = { jobId, number: String(number) };
  const send = {
    to: href("/repair-cms/:jobId/invoices/:number/send", ref),
    label: t("send:invoice.button"),
  };
  const pay = {
    to: `${href("/repair-cms/:jobId/payments/new", { jobId })}?invoice=${number}`,
    label: t("invoices:recordPayment"),
  };
  const [first, ...others] = owed === 0 ? [send] : isSent ? [pay, send] : [send, pay];
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3 sm:px-6 print:hidden">
      <LinkButton kind={owed === 0 ? "plain" : "primary"} className="max-sm:grow" to={first!.to}>
        {first!.label}
      </LinkButton>
      {others.map(({ to, label }) => (
        <LinkButton key={to} className="max-sm:grow" to={to}>
          {label}
        </LinkButton>
      ))}
      <LinkButton
        kind="quiet"
        className="sm:ml-auto"
        to={href("/repair-cms/:jobId/invoices/:number/credit", ref)}
      >
        {t("invoices:page.credit")}
      </LinkButton>
    </div>
  );
}

type CreditNoticeProps = {
  jobId: string;
  credit: ListedCredit;
  currency: Currency;
  reason: string;
  papers: readonly PaperChoice[];
};

/** A credit note on its invoice's page. */
function CreditNotice({ jobId, credit, currency, reason, papers }: CreditNoticeProps) {
  const { t } = useWords();
  const amount = useAmount();
  const dayOf = useCalendarDay();
  return (
    <Notice kind="info">
      <p>
        {t(credit.voids ? "invoices:credited" : "invoices:corrected", {
          number: credit.number,
          date: dayOf(credit.date),
          amount: amount(credit.total, currency),
        })}
      </p>
      <p className="wrap-anywhere">
        {t("invoices:page.reason")}: {reason}
      </p>
      <JobPapers
        jobId={jobId}
        address={`${href("/repair-cms/:jobId/invoice", { jobId })}?credit=${credit.number}`}
        papers={papers}
        label={t("invoices:page.creditPdf")}
      />
    </Notice>
  );
}
