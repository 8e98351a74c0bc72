import { rank } from "#app/values/tier.ts";
import type { Prices } from "./plans.ts";
import {
  isDormant,
  isLiving,
  readSubscription,
  type StripeSubscription,
  soldItem,
} from "./subscription.ts";

/**
 * The one of a customer's subscriptions that counts: the one that entitles to most, then the one
 * that lives, could wake, has ended; the newest of those. What sells nothing of ours (another
 * product of the same Stripe account) is no subscription to us, unless our Checkout made it: then
 * its price is missing from the configuration, and a second one would charge twice.
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

/** Those that could ever charge the customer, whatever they sell. */
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
