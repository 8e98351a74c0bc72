import { day } from "#app/values/calendar.ts";
import { rank, type Tier } from "#app/values/tier.ts";
import { firstFailure, type Invoice, paidUntil } from "./invoices.ts";
import { type PaidTier, type Prices, tierOfPrice } from "./plans.ts";

type Item = {
  id: string;
  price: { id: string };
  current_period_start: number;
  current_period_end: number;
};

/**
 * What we read of a subscription of Stripe's; instants in seconds since 1970, as Stripe has them.
 * The period stands on the item alone (API 2026). What each state means for access is a table in
 * docs/decisions/0009-an-event-is-a-hint.md.
 */
export type StripeSubscription = {
  id: string;
  created: number;
  status: string;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  trial_end: number | null;
  metadata: Record<string, string>;
  items: { data: Item[] };
  pause_collection?: { behavior: string } | null;
  /**
   * The newest first; only listed while the state alone does not say what is paid: an overdue
   * payment, a paused collection.
   */
  invoices?: Invoice[];
};

/** What a subscription means for its owner; instants in milliseconds. */
export type SubscriptionState = {
  tier: Tier;
  /** When access ends unless something happens; null for free. */
  endsAt: number | null;
  /** Stripe's own word, or "none". */
  status: string;
  periodEnd: number | null;
  trialEnd: number | null;
  /** When a cancelled subscription runs out. */
  cancelAt: number | null;
  firstFailedAt: number | null;
  /** What the subscription becomes when what is paid runs out: a booked step down. */
  nextTier: Tier | null;
};

/** How long access lasts after the first failed payment (decision 15). */
export const grace = 7 * day;

/**
 * How long a renewing plan outlasts its period when Stripe's word of the renewal is late: nobody
 * who paid is locked out.
 */
export const slack = 3 * day;

/**
 * Where a step down keeps, on the subscription itself, what had been paid for: a tier, and until
 * when in seconds (decision 14).
 */
export const keptTier = "llave_paid_tier";
export const keptUntil = "llave_paid_until";

const nothing: SubscriptionState = {
  tier: "free",
  endsAt: null,
  status: "none",
  periodEnd: null,
  trialEnd: null,
  cancelAt: null,
  firstFailedAt: null,
  nextTier: null,
};

/**
 * Whether a subscription in this state opens doors: it is free, paid, or within the grace of a
 * failed payment.
 */
export const isLiving = (status: string): boolean =>
  ["trialing", "active", "past_due"].includes(status);

/**
 * Whether a subscription in this state has an end to come still, though it opens no door: a payment
 * would wake it.
 */
export const isDormant = (status: string): boolean =>
  ["unpaid", "paused", "incomplete"].includes(status);

/**
 * What this subscription, as Stripe has it now, entitles to. `now` in milliseconds; null is someone
 * who never subscribed.
 */
export function readSubscription(
  subscription: StripeSubscription | null,
  prices: Prices,
  now: number,
): SubscriptionState {
  const sold = subscription && soldItem(subscription, prices);
  if (!subscription || !sold) return { ...nothing, status: subscription?.status ?? "none" };

  const { item, tier: bought } = sold;
  const periodEnd = item.current_period_end * 1000;
  const firstFailedAt =
    subscription.status === "past_due"
      ? firstFailure(subscription.invoices ?? [], item) * 1000
      : null;
  const facts = {
    status: subscription.status,
    periodEnd,
    trialEnd: inMs(subscription.trial_end),
    firstFailedAt,
  };
  const cancelAt = subscription.cancel_at_period_end ? periodEnd : inMs(subscription.cancel_at);
  const endsAt = Math.min(
    paidEnd(subscription, item, firstFailedAt),
    cancelAt ?? Number.POSITIVE_INFINITY,
  );
  // What has run out is free at once, whatever word Stripe still has for it: else the nightly sweep
  // and the next look take turns.
  if (!isLiving(subscription.status) || !(endsAt > now)) return { ...nothing, ...facts };

  const tier = keptFrom(subscription.metadata, item, now) ?? bought;
  return { ...facts, tier, endsAt, cancelAt, nextTier: tier === bought ? null : bought };
}

/**
 * When access ends unless something happens, apart from a cancellation. An end further away than
 * what is paid says nothing until then.
 */
function paidEnd(
  { pause_collection: paused, invoices = [] }: StripeSubscription,
  item: Item,
  firstFailedAt: number | null,
): number {
  if (firstFailedAt !== null) return firstFailedAt + grace;
  const periodEnd = item.current_period_end * 1000;
  // Its invoices are voided as they are made, so the periods that go on are not paid for.
  return paused?.behavior === "void"
    ? Math.min(periodEnd, paidUntil(invoices, item) * 1000)
    : periodEnd + slack;
}

/** The item that sells a plan of ours, and which; the higher one if there should be two. */
export function soldItem(
  { items }: StripeSubscription,
  prices: Prices,
): { item: Item; tier: PaidTier } | undefined {
  const sold = items.data.flatMap((item) => {
    const tier = tierOfPrice(prices, item.price.id);
    return tier ? [{ item, tier }] : [];
  });
  return sold.sort((a, b) => rank(b.tier) - rank(a.tier))[0];
}

const inMs = (seconds: number | null): number | null => (seconds === null ? null : seconds * 1000);

// Diamond, while it had been paid for before a step down. Never beyond the period that it was paid
// with.
function keptFrom(
  metadata: Record<string, string>,
  item: Item,
  now: number,
): "premium" | undefined {
  if (metadata[keptTier] !== "premium" || !/^\d{1,12}$/.test(metadata[keptUntil] ?? ""))
    return undefined;
  const until = Number(metadata[keptUntil]);
  return until <= item.current_period_end && until * 1000 > now ? "premium" : undefined;
}
