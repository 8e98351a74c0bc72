import type { PlanChange } from "#app/platform/payments/plan-change.server.ts";
import { rank } from "#app/values/tier.ts";
import type { PaidTier, Prices } from "./plans.ts";
import {
  isLiving,
  keptTier,
  keptUntil,
  readSubscription,
  type StripeSubscription,
  soldItem,
} from "./subscription.ts";

/**
 * What has to be done for a member to have the plan they ask for; `when` is when they will have it.
 */
export type Change =
  | { do: "nothing" }
  /** There is no subscription that could be changed: a new one begins in Checkout. */
  | { do: "subscribe" }
  /** A payment is overdue: the billing portal comes first. */
  | { do: "pay" }
  | { do: "change"; when: "now" | "periodEnd"; change: PlanChange };

const unkept = { [keptTier]: "", [keptUntil]: "" };

/**
 * The way from a subscription to a plan (decision 14): one subscription changes its price. Up: at
 * once, the difference is charged. Down: the price changes now without money back, and the
 * subscription itself remembers until when the higher plan is paid. Going up again before that is
 * free. Asking for any plan takes a booked cancellation back. `now` in milliseconds.
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
    metadata: down ? { [keptTier]: held, [keptUntil]: String(item.current_period_end) } : unkept,
    stay,
  };
  return { do: "change", when: down ? "periodEnd" : "now", change };
}
