import { type Line, subscriptionIn } from "../objects/invoice.ts";
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
  /** Make the change wait for its payment when the difference cannot be charged. */
  pending?: boolean;
  cancelAtPeriodEnd?: boolean;
  /** An instant in seconds; null takes it back. */
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
    giveUpPending(draft, subscription);
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

// The unused rest of the old plan is given back and the same time of the new one is charged: at
// once or with the next invoice.
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
      : differences(draft, subscription, price);
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
  // `change` compares with what the subscription was; the new invoice is part of the change.
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

const pendingUpdate = (
  now: number,
  items: Subscription["items"]["data"],
): NonNullable<Subscription["pending_update"]> =>
  ({
    billing_cycle_anchor: null,
    discounts: null,
    expires_at: now + 23 * 60 * 60,
    metadata: null,
    subscription_items: items,
    trial_end: null,
    trial_from_plan: null,
  }) as unknown as NonNullable<Subscription["pending_update"]>;

/**
 * The bank has asked the customer on the invoice's own page: it is paid, and what waited for it is
 * done.
 */
export function confirmInvoice(draft: Draft, id: string): void {
  const invoice = draft.account.invoices.find((one) => one.id === id);
  const subscription =
    invoice && draft.account.subscriptions.find((one) => one.id === subscriptionIn(invoice));
  if (!subscription || invoice.status !== "open" || !draft.account.card?.works)
    throw new Refusal("This invoice is not open any more.");
  const waiting = subscription.latest_invoice === id ? subscription.pending_update : null;
  if (!waiting) {
    collectOwed(draft, subscription, true, true);
    return;
  }
  collect(draft, invoice, true, true);
  const items = {
    ...subscription.items,
    data: waiting.subscription_items as unknown as Subscription["items"]["data"],
  };
  change(draft, "customer.subscription.updated", subscription, { items, pending_update: null });
}

/** Nobody confirmed in time: the change is given up, and its invoice is void. */
export function giveUpPending(draft: Draft, subscription: Subscription): void {
  const invoice = draft.account.invoices.find(({ id }) => id === subscription.latest_invoice);
  if (invoice?.status === "open")
    Object.assign(invoice, { status: "void", auto_advance: false, next_payment_attempt: null });
  change(draft, "customer.subscription.updated", subscription, { pending_update: null });
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

/**
 * Another card on file, and what is owed tried with it at once, as when the portal's visitor pays
 * what is open.
 */
export function changeCard(draft: Draft, card: NonNullable<Draft["account"]["card"]>): void {
  draft.account.card = card;
  for (const subscription of draft.account.subscriptions.filter(isLiving)) {
    subscription.default_payment_method = card.id;
    if (subscription.status === "past_due" || subscription.status === "unpaid")
      collectOwed(draft, subscription, true);
  }
}
