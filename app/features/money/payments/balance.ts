import { roundUp, unitOf } from "#app/features/quotes/price/exact.ts";
import { type Millionths, wholeRate } from "#app/features/quotes/price/terms.ts";
import type { Cents, Decimals } from "#app/values/money.ts";

/** Amount charged on a job, and its payments; a refund is a payment below zero. */
type Account = {
  charged: Cents;
  payments: readonly Cents[];
  /** Refundable rest of the payment that a refund names. */
  refundable?: Cents | undefined;
};

const paidOf = (payments: readonly Cents[]): Cents => payments.reduce((sum, one) => sum + one, 0);

/** Amount still owed. Below zero after a credit note: then the shop owes it. */
export const balanceOf = ({ charged, payments }: Account): Cents => charged - paidOf(payments);

/** Share of a total, half a unit up. */
export const depositOf = (total: Cents, rate: Millionths, decimals: Decimals): Cents =>
  Number(roundUp(BigInt(total) * BigInt(rate), BigInt(wholeRate), unitOf[decimals]));

/** Why a payment is refused; null if it is not. */
export function paymentProblem(
  { amount, reason }: { amount: Cents; reason: string },
  account: Account,
): "zero" | "overpaid" | "reasonMissing" | "refundTooHigh" | null {
  if (amount === 0) return "zero";
  if (amount > 0) return amount > balanceOf(account) ? "overpaid" : null;
  if (reason.trim() === "") return "reasonMissing";
  const { payments, refundable = Number.POSITIVE_INFINITY } = account;
  return -amount > Math.min(paidOf(payments), refundable) ? "refundTooHigh" : null;
}
