import {
  type Invoice,
  type InvoiceFacts,
  invoiceOf,
  type Line,
  type LineFacts,
  lineOf,
  subscriptionIn,
} from "../objects/invoice.ts";
import { nameOf } from "../objects/prices.ts";
import { itemIn, type Subscription } from "../objects/subscription.ts";
import { change, type Draft, nextId, note, presentCustomer } from "./account.ts";
import { day } from "./months.ts";

/**
 * When a payment that failed is tried again: so many days after the first try. Stripe's own choice
 * is cleverer and as long.
 */
const retryDays = [3, 5, 7];

/** The line for one period of a subscription's plan. */
export function periodLine(draft: Draft, subscription: Subscription, amount?: number): Line {
  const item = itemIn(subscription);
  const quantity = item.quantity ?? 1;
  return newLine(draft, subscription, {
    description:
      amount === 0
        ? `Trial period for ${nameOf(item.price)}`
        : `${quantity} × ${nameOf(item.price)}`,
    amount: amount ?? item.price.unit_amount * quantity,
    proration: false,
    price: item.price,
    period: { start: item.current_period_start, end: item.current_period_end },
  });
}

export function newLine(
  draft: Draft,
  subscription: Subscription,
  facts: Pick<LineFacts, "description" | "amount" | "proration" | "price" | "period">,
): Line {
  const item = itemIn(subscription);
  return lineOf({
    ...facts,
    id: nextId(draft, "il"),
    subscription: subscription.id,
    item: item.id,
    quantity: item.quantity ?? 1,
  });
}

/**
 * Writes an invoice, takes what the customer has to his credit, and makes it the subscription's
 * latest. Nothing is charged yet.
 */
export function bill(
  draft: Draft,
  subscription: Subscription,
  reason: InvoiceFacts["reason"],
  lines: Line[],
): Invoice {
  const customer = presentCustomer(draft.account);
  const sequence = customer.next_invoice_sequence ?? 1;
  const { period } = lines.at(-1)!;
  const invoice = invoiceOf(
    {
      id: nextId(draft, "in"),
      number: `${customer.invoice_prefix}-${String(sequence).padStart(4, "0")}`,
      customer: {
        id: customer.id,
        email: customer.email,
        name: customer.name ?? null,
        balance: customer.balance,
      },
      subscription: { id: subscription.id, metadata: subscription.metadata },
      reason,
      lines,
      period,
    },
    draft.now,
  );
  customer.next_invoice_sequence = sequence + 1;
  customer.balance = invoice.ending_balance ?? 0;
  invoice.hosted_invoice_url = `${originOf(draft.account)}/demo/invoice/${invoice.id}`;
  draft.account.invoices.push(invoice);
  subscription.latest_invoice = invoice.id;
  return invoice;
}

/**
 * Tries to collect an open invoice, and says whether it is paid. What is not stays open, with the
 * time of the next try. As Stripe counts, a try by hand after the first changes neither the count
 * nor the schedule. `present`: the customer is there to be asked.
 */
export function collect(draft: Draft, invoice: Invoice, byHand = false, present = false): boolean {
  const counts = !byHand || !invoice.attempted;
  const { card } = draft.account;
  if (invoice.amount_due === 0 || (card?.works && (present || !card.asks))) {
    Object.assign(invoice, {
      status: "paid",
      amount_paid: invoice.amount_due,
      amount_remaining: 0,
      attempted: true,
      attempt_count: invoice.attempt_count + (invoice.amount_due > 0 && counts ? 1 : 0),
      auto_advance: false,
      next_payment_attempt: null,
      status_transitions: { ...invoice.status_transitions, paid_at: draft.now },
    } satisfies Partial<Invoice>);
    note(draft, "invoice.paid", invoice);
    return true;
  }
  invoice.attempted = true;
  if (counts) invoice.attempt_count += 1;
  invoice.next_payment_attempt =
    retryDays.map((days) => invoice.created + days * day).find((at) => at > draft.now) ?? null;
  note(draft, "invoice.payment_failed", invoice);
  if (card?.works) note(draft, "invoice.payment_action_required", invoice);
  return false;
}

/**
 * Tries what a running subscription still owes, oldest first; with all of it paid, the subscription
 * is active again.
 */
export function collectOwed(
  draft: Draft,
  subscription: Subscription,
  byHand = false,
  present = false,
): void {
  const owed = draft.account.invoices.filter(
    (invoice) => subscriptionIn(invoice) === subscription.id && invoice.status === "open",
  );
  const paid = owed.map((invoice) => collect(draft, invoice, byHand, present));
  if (!paid.every(Boolean) || !["past_due", "unpaid"].includes(subscription.status)) return;
  setDelinquent(draft, false);
  change(draft, "customer.subscription.updated", subscription, { status: "active" });
}

/** Where this customer's browser last was, which is where the demo's pages are too. */
const originOf = ({ sessions }: Draft["account"]): string => {
  const address = sessions.at(-1)?.success_url;
  return address ? new URL(address).origin : "http://localhost";
};

export function setDelinquent(draft: Draft, delinquent: boolean): void {
  presentCustomer(draft.account).delinquent = delinquent;
}
