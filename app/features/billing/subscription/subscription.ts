import type { Prices } from "#app/features/billing/plans.ts";
import { day } from "#app/values/calendar.ts";
import type { Tier } from "#app/values/tier.ts";
import { firstFailure, paidUntil } from "./invoices.ts";
import {
  fallbackOf,
  type Item,
  isLiving,
  type StripeSubscription,
  soldItem,
} from "./stripe-subscription.ts";

/** State of a subscription for its owner; instants in milliseconds. */
export type SubscriptionState = {
  tier: Tier;
  /** When access ends unless it is renewed; null for Free. */
  endsAt: number | null;
  /** Stripe's status, or "none". */
  status: string;
  periodEnd: number | null;
  trialEnd: number | null;
  cancelAt: number | null;
  firstFailedAt: number | null;
  /** The tier after a scheduled downgrade. */
  nextTier: Tier | null;
};

/** How long access lasts after the first failed payment. */
export const grace = 7 * day;

/** How long a plan outlasts its period, in case the webhook of the renewal is late. */
export const slack = 3 * day;

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

/** Entitlement of a subscription at `now` (milliseconds). */
export function readSubscription(
  subscription: StripeSubscription | null,
  prices: Prices,
  now: number,
): SubscriptionState {
  const sold = subscription && soldItem(subscription, prices);
  if (!subscription || !sold) return { ...nothing, status: subscription?.status ?? "none" };

  const { item, tier: bought } = sold;
  const { status } = subscription;
  const periodEnd = item.current_period_end * 1000;
  const firstFailedAt =
    status === "past_due" ? firstFailure(subscription.invoices ?? [], item) * 1000 : null;
  const facts = { status, periodEnd, trialEnd: inMs(subscription.trial_end), firstFailedAt };
  const cancelAt = subscription.cancel_at_period_end ? periodEnd : inMs(subscription.cancel_at);
  const endsAt = Math.min(
    paidEnd(subscription, item, firstFailedAt),
    cancelAt ?? Number.POSITIVE_INFINITY,
  );
  // An end in the past means Free, whatever the status: else the nightly sweep and the next sync
  // would alternate.
  if (!isLiving(status) || !(endsAt > now)) return { ...nothing, ...facts };

  const tier = fallbackOf(subscription.metadata, item, now) ?? bought;
  return { ...facts, tier, endsAt, cancelAt, nextTier: tier === bought ? null : bought };
}

/** When access ends, apart from a cancellation. */
function paidEnd(
  { pause_collection: paused, invoices = [] }: StripeSubscription,
  item: Item,
  firstFailedAt: number | null,
): number {
  if (firstFailedAt !== null) return firstFailedAt + grace;
  const periodEnd = item.current_period_end * 1000;
  // While collection is paused, invoices are voided, so the later periods are not paid for.
  return paused?.behavior === "void"
    ? Math.min(periodEnd, paidUntil(invoices, item) * 1000)
    : periodEnd + slack;
}

const inMs = (seconds: number | null): number | null => (seconds === null ? null : seconds * 1000);
