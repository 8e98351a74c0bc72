import type { PaidTier } from "#app/features/billing/plans.ts";
import type { SubscriptionState } from "#app/features/billing/subscription/subscription.ts";
import { day } from "#app/values/calendar.ts";
import type { Tier } from "#app/values/tier.ts";
import type { LetterKind } from "./letter-kinds.ts";

/** How long before the end of a trial its letter is sent. */
export const notice = 2 * day;

/** `tier` is the plan that the letter is about. */
export type DueLetter = { kind: LetterKind; occasion: string; tier: PaidTier; dueAt: number };

/** The letters for a new state; `before` is the stored one. */
export function lettersFor(
  before: { tier: Tier },
  subscriptionId: string | null,
  state: SubscriptionState,
  now: number,
): DueLetter[] {
  const { status, tier, nextTier, trialEnd, firstFailedAt, cancelAt } = state;
  if (!subscriptionId) return [];
  if (tier === "free") {
    return before.tier === "free"
      ? []
      : [{ kind: "planEnded", occasion: subscriptionId, tier: before.tier, dueAt: now }];
  }
  const letters: DueLetter[] = [];
  if (status === "trialing" && trialEnd !== null && trialEnd > now && cancelAt === null) {
    letters.push({
      kind: "trialEnding",
      occasion: subscriptionId,
      // The plan of the first payment.
      tier: nextTier && nextTier !== "free" ? nextTier : tier,
      dueAt: trialEnd - notice,
    });
  }
  if (firstFailedAt !== null)
    letters.push({
      kind: "paymentFailed",
      occasion: `${subscriptionId} ${firstFailedAt}`,
      tier,
      dueAt: now,
    });
  return letters;
}

/** The letter about a dispute, if there is a plan. */
export const disputeLetter = (
  disputeId: string | undefined,
  { tier }: SubscriptionState,
  now: number,
): DueLetter[] =>
  disputeId && tier !== "free"
    ? [{ kind: "paymentDisputed", occasion: disputeId, tier, dueAt: now }]
    : [];

/** The stored subscription when a letter about it is sent; instants in milliseconds. */
type LetterState = {
  subscriptionId: string | null;
  status: string;
  tier: Tier;
  trialEnd: number | null;
  cancelAt: number | null;
  firstFailedAt: number | null;
};

type IsTrue = (occasion: string, stored: LetterState, now: number) => boolean;

/** Whether a letter is still true. */
export const isStillTrue: Record<LetterKind, IsTrue> = {
  trialEnding: (occasion, { subscriptionId, status, cancelAt, trialEnd }, now) =>
    subscriptionId === occasion &&
    status === "trialing" &&
    cancelAt === null &&
    trialEnd !== null &&
    trialEnd > now,
  paymentFailed: (occasion, { subscriptionId, tier, firstFailedAt }) =>
    tier !== "free" && firstFailedAt !== null && occasion === `${subscriptionId} ${firstFailedAt}`,
  paymentDisputed: (_, { tier, cancelAt }) => tier !== "free" && cancelAt !== null,
  planEnded: (occasion, { subscriptionId, tier }) => subscriptionId === occasion && tier === "free",
};
