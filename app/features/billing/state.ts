import type { Membership } from "#app/features/account/plan/membership.ts";
import type { Subscription } from "#app/features/account/viewer.ts";
import { day } from "#app/values/calendar.ts";
import { rank } from "#app/values/tier.ts";
import { isPaidTier, type PaidTier } from "./plans.ts";
import { notice } from "./schedule.ts";
import { grace, isLiving, slack } from "./subscription.ts";

type Living = Subscription & { tier: PaidTier };

/** The plan that is being paid for (or tried) now, if one is. */
export const livingPlan = (paid: Subscription | null): Living | null =>
  paid && isLiving(paid.status) && isPaidTier(paid.tier) ? (paid as Living) : null;

/** Whether there are receipts and a card to look at: whoever has ever subscribed. */
export const hasBilling = (paid: Subscription | null): boolean =>
  paid !== null && paid.status !== "none";

/** When access by this subscription ends: `readSubscription` says the same of Stripe's own words. */
const accessEnd = ({ firstFailedAt, periodEnd, cancelAt }: Subscription): number => {
  const paidUntil = firstFailedAt !== null ? firstFailedAt + grace : (periodEnd ?? 0) + slack;
  return cancelAt === null ? paidUntil : Math.min(cancelAt, paidUntil);
};

/**
 * What a member has now. `paid` is null where an administrator's grant, and not the subscription,
 * is what opens the doors.
 */
export type Held = { plan: PaidTier; until: number; paid: Living | null };

/**
 * The plan of a member and the day to print after 'Subscription active until': of a subscription
 * the end of what is paid, not the slack that a late webhook gets. Null: no plan, or one that has
 * ended (decision 6).
 */
export function heldPlan(
  { tier, endsAt, current }: Membership,
  paid: Subscription | null,
): Held | null {
  if (!current || endsAt === null || tier === "free") return null;
  const living = livingPlan(paid);
  if (!living || living.tier !== tier || accessEnd(living) !== endsAt)
    return { plan: tier, until: endsAt, paid: null };
  const until =
    living.firstFailedAt === null ? (living.cancelAt ?? living.periodEnd ?? endsAt) : endsAt;
  return { plan: tier, until, paid: living };
}

/**
 * The day on which a plan ends, as every page names it, a member's own and an administrator's
 * alike.
 */
export const shownEnd = (membership: Membership, paid: Subscription | null): number | null =>
  heldPlan(membership, paid)?.until ?? membership.endsAt;

/** A sentence that stands above every page while it is true. `at` is its day. */
export type Banner =
  | { kind: "trialEnding" | "cancelled"; plan: PaidTier; charged: PaidTier; at: number }
  /** A payment failed: access until then, or no access any more. */
  | { kind: "overdue"; plan: PaidTier; at: number }
  | { kind: "unpaid" }
  | { kind: "ended"; at: number | null };

/** How long the end of a plan is told on every page; /premium says it for ever. */
const mourning = 14 * day;

export function bannerFor(
  { membership, paid }: { membership: Membership; paid: Subscription | null },
  now: number,
): Banner | null {
  if (!paid) return null;
  const living = livingPlan(paid);
  if (!living) {
    if (membership.current) return null; // a grant goes on
    if (["past_due", "unpaid", "paused"].includes(paid.status)) return { kind: "unpaid" };
    const ended =
      paid.status === "canceled" && paid.periodEnd !== null && now < paid.periodEnd + mourning;
    return ended
      ? {
          kind: "ended",
          at: paid.periodEnd !== null && paid.periodEnd <= now ? paid.periodEnd : null,
        }
      : null;
  }
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

/**
 * What asking for a plan would do; the page says it before it is done. `change.ts` decides the same
 * from Stripe's own words.
 */
export type Step = {
  do: "up" | "down" | "stay";
  from: PaidTier;
  to: PaidTier;
  trial: boolean;
  takesBack: boolean;
  at: number;
};

/** The step to a plan, or null when there is nothing to change (or a payment comes first). */
export function stepTo(to: PaidTier, paid: Subscription | null): Step | null {
  const living = livingPlan(paid);
  if (!living || living.firstFailedAt !== null || living.periodEnd === null) return null;
  const { tier: from, nextTier, cancelAt, periodEnd } = living;
  const booked = nextTier !== null && nextTier !== from;
  if (to === from && !booked && cancelAt === null) return null;
  if (booked && to === nextTier && cancelAt === null) return null;
  const way = rank(to) > rank(from) ? "up" : rank(to) < rank(from) ? "down" : "stay";
  return {
    do: way,
    from,
    to,
    trial: living.status === "trialing",
    takesBack: cancelAt !== null,
    at: periodEnd,
  };
}
