import type { Membership } from "#app/features/account/plan/membership.ts";
import type { Subscription } from "#app/features/account/viewer.ts";
import type { PaidTier } from "#app/features/billing/plans.ts";

/**
 * A plan that ended. `tier`: null if only its subscription is known, which is Free once it ended.
 * `at`: in milliseconds; null if unknown, as where it ended before its period did.
 */
export type EndedPlan = { tier: PaidTier | null; at: number | null };

/** Ended plan that /premium shows, however long ago; null while a plan is held. */
export function endedPlan(
  { membership: { tier, endsAt, current }, paid }: Plans,
  now: number,
): EndedPlan | null {
  if (current) return null;
  if (tier !== "free") return { tier, at: endsAt };
  const end = canceledEnd(paid);
  return end === null ? null : { tier: null, at: end <= now ? end : null };
}

type Plans = { membership: Membership; paid: Subscription | null };

/** The end of the last period of a canceled subscription, in milliseconds. */
export const canceledEnd = (paid: Subscription | null): number | null =>
  paid?.status === "canceled" ? paid.periodEnd : null;
