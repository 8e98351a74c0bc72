import type { Prices } from "#app/features/billing/plans.ts";
import { rank } from "#app/values/tier.ts";
import { isDormant, isLiving, type StripeSubscription, soldItem } from "./stripe-subscription.ts";
import { readSubscription } from "./subscription.ts";

/**
 * The subscription that counts: the highest tier, then current before dormant before ended, then
 * the newest. One without a price of ours is another product's, unless our Checkout made it: then
 * the price is missing from the configuration, and a second subscription would charge twice.
 */
export function currentSubscription(
  all: readonly StripeSubscription[],
  prices: Prices,
  now: number,
): StripeSubscription | null {
  const weighed = all
    .filter((one) => soldItem(one, prices) || one.metadata.llave_user)
    .map((one) => ({ one, weights: weightsOf(one, prices, now) }));
  weighed.sort((a, b) => compare(b.weights, a.weights));
  return weighed[0]?.one ?? null;
}

/** All that can charge the customer, whatever they sell. */
export const chargeable = (all: readonly StripeSubscription[]): StripeSubscription[] =>
  all.filter(({ status }) => isLiving(status) || isDormant(status));

function weightsOf(one: StripeSubscription, prices: Prices, now: number): number[] {
  const { tier, endsAt } = readSubscription(one, prices, now);
  const life = isLiving(one.status) ? 2 : isDormant(one.status) ? 1 : 0;
  return [rank(tier), life, endsAt ?? 0, one.created];
}

const compare = (a: number[], b: number[]): number => {
  const at = a.findIndex((weight, index) => weight !== b[index]);
  return at === -1 ? 0 : a[at]! - b[at]!;
};
