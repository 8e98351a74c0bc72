import type { Cents } from "#app/values/money.ts";
import {
  type DepositDue,
  isStandingInvoice,
  type JobMoney,
  type ListedPayment,
  owedByInvoice,
  type PaymentWay,
} from "./money.ts";
import { paymentToRefund, refundableOf } from "./refunds.ts";

export const paymentKinds = ["payment", "refund"] as const;

/** What the form of a payment says at first. */
export type PaymentStart = {
  kind: (typeof paymentKinds)[number];
  /** The number of an invoice; null for a deposit. */
  for: number | null;
  amount: Cents | null;
  way: PaymentWay;
  wayName: string | null;
  /** The payment that is returned, if it is one. */
  returned: ListedPayment | null;
};

/**
 * What was asked for by the button that led here: a payment of an invoice or the return of a
 * payment; else the oldest invoice that is owed, or a deposit: what is left of the one that was
 * agreed.
 */
export function startOfPayment(
  money: JobMoney,
  {
    invoice,
    returned,
    deposit,
    underWay,
  }: {
    invoice: number;
    returned: string | null;
    deposit?: DepositDue | undefined;
    /** What of the job is on its way back to cards. */
    underWay?: Cents;
  },
): PaymentStart {
  const payment = paymentToRefund(money.payments, returned);
  if (payment) {
    const amount = refundableOf(payment, money.payments, underWay);
    const { invoiceNumber, way, wayName } = payment;
    return { kind: "refund", for: invoiceNumber, amount, way, wayName, returned: payment };
  }
  const owed = owedByInvoice(money);
  const open = money.invoices.filter(
    (one) => isStandingInvoice(one) && (owed.get(one.number) ?? 0) > 0,
  );
  const chosen = open.find(({ number }) => number === invoice) ?? open[0];
  return {
    kind: "payment",
    for: chosen?.number ?? null,
    amount: chosen ? owed.get(chosen.number)! : (deposit?.due ?? null),
    way: "cash",
    wayName: null,
    returned: null,
  };
}
