import { chargedBy, isStandingInvoice, type ListedInvoice } from "#app/features/money/money.ts";
import { useAmount, useCalendarDay } from "#app/ui/text/use-amount.ts";
import { Day } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Cents } from "#app/values/money.ts";
import { InvoiceBadge } from "./invoice-list.tsx";

/** A sending of an invoice; instants in milliseconds. */
export type InvoiceSending = { sentAt: number; openedAt: number | null };

type Props = {
  invoice: ListedInvoice;
  owed: Cents;
  terms: string;
  tax: Cents;
  sent: InvoiceSending | undefined;
};

/** State of an invoice: its amounts, then its date, its terms and whether it was sent. */
export function InvoiceFacts({ invoice, owed, terms, tax, sent }: Props) {
  const { t } = useWords();
  const amount = useAmount();
  const dayOf = useCalendarDay();
  const { total, currency, credits } = invoice;
  const charged = chargedBy(invoice);
  const amounts: [string, Cents][] = [
    [t("invoices:page.total"), total],
    ...(credits.length === 0
      ? []
      : [[t("invoices:page.takenBack"), charged - total] satisfies [string, Cents]]),
    ...(isStandingInvoice(invoice)
      ? ([
          [t("invoices:paid"), charged - owed],
          [t("invoices:owed"), owed],
        ] satisfies [string, Cents][])
      : []),
  ];
  return (
    <div className="grid gap-3 p-4 sm:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <dl className="figures flex flex-wrap gap-x-8 gap-y-3">
          {amounts.map(([name, value], at) => (
            <div key={name}>
              <dt className="label text-base text-ink-soft">{name}</dt>
              <dd className={at === amounts.length - 1 ? "text-2xl font-semibold" : "text-2xl"}>
                {amount(value, currency)}
              </dd>
            </div>
          ))}
        </dl>
        <InvoiceBadge invoice={invoice} owed={owed} />
      </div>
      <p className="text-ink-soft">
        {dayOf(invoice.date)}
        {tax !== 0 && ` \u00b7 ${t("invoices:page.tax")} ${amount(tax, currency)}`}
        {sent && (
          <>
            {" \u00b7 "}
            {t("invoices:page.sent")} <Day at={sent.sentAt} />
            {sent.openedAt !== null && (
              <>
                , {t("invoices:page.opened")} <Day at={sent.openedAt} />
              </>
            )}
          </>
        )}
      </p>
      {terms && (
        <p className="wrap-anywhere whitespace-pre-line">
          <span className="label text-base text-ink-soft">{t("invoices:page.terms")}</span> {terms}
        </p>
      )}
    </div>
  );
}
