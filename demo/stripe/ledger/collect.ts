import { type Invoice, subscriptionIn } from "../objects/invoice.ts";
import type { Subscription } from "../objects/subscription.ts";
import { change, type Draft, note, presentCustomer } from "./account.ts";
import { day } from "./months.ts";

/** Days after the first attempt on which a failed payment is retried. */
const retryDays = [3, 5, 7];

/**
 * Tries to collect an open invoice; false schedules a retry. As at Stripe, a manual retry changes
 * neither the count nor the schedule. `present`: the customer can authenticate.
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

/** Retries the open invoices, oldest first; once all are paid, the subscription is active. */
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

export function setDelinquent(draft: Draft, delinquent: boolean): void {
  presentCustomer(draft.account).delinquent = delinquent;
}
