import { href } from "react-router";
import { isRefund, type JobMoney, type ListedPayment } from "#app/features/money/money.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { useAmount } from "#app/ui/text/use-amount.ts";
import { useWords } from "#app/ui/words.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import { PaymentName } from "./payment-name.tsx";
import { refundableOf } from "./refunds.ts";

type Props = {
  jobId: string;
  payments: readonly ListedPayment[];
  /** All payments of the job. */
  ofJob: JobMoney["payments"];
  /** Further amount counted here, from other payments of the job. */
  others?: { amount: Cents; currency: Currency } | undefined;
  /** Whether a payment can be returned from here. */
  mayWrite: boolean;
};

/** Payments, deposits and refunds, newest first. A mistake is corrected by a refund. */
export function PaymentList({ jobId, payments, ofJob, others, mayWrite }: Props) {
  const { t } = useWords();
  const amount = useAmount();
  if (payments.length === 0 && !others)
    return <p className="px-4 py-3 text-ink-soft sm:px-6">{t("invoices:noPayments")}</p>;
  return (
    <ul aria-label={t("invoices:payments")} className="divide-y divide-line">
      {payments.toReversed().map((payment) => (
        <li
          key={payment.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-2 sm:px-6"
        >
          <span className="min-w-0 flex-1 basis-48">
            <PaymentName {...payment} />
            {payment.note && <span className="block wrap-anywhere">{payment.note}</span>}
          </span>
          <span className="figures text-lg">{amount(payment.amount, payment.currency)}</span>
          {mayWrite && !isRefund(payment) && refundableOf(payment, ofJob) > 0 && (
            <LinkButton
              kind="quiet"
              to={`${href("/repair-cms/:jobId/payments/new", { jobId })}?return=${payment.id}`}
            >
              {t("invoices:returned")}
            </LinkButton>
          )}
        </li>
      ))}
      {others && (
        <li className="flex flex-wrap justify-between gap-x-6 px-4 py-2 sm:px-6">
          <span className="font-semibold">
            {t(others.amount < 0 ? "invoices:customersCredit" : "invoices:otherPayments")}
          </span>
          <span className="figures text-lg">{amount(others.amount, others.currency)}</span>
        </li>
      )}
    </ul>
  );
}
