import type { Membership } from "#app/features/account/plan/membership.ts";
import type { Subscription } from "#app/features/account/viewer.ts";
import { isPaidTier, type PaidTier } from "#app/features/billing/plans.ts";
import { isLiving } from "#app/features/billing/subscription/stripe-subscription.ts";
import { grace, slack } from "#app/features/billing/subscription/subscription.ts";

type Living = Subscription & { tier: PaidTier };

/** The subscription if it gives access now. */
export const livingPlan = (paid: Subscription | null): Living | null =>
  paid && isLiving(paid.status) && isPaidTier(paid.tier) ? (paid as Living) : null;

/** Whether the portal has anything to show: anyone who has ever subscribed. */
export const hasBilling = (paid: Subscription | null): boolean =>
  paid !== null && paid.status !== "none";

/** When access by a subscription ends; equal to `endsAt` of `readSubscription`. */
export const accessEnd = ({ firstFailedAt, periodEnd, cancelAt }: Subscription): number => {
  const paidUntil = firstFailedAt !== null ? firstFailedAt + grace : (periodEnd ?? 0) + slack;
  return cancelAt === null ? paidUntil : Math.min(cancelAt, paidUntil);
};

/** A member's plan. `paid` is null if a grant, not the subscription, gives it. */
export type CurrentPlan = { plan: PaidTier; until: number; paid: Living | null };

/**
 * The plan and the date after 'Subscription active until': of a subscription the end of the paid
 * period, without the slack. Null if there is none, or it has ended.
 */
export function heldPlan(
  { tier, endsAt, current }: Membership,
  paid: Subscription | null,
): CurrentPlan | null {
  if (!current || endsAt === null || tier === "free") return null;
  const living = livingPlan(paid);
  if (!living || living.tier !== tier || accessEnd(living) !== endsAt)
    return { plan: tier, until: endsAt, paid: null };
  const until =
    living.firstFailedAt === null ? (living.cancelAt ?? living.periodEnd ?? endsAt) : endsAt;
  return { plan: tier, until, paid: living };
}

/** The end date that every page shows, to members and administrators alike. */
export const shownEnd = (membership: Membership, paid: Subscription | null): number | null =>
  heldPlan(membership, paid)?.until ?? membership.endsAt;
