import { day } from "#app/values/calendar.ts";
import { rank, type Tier } from "#app/values/tier.ts";
import { type Prices, tierOfPrice } from "./plans.ts";

/**
 * What we read of a subscription of Stripe's; instants in seconds since 1970, as Stripe has them. The period's end stands on the
 * item alone (API 2026).
 */
export type StripeSubscription = {
  id: string;
  status: string;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  ended_at: number | null;
  trial_end: number | null;
  metadata: Record<string, string>;
  items: { data: { price: { id: string }; current_period_end: number }[] };
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

const living = ["trialing", "active", "past_due"];

/** What this subscription, as Stripe has it now, entitles to. `now` in milliseconds; null is someone who never subscribed. */
export function membershipFrom(subscription: StripeSubscription | null, prices: Prices, now: number): Meaning {
  const item = subscription?.items.data[0];
  const bought = item && tierOfPrice(prices, item.price.id);
  if (!subscription || !bought) return { ...nothing, status: subscription?.status ?? "none" };

  const periodEnd = item.current_period_end * 1000;
  const facts = { status: subscription.status, periodEnd, trialEnd: inMs(subscription.trial_end) };
  if (!living.includes(subscription.status)) return { ...nothing, ...facts };

  const kept = keptFrom(subscription.metadata, now);
  const tier = kept && rank(kept.tier) > rank(bought) ? kept.tier : bought;
  const cancelAt = subscription.cancel_at_period_end ? periodEnd : inMs(subscription.cancel_at);
  const firstFailedAt = subscription.status === "past_due" ? failedAt(subscription, periodEnd) : null;
  return {
    ...facts,
    tier,
    endsAt: firstFailedAt !== null ? firstFailedAt + grace : (cancelAt ?? periodEnd + slack),
    cancelAt,
    firstFailedAt,
    nextTier: tier === bought ? null : bought,
  };
}

const inMs = (seconds: number | null): number | null => (seconds === null ? null : seconds * 1000);

/** What had been paid for before a step down, while it lasts. */
function keptFrom(metadata: Record<string, string>, now: number): { tier: Tier } | undefined {
  const until = Number(metadata[keptUntil]);
  return metadata[keptTier] === "premium" && until * 1000 > now ? { tier: "premium" } : undefined;
}

// Stripe charges a renewal when it finalises the invoice: that moment is the first attempt. Without the invoice, the period that
// has begun says it: it began when the old one ended.
function failedAt({ latest_invoice: invoice }: StripeSubscription, periodEnd: number): number {
  if (invoice && typeof invoice === "object") return (invoice.status_transitions.finalized_at ?? invoice.created) * 1000;
  return periodEnd - 31 * day;
}
