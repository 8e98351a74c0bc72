import type { Line } from "../objects/invoice-line.ts";
import { nameOf, type Price, planOf } from "../objects/prices.ts";
import { isLiving, itemIn, type Subscription } from "../objects/subscription.ts";
import { declined, missing, Refusal } from "../refusal.ts";
import { change, type Draft } from "./account.ts";
import { bill, newLine } from "./charge.ts";
import { collect, collectOwed, setDelinquent } from "./collect.ts";
import { dropPending, pendingUpdate } from "./pending-update.ts";

export type SubscriptionChanges = {
  price?: Price;
  proration: "create_prorations" | "always_invoice" | "none";
  /** `error_if_incomplete` */
  onlyIfPaid: boolean;
  /** `pending_if_incomplete` */
  pending?: boolean;
  cancelAtPeriodEnd?: boolean;
  /** An instant in seconds; null removes it. */
  cancelAt?: number | null;
  metadata?: Record<string, string>;
};

/** Changes a subscription, with one event for all of it. */
export function changeSubscription(
  draft: Draft,
  id: string,
  changes: SubscriptionChanges,
): Subscription {
  const subscription = draft.account.subscriptions.find((one) => one.id === id);
  if (!subscription) throw missing("subscription", id);
  const { price, cancelAtPeriodEnd, cancelAt, metadata } = changes;
  if (
    !isLiving(subscription) &&
    (price || cancelAtPeriodEnd !== undefined || cancelAt !== undefined)
  ) {
    throw new Refusal(
      "A canceled subscription can only update its cancellation_details and metadata.",
    );
  }
  const wanted: Partial<Subscription> = {};
  if (metadata) wanted.metadata = metadata;
  if (cancelAtPeriodEnd !== undefined || cancelAt !== undefined)
    Object.assign(wanted, cancellation(draft, subscription, changes));
  if (subscription.pending_update && (price || cancelAtPeriodEnd === false))
    dropPending(draft, subscription);
  if (price && price.id !== itemIn(subscription).price.id)
    Object.assign(wanted, changePrice(draft, subscription, price, changes));
  change(draft, "customer.subscription.updated", subscription, wanted);
  return subscription;
}

function cancellation(
  draft: Draft,
  subscription: Subscription,
  changes: SubscriptionChanges,
): Partial<Subscription> {
  const periodEnd = itemIn(subscription).current_period_end;
  const atEnd = changes.cancelAtPeriodEnd ?? false;
  const at = atEnd ? periodEnd : (changes.cancelAt ?? null);
  if (at !== null && at <= draft.now)
    throw new Refusal("`cancel_at` must be in the future.", { param: "cancel_at" });
  return {
    cancel_at_period_end: atEnd,
    cancel_at: at,
    canceled_at: at === null ? null : (subscription.canceled_at ?? draft.now),
    cancellation_details: {
      ...subscription.cancellation_details!,
      reason: at === null ? null : "cancellation_requested",
    },
  };
}

function changePrice(
  draft: Draft,
  subscription: Subscription,
  price: Price,
  { proration, onlyIfPaid, pending }: SubscriptionChanges,
): Partial<Subscription> {
  const items = structuredClone(subscription.items);
  Object.assign(items.data[0]!, { price, plan: planOf(price) });
  const lines =
    proration === "none" || subscription.status === "trialing"
      ? []
      : prorations(draft, subscription, price);
  if (lines.length === 0) return { items };
  if (proration === "create_prorations") {
    draft.account.pending.push(...lines);
    return { items };
  }
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const { card } = draft.account;
  if (onlyIfPaid && total > 0 && !card?.works)
    throw declined("Your card was declined.", "card_declined", "generic_decline");
  if (onlyIfPaid && total > 0 && card?.asks) {
    const message =
      "Payment for this subscription requires additional user action before it can be completed successfully.";
    throw declined(message, "subscription_payment_intent_requires_action");
  }
  const before = subscription.latest_invoice;
  const invoice = bill(draft, subscription, "subscription_update", lines);
  // The new invoice is part of the change, so `change` must see the old one.
  subscription.latest_invoice = before;
  if (collect(draft, invoice)) return { items, latest_invoice: invoice.id, pending_update: null };
  if (pending)
    return { latest_invoice: invoice.id, pending_update: pendingUpdate(draft.now, items.data) };
  setDelinquent(draft, true);
  return {
    items,
    latest_invoice: invoice.id,
    status: subscription.status === "unpaid" ? "unpaid" : "past_due",
  };
}

/** Replaces the card, and retries open invoices with it, as the portal does. */
export function changeCard(draft: Draft, card: NonNullable<Draft["account"]["card"]>): void {
  draft.account.card = card;
  for (const subscription of draft.account.subscriptions.filter(isLiving)) {
    subscription.default_payment_method = card.id;
    if (subscription.status === "past_due" || subscription.status === "unpaid")
      collectOwed(draft, subscription, true);
  }
}

/** The credit for the rest of the old price, and the charge for the same time at the new one. */
function prorations(draft: Draft, subscription: Subscription, price: Price): Line[] {
  const item = itemIn(subscription);
  const { current_period_start: start, current_period_end: end } = item;
  const rest = Math.max(0, Math.min(1, (end - draft.now) / (end - start)));
  const share = (of: Price) => Math.round(of.unit_amount * (item.quantity ?? 1) * rest);
  const period = { start: draft.now, end };
  return [
    newLine(draft, subscription, {
      description: `Unused time on ${nameOf(item.price)}`,
      amount: -share(item.price),
      proration: true,
      price: item.price,
      period,
    }),
    newLine(draft, subscription, {
      description: `Remaining time on ${nameOf(price)}`,
      amount: share(price),
      proration: true,
      price,
      period,
    }),
  ];
}
