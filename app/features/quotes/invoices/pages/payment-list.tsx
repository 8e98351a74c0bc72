import { href } from "react-router";
import type { ListedPayment } from "#app/features/quotes/invoices/money.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { useAmount, useCalendarDay } from "./use-amount.ts";

type Props = {
  jobId: string;
  payments: readonly ListedPayment[];
  /** Whether a payment can be returned from here. */
  mayWrite: boolean;
};

/** Payments, deposits and refunds, the newest first. A mistake is corrected by a refund. */
export function PaymentList({ jobId, payments, mayWrite }: Props) {
  const { t } = useWords();
  const amount = useAmount();
  const dayOf = useCalendarDay();
  if (payments.length === 0)
    return <p className="px-4 py-3 text-ink-soft sm:px-6">{t("invoices:noPayments")}</p>;
  return (
    <ul aria-label={t("invoices:payments")} className="divide-y divide-line">
      {payments.toReversed().map((payment) => (
        <li
          key={payment.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-2 sm:px-6"
        >
          <span className="min-w-0 flex-1 basis-48">
            <span className="font-semibold">
              {payment.amount < 0 && `${t("invoices:refund")} · `}
              {payment.invoiceNumber === null
                ? t("invoices:deposit")
                : t("invoices:invoice", { number: payment.invoiceNumber })}
            </span>{" "}
            <span className="text-ink-soft">
              {t(`invoices:ways.${payment.way}`)} · {dayOf(payment.paidOn)}
            </span>
            {payment.note && <span className="block wrap-anywhere">{payment.note}</span>}
          </span>
          <span className="figures text-lg">{amount(payment.amount, payment.currency)}</span>
          {mayWrite && payment.amount > 0 && (
            <LinkButton
              kind="quiet"
              to={`${href("/repair-cms/:jobId/payments/new", { jobId })}?return=${payment.id}`}
            >
              {t("invoices:returned")}
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
  );
}
