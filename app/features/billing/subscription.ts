import { day } from "#app/values/calendar.ts";
import { rank, type Tier } from "#app/values/tier.ts";
import { type PaidTier, type Prices, tierOfPrice } from "./plans.ts";

type Item = { id: string; price: { id: string }; current_period_start: number; current_period_end: number };

/**
 * What we read of a subscription of Stripe's; instants in seconds since 1970, as Stripe has them. The period stands on the item alone
 * (API 2026). While a payment is overdue `latest_invoice` is the oldest unpaid one (`findSubscription` sees to it).
 */
export type StripeSubscription = {
  id: string;
  status: string;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  trial_end: number | null;
  metadata: Record<string, string>;
  items: { data: Item[] };
  latest_invoice: string | null | { created: number; status_transitions: { finalized_at: number | null } };
};

/** What a subscription means for its owner; instants in milliseconds. */
export type Meaning = {
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

/** How long a renewing plan outlasts its period when Stripe's word of the renewal is late: nobody who paid is locked out. */
export const slack = 3 * day;

/** Where a step down keeps, on the subscription itself, what had been paid for: a tier, and until when in seconds (decision 14). */
export const keptTier = "llave_paid_tier";
export const keptUntil = "llave_paid_until";

const nothing: Meaning = {
  tier: "free",
  endsAt: null,
  status: "none",
  periodEnd: null,
  trialEnd: null,
  cancelAt: null,
  firstFailedAt: null,
  nextTier: null,
};

/** Whether a subscription in this state opens doors: it is free, paid, or within the grace of a failed payment. */
export const isLiving = (status: string): boolean => ["trialing", "active", "past_due"].includes(status);

/** Whether a subscription in this state has an end to come still, though it opens no door: a payment would wake it. */
export const isDormant = (status: string): boolean => ["unpaid", "paused", "incomplete"].includes(status);

/** What this subscription, as Stripe has it now, entitles to. `now` in milliseconds; null is someone who never subscribed. */
export function membershipFrom(subscription: StripeSubscription | null, prices: Prices, now: number): Meaning {
  const sold = subscription && soldItem(subscription, prices);
  if (!subscription || !sold) return { ...nothing, status: subscription?.status ?? "none" };

  const { item, tier: bought } = sold;
  const periodEnd = item.current_period_end * 1000;
  const facts = { status: subscription.status, periodEnd, trialEnd: inMs(subscription.trial_end) };
  if (!isLiving(subscription.status)) return { ...nothing, ...facts };

  const tier = keptFrom(subscription.metadata, item, now) ?? bought;
  const cancelAt = subscription.cancel_at_period_end ? periodEnd : inMs(subscription.cancel_at);
  const firstFailedAt = subscription.status === "past_due" ? failedAt(subscription, item) : null;
  // An end further away than what is paid says nothing about the payments until then.
  const paidUntil = firstFailedAt !== null ? firstFailedAt + grace : periodEnd + slack;
  return {
    ...facts,
    tier,
    endsAt: cancelAt === null ? paidUntil : Math.min(cancelAt, paidUntil),
    cancelAt,
    firstFailedAt,
    nextTier: tier === bought ? null : bought,
  };
}

/** The item that sells a plan of ours, and which; the higher one if there should be two. */
export function soldItem({ items }: StripeSubscription, prices: Prices): { item: Item; tier: PaidTier } | undefined {
  const sold = items.data.flatMap((item) => {
    const tier = tierOfPrice(prices, item.price.id);
    return tier ? [{ item, tier }] : [];
  });
  return sold.sort((a, b) => rank(b.tier) - rank(a.tier))[0];
}

const inMs = (seconds: number | null): number | null => (seconds === null ? null : seconds * 1000);

// Diamond, while it had been paid for before a step down. Never beyond the period that it was paid with.
function keptFrom(metadata: Record<string, string>, item: Item, now: number): "premium" | undefined {
  if (metadata[keptTier] !== "premium" || !/^\d{1,12}$/.test(metadata[keptUntil] ?? "")) return undefined;
  const until = Number(metadata[keptUntil]);
  return until <= item.current_period_end && until * 1000 > now ? "premium" : undefined;
}

// Stripe charges a renewal when it finalises the invoice: that moment is the first attempt. Without the invoice, the period that
// has begun says it.
function failedAt({ latest_invoice: invoice }: StripeSubscription, item: Item): number {
  if (invoice && typeof invoice === "object") return (invoice.status_transitions.finalized_at ?? invoice.created) * 1000;
  return item.current_period_start * 1000;
}
