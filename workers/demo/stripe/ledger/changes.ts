import type { Line } from "../objects/invoice.ts";
import { nameOf, type Price, planOf } from "../objects/prices.ts";
import { isLiving, itemIn, type Subscription } from "../objects/subscription.ts";
import { declined, missing, Refusal } from "../refusal.ts";
import { change, type Draft } from "./account.ts";
import { bill, collect, collectOwed, newLine, setDelinquent } from "./charge.ts";

export type SubscriptionChanges = {
  price?: Price;
  proration: "create_prorations" | "always_invoice" | "none";
  /** Leave everything as it was when the difference cannot be charged. */
  onlyIfPaid: boolean;
  cancelAtPeriodEnd?: boolean;
  /** An instant in seconds; null takes it back. */
  cancelAt?: number | null;
  metadata?: Record<string, string>;
};

/** Changes a subscription, with one event for all of it. */
export function changeSubscription(draft: Draft, id: string, changes: SubscriptionChanges): Subscription {
  const subscription = draft.account.subscriptions.find((one) => one.id === id);
  if (!subscription) throw missing("subscription", id);
  const { price, cancelAtPeriodEnd, cancelAt, metadata } = changes;
  if (!isLiving(subscription) && (price || cancelAtPeriodEnd !== undefined || cancelAt !== undefined)) {
    throw new Refusal("A canceled subscription can only update its cancellation_details and metadata.");
  }
  const wanted: Partial<Subscription> = {};
  if (metadata) wanted.metadata = metadata;
  if (cancelAtPeriodEnd !== undefined || cancelAt !== undefined) Object.assign(wanted, cancellation(draft, subscription, changes));
  if (price && price.id !== itemIn(subscription).price.id) Object.assign(wanted, changePrice(draft, subscription, price, changes));
  change(draft, "customer.subscription.updated", subscription, wanted);
  return subscription;
}

function cancellation(draft: Draft, subscription: Subscription, changes: SubscriptionChanges): Partial<Subscription> {
  const periodEnd = itemIn(subscription).current_period_end;
  const atEnd = changes.cancelAtPeriodEnd ?? false;
  const at = atEnd ? periodEnd : (changes.cancelAt ?? null);
  if (at !== null && at <= draft.now) throw new Refusal("`cancel_at` must be in the future.", { param: "cancel_at" });
  return {
    cancel_at_period_end: atEnd,
    cancel_at: at,
    canceled_at: at === null ? null : (subscription.canceled_at ?? draft.now),
    cancellation_details: { ...subscription.cancellation_details!, reason: at === null ? null : "cancellation_requested" },
  };
}

// The unused rest of the old plan is given back and the same time of the new one is charged: at once or with the next invoice.
function changePrice(
  draft: Draft,
  subscription: Subscription,
  price: Price,
  { proration, onlyIfPaid }: SubscriptionChanges,
): Partial<Subscription> {
  const items = structuredClone(subscription.items);
  Object.assign(items.data[0]!, { price, plan: planOf(price) });
  const lines = proration === "none" || subscription.status === "trialing" ? [] : differences(draft, subscription, price);
  if (lines.length === 0) return { items };
  if (proration === "create_prorations") {
    draft.account.pending.push(...lines);
    return { items };
  }
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (onlyIfPaid && total > 0 && !draft.account.card?.works) throw declined("Your card was declined.", "card_declined", "generic_decline");
  const before = subscription.latest_invoice;
  const invoice = bill(draft, subscription, "subscription_update", lines);
  // `change` compares with what the subscription was; the new invoice is part of the change.
  subscription.latest_invoice = before;
  if (collect(draft, invoice)) return { items, latest_invoice: invoice.id };
  setDelinquent(draft, true);
  return { items, latest_invoice: invoice.id, status: subscription.status === "unpaid" ? "unpaid" : "past_due" };
}

function differences(draft: Draft, subscription: Subscription, price: Price): Line[] {
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

/** Another card on file, and what is owed tried with it at once, as when the portal's visitor pays what is open. */
export function changeCard(draft: Draft, card: NonNullable<Draft["account"]["card"]>): void {
  draft.account.card = card;
  for (const subscription of draft.account.subscriptions.filter(isLiving)) {
    subscription.default_payment_method = card.id;
    if (subscription.status === "past_due" || subscription.status === "unpaid") collectOwed(draft, subscription, true);
  }
}
