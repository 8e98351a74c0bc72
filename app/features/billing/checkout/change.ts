import type { PaidTier, Prices } from "#app/features/billing/plans.ts";
import {
  fallbackTier,
  fallbackUntil,
  isLiving,
  type StripeSubscription,
  soldItem,
} from "#app/features/billing/subscription/stripe-subscription.ts";
import { readSubscription } from "#app/features/billing/subscription/subscription.ts";
import type { PlanChange } from "#app/platform/payments/plan-change.server.ts";
import { rank } from "#app/values/tier.ts";

type Change =
  | { do: "nothing" }
  /** No subscription to change: a new one needs Checkout. */
  | { do: "subscribe" }
  /** A payment is overdue: first the billing portal. */
  | { do: "pay" }
  /** "kept": the plan of today stays; a cancellation or a downgrade is undone. */
  | { do: "change"; when: "now" | "periodEnd" | "kept"; change: PlanChange };

const unkept = { [fallbackTier]: "", [fallbackUntil]: "" };

/**
 * How a subscription gets to a plan. An upgrade applies now and charges the difference. A downgrade
 * changes the price now, without a refund, and its metadata keeps the higher plan until the paid
 * period ends; undoing it is free. Any change undoes a cancellation.
 */
export function changeTo(
  wanted: PaidTier,
  subscription: StripeSubscription | null,
  prices: Prices,
  now: number,
): Change {
  const sold = subscription && soldItem(subscription, prices);
  if (!subscription || !sold || !isLiving(subscription.status)) return { do: "subscribe" };
  if (subscription.status === "past_due") return { do: "pay" };

  const { item, tier: bought } = sold;
  const held = readSubscription(subscription, prices, now).tier;
  const stay = subscription.cancel_at_period_end
    ? "cancel_at_period_end"
    : subscription.cancel_at !== null
      ? "cancel_at"
      : undefined;
  if (wanted === bought && !stay) return { do: "nothing" };

  const down = rank(wanted) < rank(held);
  const change: PlanChange = {
    subscriptionId: subscription.id,
    ...(wanted !== bought && { item: { id: item.id, price: prices[wanted][0]! } }),
    charge: rank(wanted) > rank(held),
    metadata: down
      ? { [fallbackTier]: held, [fallbackUntil]: String(item.current_period_end) }
      : unkept,
    stay,
  };
  return { do: "change", when: down ? "periodEnd" : wanted === held ? "kept" : "now", change };
}
