import type { Membership } from "#app/features/account/plan/membership.ts";
import type { Subscription } from "#app/features/account/viewer.ts";
import { notice } from "#app/features/billing/letters/due-letters.ts";
import { isPaidTier, type PaidTier } from "#app/features/billing/plans.ts";
import { day } from "#app/values/calendar.ts";
import { accessEnd, livingPlan } from "./current-plan.ts";
import { canceledEnd } from "./ended-plan.ts";

/** A message above every page. `at` is its date in milliseconds. */
export type Banner =
  | { kind: "trialEnding" | "cancelled"; plan: PaidTier; charged: PaidTier; at: number }
  /** A payment failed; access lasts until `at`. */
  | { kind: "overdue"; plan: PaidTier; at: number }
  | { kind: "unpaid" }
  | { kind: "ended"; at: number | null };

/** How long every page says that a plan has ended; /premium always does (`endedPlan`). */
const endedNotice = 14 * day;

export function bannerFor(
  { membership, paid }: { membership: Membership; paid: Subscription | null },
  now: number,
): Banner | null {
  if (!paid) return null;
  const living = livingPlan(paid);
  if (!living) return membership.current ? null : bannerOfEnded(paid, now);
  const { tier: plan, nextTier, firstFailedAt, cancelAt, trialEnd, status } = living;
  if (firstFailedAt !== null)
    return accessEnd(living) > now
      ? { kind: "overdue", plan, at: accessEnd(living) }
      : { kind: "unpaid" };
  const charged = isPaidTier(nextTier) ? nextTier : plan;
  if (cancelAt !== null)
    return cancelAt > now ? { kind: "cancelled", plan, charged, at: cancelAt } : null;
  if (status !== "trialing" || trialEnd === null || trialEnd <= now || trialEnd - now > notice)
    return null;
  return { kind: "trialEnding", plan, charged, at: trialEnd };
}

function bannerOfEnded(paid: Subscription, now: number): Banner | null {
  if (["past_due", "unpaid", "paused"].includes(paid.status)) return { kind: "unpaid" };
  const end = canceledEnd(paid);
  if (end === null || now >= end + endedNotice) return null;
  return { kind: "ended", at: end <= now ? end : null };
}
