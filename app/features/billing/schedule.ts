import { day } from "#app/values/calendar.ts";
import type { Tier } from "#app/values/tier.ts";
import type { LetterKind } from "./letters.ts";
import type { PaidTier } from "./plans.ts";
import { isDormant, isLiving, type SubscriptionState } from "./subscription.ts";

const hour = 60 * 60 * 1000;

/** How long the trial's end is announced before it comes. */
export const notice = 2 * day;

/**
 * When to ask Stripe again although no webhook came; null when nothing is to come. An hour after a
 * period's end the renewal should have been heard; until it is, every hour. `checkoutEndsAt` is
 * when a Checkout Session that may be open closes. In milliseconds.
 */
export function nextCheck(
  state: SubscriptionState,
  now: number,
  checkoutEndsAt: number | null,
): number | null {
  const { status, periodEnd, firstFailedAt } = state;
  const checkout = checkoutEndsAt !== null && checkoutEndsAt + hour > now ? now + hour : null;
  if (isLiving(status)) {
    if (firstFailedAt !== null) return now + 6 * hour;
    const renewal = (periodEnd ?? now) + hour;
    return Math.min(
      now + 3 * day,
      renewal > now ? renewal : now + hour,
      checkout ?? Number.POSITIVE_INFINITY,
    );
  }
  return checkout ?? (isDormant(status) ? now + 3 * day : null);
}

/** A letter to be written; `tier` is the plan it is about. */
export type DueLetter = { kind: LetterKind; occasion: string; tier: PaidTier; dueAt: number };

/**
 * The letters that a subscription's state calls for, `before` being what was written down of it
 * until now.
 */
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
    // what the first payment will be for
    const charged = nextTier && nextTier !== "free" ? nextTier : tier;
    letters.push({
      kind: "trialEnding",
      occasion: subscriptionId,
      tier: charged,
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

/** The letter about a disputed payment, while there is a plan to speak of. */
export const disputeLetter = (
  disputeId: string | undefined,
  { tier }: SubscriptionState,
  now: number,
): DueLetter[] =>
  disputeId && tier !== "free"
    ? [{ kind: "paymentDisputed", occasion: disputeId, tier, dueAt: now }]
    : [];

/**
 * What is written down of a subscription when a letter about it is about to go out; instants in
 * milliseconds.
 */
type Written = {
  subscriptionId: string | null;
  status: string;
  tier: Tier;
  trialEnd: number | null;
  cancelAt: number | null;
  firstFailedAt: number | null;
};

/** Whether a letter still says the truth. */
export function isStillTrue(
  kind: LetterKind,
  occasion: string,
  written: Written,
  now: number,
): boolean {
  const { subscriptionId, status, tier, trialEnd, cancelAt, firstFailedAt } = written;
  switch (kind) {
    case "trialEnding":
      return (
        subscriptionId === occasion &&
        status === "trialing" &&
        cancelAt === null &&
        trialEnd !== null &&
        trialEnd > now
      );
    case "paymentFailed":
      return (
        tier !== "free" &&
        firstFailedAt !== null &&
        occasion === `${subscriptionId} ${firstFailedAt}`
      );
    case "paymentDisputed":
      return tier !== "free" && cancelAt !== null;
    case "planEnded":
      return subscriptionId === occasion && tier === "free";
  }
}
