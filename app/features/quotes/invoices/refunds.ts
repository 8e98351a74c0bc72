import type { Cents } from "#app/values/money.ts";
import type { ListedPayment } from "./money.ts";

/** The payment of a job that a refund names; a refund is none. */
export const paymentToRefund = (
  payments: readonly ListedPayment[],
  named: unknown,
): ListedPayment | undefined => payments.find(({ id, amount }) => id === named && amount > 0);

/**
 * What can still be refunded of a payment: no more than is left of it, and of all that was paid
 * on the job, because older refunds name no payment.
 */
export function refundableOf(
  { id, amount, currency }: ListedPayment,
  payments: readonly ListedPayment[],
): Cents {
  let [left, paid] = [amount, 0];
  for (const one of payments) {
    if (one.refundOf === id) left += one.amount;
    if (one.currency === currency) paid += one.amount;
  }
  return Math.max(Math.min(left, paid), 0);
}
