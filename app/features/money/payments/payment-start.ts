import {
  type DepositDue,
  isStandingInvoice,
  type JobMoney,
  type ListedPayment,
  owedByInvoice,
  type PaymentWay,
} from "#app/features/money/money.ts";
import type { Cents } from "#app/values/money.ts";
import { paymentToRefund, refundableOf } from "./refunds.ts";

export const paymentKinds = ["payment", "refund"] as const;

/** Initial values of a payment form. */
export type PaymentStart = {
  kind: (typeof paymentKinds)[number];
  /** Number of an invoice; null for a deposit. */
  for: number | null;
  amount: Cents | null;
  way: PaymentWay;
  wayName: string | null;
  /** Payment that is returned, if it is a refund. */
  returned: ListedPayment | null;
};

type StartQuery = {
  invoice: number;
  returned: string | null;
  deposit?: DepositDue | undefined;
  /** Amount of the job on its way back to cards. */
  underWay?: Cents;
};

/**
 * Initial payment form: as the button asked (an invoice's payment, or a payment's return), else the
 * oldest unpaid invoice, or a deposit over the rest of an agreed one.
 */
export function startOfPayment(
  money: JobMoney,
  { invoice, returned, deposit, underWay }: StartQuery,
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
