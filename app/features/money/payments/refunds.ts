import {
  chargedBy,
  figuresOf,
  isRefund,
  isStandingInvoice,
  type JobMoney,
  type ListedInvoice,
  type ListedPayment,
} from "#app/features/money/money.ts";
import type { Cents, Currency } from "#app/values/money.ts";

/** Payment of a job that a refund names; never itself a refund. */
export const paymentToRefund = (
  payments: readonly ListedPayment[],
  named: unknown,
): ListedPayment | undefined => payments.find((one) => one.id === named && !isRefund(one));

/**
 * Invoice that a refund of this payment, or of none, would leave unpaid: its own invoice, else the
 * only one. None while the job is overpaid: then the refund returns the credit.
 */
export function invoiceToCredit(
  money: JobMoney,
  { invoiceNumber, currency }: { invoiceNumber: number | null; currency: Currency },
): ListedInvoice | undefined {
  if (figuresOf(money).some((one) => one.currency === currency && one.ahead > 0)) return undefined;
  const open = money.invoices.filter(
    (one) => isStandingInvoice(one) && one.currency === currency && chargedBy(one) > 0,
  );
  return invoiceNumber === null
    ? open.length === 1
      ? open[0]
      : undefined
    : open.find(({ number }) => number === invoiceNumber);
}

/**
 * Refundable rest of a payment: limited also by all that was paid on the job, because older refunds
 * name no payment. `underWay`: amount of the job already being returned.
 */
export function refundableOf(
  { id, amount, currency }: ListedPayment,
  payments: readonly ListedPayment[],
  underWay: Cents = 0,
): Cents {
  let [left, paid] = [amount - underWay, -underWay];
  for (const one of payments) {
    if (one.refundOf === id) left += one.amount;
    if (one.currency === currency) paid += one.amount;
  }
  return Math.max(Math.min(left, paid), 0);
}
