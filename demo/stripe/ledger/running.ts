import { type Invoice, subscriptionIn } from "../objects/invoice.ts";
import { itemIn, type Subscription } from "../objects/subscription.ts";
import { change, type Draft, note } from "./account.ts";
import { bill, periodLine } from "./charge.ts";
import { collect, collectOwed, setDelinquent } from "./collect.ts";
import { nextPeriodEnd } from "./months.ts";

/**
 * A period has run out: the subscription ends if that was booked, else the next one begins and is
 * charged for.
 */
export function turnPeriod(draft: Draft, subscription: Subscription): void {
  if (subscription.cancel_at_period_end) end(draft, subscription, "cancellation_requested");
  else renew(draft, subscription);
}

function renew(draft: Draft, subscription: Subscription): void {
  const before = {
    items: structuredClone(subscription.items),
    latest_invoice: subscription.latest_invoice,
  };
  const { status } = subscription;
  const item = itemIn(subscription);
  item.current_period_start = item.current_period_end;
  item.current_period_end = nextPeriodEnd(
    subscription.billing_cycle_anchor,
    item.current_period_start,
  );

  const invoice = bill(draft, subscription, "subscription_cycle", [
    ...draft.account.pending.splice(0),
    periodLine(draft, subscription),
  ]);
  if (status === "unpaid") {
    // Stripe continues to create invoices for a customer who does not pay, but leaves them as
    // drafts and charges nothing.
    Object.assign(invoice, { status: "draft", auto_advance: false } satisfies Partial<Invoice>);
  } else if (collect(draft, invoice)) {
    if (status === "trialing") subscription.status = "active";
  } else {
    subscription.status = "past_due";
    setDelinquent(draft, true);
  }
  note(
    draft,
    "customer.subscription.updated",
    subscription,
    subscription.status === status ? before : { ...before, status },
  );
}

/**
 * Another try at an invoice that was not paid. After the last one Stripe gives up, in the way that
 * was chosen.
 */
export function retry(draft: Draft, invoice: Invoice): void {
  const subscription = draft.account.subscriptions.find(({ id }) => id === subscriptionIn(invoice));
  if (!subscription) return;
  if (draft.account.card?.works && !draft.account.card.asks) {
    collectOwed(draft, subscription);
    return;
  }
  collect(draft, invoice);
  if (invoice.next_payment_attempt !== null) return;
  if (draft.account.giveUp === "canceled") end(draft, subscription, "payment_failed");
  else change(draft, "customer.subscription.updated", subscription, { status: "unpaid" });
}

/** Ends a subscription now. Open invoices are no longer charged. */
export function end(
  draft: Draft,
  subscription: Subscription,
  reason: "cancellation_requested" | "payment_failed",
): void {
  for (const invoice of draft.account.invoices) {
    if (subscriptionIn(invoice) !== subscription.id || invoice.status !== "open") continue;
    Object.assign(invoice, {
      auto_advance: false,
      next_payment_attempt: null,
    } satisfies Partial<Invoice>);
  }
  draft.account.pending = [];
  Object.assign(subscription, {
    status: "canceled",
    canceled_at: subscription.canceled_at ?? draft.now,
    ended_at: draft.now,
    cancellation_details: { ...subscription.cancellation_details!, reason },
  } satisfies Partial<Subscription>);
  note(draft, "customer.subscription.deleted", subscription);
}
