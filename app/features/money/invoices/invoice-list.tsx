import { href, Link } from "react-router";
import {
  chargedBy,
  isStandingInvoice,
  type JobMoney,
  type ListedInvoice,
  owedByInvoice,
} from "#app/features/money/money.ts";
import { Badge } from "#app/ui/badge.tsx";
import { useAmount, useCalendarDay } from "#app/ui/text/use-amount.ts";
import { useWords } from "#app/ui/words.ts";
import type { Cents } from "#app/values/money.ts";

const tones = { paid: "good", part: "busy", owed: "bad", credited: "plain" } as const;

/** Badge of an invoice's payment state. */
export function InvoiceBadge({ invoice, owed }: { invoice: ListedInvoice; owed: Cents }) {
  const { t } = useWords();
  const state = !isStandingInvoice(invoice)
    ? "credited"
    : owed === 0
      ? "paid"
      : owed < chargedBy(invoice)
        ? "part"
        : "owed";
  return <Badge tone={tones[state]}>{t(`invoices:states.${state}`)}</Badge>;
}

/** Invoices of a job, newest first. */
export function InvoiceList({ jobId, money }: { jobId: string; money: JobMoney }) {
  const { t } = useWords();
  const amount = useAmount();
  const dayOf = useCalendarDay();
  const owed = owedByInvoice(money);
  if (money.invoices.length === 0)
    return <p className="px-4 py-3 text-ink-soft sm:px-6">{t("invoices:noInvoices")}</p>;
  return (
    <ul aria-label={t("invoices:invoices")} className="divide-y divide-line">
      {money.invoices.toReversed().map((invoice) => (
        <li
          key={invoice.number}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-2 sm:px-6"
        >
          <Link
            to={href("/repair-cms/:jobId/invoices/:number", {
              jobId,
              number: String(invoice.number),
            })}
            className="label inline-flex min-h-11 items-center text-lg underline"
          >
            {t("invoices:invoice", { number: invoice.number })}
          </Link>
          <span className="text-ink-soft">{dayOf(invoice.date)}</span>
          <InvoiceBadge invoice={invoice} owed={owed.get(invoice.number) ?? 0} />
          <span className="figures ml-auto text-lg">{amount(invoice.total, invoice.currency)}</span>
        </li>
      ))}
    </ul>
  );
}
