import type { Cents, Currency } from "#app/values/money.ts";
import {
  chargedBy,
  figuresOf,
  isRefund,
  isStandingInvoice,
  type JobMoney,
  type ListedInvoice,
  type ListedPayment,
} from "./money.ts";

/** The payment of a job that a refund names; a refund is none. */
export const paymentToRefund = (
  payments: readonly ListedPayment[],
  named: unknown,
): ListedPayment | undefined => payments.find((one) => one.id === named && !isRefund(one));

/**
 * The invoice that a refund of this payment, or of none, would leave unpaid: the one that it was
 * for, else the only one. None while more is paid than charged: then the customer's credit goes.
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
 * What can still be refunded of a payment: no more than is left of it, and of all that was paid
 * on the job, because older refunds name no payment. `underWay`: what of the job goes back already.
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
