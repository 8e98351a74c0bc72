import type { DecidedJob } from "#app/features/approval/decided-job.ts";
import { depositsDue } from "#app/features/approval/deposits-due.ts";
import {
  figuresOf,
  isStandingInvoice,
  type JobMoney,
  owedByInvoice,
} from "#app/features/money/money.ts";
import type { Cents, Currency } from "#app/values/money.ts";

/** open: Stripe's page waits · paid: it counts, perhaps in part · late: all of it goes back. */
export type CardPaymentState = "open" | "paid" | "late" | "closed";

/** State of the amount that returns to the card. `failed`: Stripe could not return it. */
export type ReturnState = "due" | "sent" | "failed";

/** Target of a payment: an invoice, or the deposit that a revision's decision requires. */
export type Target =
  | { invoiceNumber: number; revision: null }
  | { invoiceNumber: null; revision: number };

type Amount = { cents: Cents; currency: Currency };

/** Amount payable on an invoice now; undefined if it is void or paid. */
export function owedOf(money: JobMoney, number: number): Amount | undefined {
  const invoice = money.invoices.find((one) => one.number === number && isStandingInvoice(one));
  const cents = owedByInvoice(money).get(number) ?? 0;
  return invoice && cents > 0 ? { cents, currency: invoice.currency } : undefined;
}

/** Amount payable on a decision's deposit now: no more than is due on the job. */
export function depositOf(
  { money, decided }: { money: JobMoney; decided: DecidedJob },
  decision: { deposit: Cents | null; currency: Currency },
): Amount | undefined {
  const { deposit, currency } = decision;
  const due = depositsDue(decided, money).find((one) => one.currency === currency)?.due ?? 0;
  const cents = Math.min(due, deposit ?? 0);
  return cents > 0 ? { cents, currency } : undefined;
}

/**
 * Amount of a card payment that counts, once Stripe has taken it: no more than is owed by then. A
 * deposit whose quotes were invoiced meanwhile counts toward the invoices.
 */
export function countedOf(
  { cents, currency, invoiceNumber }: Amount & Pick<Target, "invoiceNumber">,
  { money, decided, open }: { money: JobMoney; decided: DecidedJob | undefined; open: Cents },
): Cents {
  const ofInvoice = invoiceNumber === null ? undefined : owedOf(money, invoiceNumber);
  const due = decided && depositsDue(decided, money).find((one) => one.currency === currency)?.due;
  const owed = figuresOf(money).find((one) => one.currency === currency)?.owed ?? 0;
  const room =
    invoiceNumber === null
      ? Math.max(due ?? 0, owed)
      : ofInvoice?.currency === currency
        ? ofInvoice.cents
        : 0;
  return Math.max(Math.min(cents, room, open), 0);
}
