import type { ReactNode } from "react";
import {
  chargedBy,
  isStandingInvoice,
  type ListedInvoice,
} from "#app/features/quotes/invoices/money.ts";
import { useWords } from "#app/ui/words.ts";
import type { Cents } from "#app/values/money.ts";
import { InvoiceBadge } from "./invoice-list.tsx";
import { useAmount, useCalendarDay } from "./use-amount.ts";

type Props = { invoice: ListedInvoice; owed: Cents; terms: string; tax: Cents };

/** Date, terms and amounts of an invoice. */
export function InvoiceFacts({ invoice, owed, terms, tax }: Props) {
  const { t } = useWords();
  const amount = useAmount();
  const dayOf = useCalendarDay();
  const { total, currency, credits } = invoice;
  const charged = chargedBy(invoice);
  const facts: [string, ReactNode][] = [
    [t("invoices:page.date"), dayOf(invoice.date)],
    [t("invoices:page.total"), amount(total, currency)],
    ...(tax === 0
      ? []
      : [[t("invoices:page.tax"), amount(tax, currency)] satisfies [string, ReactNode]]),
    ...(credits.length === 0
      ? []
      : [
          [t("invoices:page.takenBack"), amount(charged - total, currency)] satisfies [
            string,
            ReactNode,
          ],
        ]),
    ...(isStandingInvoice(invoice)
      ? ([
          [t("invoices:paid"), amount(charged - owed, currency)],
          [t("invoices:owed"), <strong key="rest">{amount(owed, currency)}</strong>],
        ] satisfies [string, ReactNode][])
      : []),
  ];
  return (
    <div className="grid gap-3 p-4 sm:px-6">
      <p>
        <InvoiceBadge invoice={invoice} owed={owed} />
      </p>
      <dl className="figures grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-5">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="label text-base text-ink-soft">{name}</dt>
            <dd className="text-lg">{value}</dd>
          </div>
        ))}
      </dl>
      {terms && (
        <p className="wrap-anywhere whitespace-pre-line">
          <span className="label text-base text-ink-soft">{t("invoices:page.terms")}</span> {terms}
        </p>
      )}
    </div>
  );
}
