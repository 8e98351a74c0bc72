import type { Subscription } from "#app/features/account/viewer.ts";
import type { PaidTier } from "#app/features/billing/plans.ts";
import { rank } from "#app/values/tier.ts";
import { livingPlan } from "./current-plan.ts";

/** Effect of a change of plan, for its page; `change.ts` decides from Stripe's data. */
export type Step = {
  do: "up" | "down" | "stay";
  from: PaidTier;
  to: PaidTier;
  trial: boolean;
  /** Undoes a scheduled cancellation. */
  takesBack: boolean;
  at: number;
};

/** Null if there is nothing to change, or a payment is overdue. */
export function stepTo(to: PaidTier, paid: Subscription | null): Step | null {
  const living = livingPlan(paid);
  if (!living || living.firstFailedAt !== null || living.periodEnd === null) return null;
  const { tier: from, nextTier, cancelAt, periodEnd, status } = living;
  const scheduled = nextTier !== null && nextTier !== from;
  if (cancelAt === null && to === (scheduled ? nextTier : from)) return null;
  return {
    do: rank(to) > rank(from) ? "up" : rank(to) < rank(from) ? "down" : "stay",
    from,
    to,
    trial: status === "trialing",
    takesBack: cancelAt !== null,
    at: periodEnd,
  };
}
