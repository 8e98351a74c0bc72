import type { Language } from "#app/values/language.ts";
import type { Tier } from "#app/values/tier.ts";
import type { Membership } from "./plan/membership.ts";

/** The person behind a request: signed in, and what may be entered. */
export type Viewer = {
  id: string;
  name: string;
  email: string;
  isAdmin: boolean;
  /** Since when signing in takes a second factor, in milliseconds; null without one. */
  twoFactorSince: number | null;
  /**
   * An administrator without a second factor, where one is required: nothing is open until it is
   * set up.
   */
  mustSetUpTwoFactor: boolean;
  membership: Membership;
  /**
   * What the payment provider last said; null for someone who never went to pay. No guard reads it:
   * `membership` decides.
   */
  paid: Subscription | null;
  /** The language of letters about replies; null when none are wanted. */
  replyLetters: Language | null;
  /** Whether others replied to this person's topics since they were last read. */
  hasReplies: boolean;
  /** The session behind this request, so that the account page can mark it. */
  sessionId: string;
};

/** A plan as it is paid for; instants in milliseconds. `status` is Stripe's own word, or "none". */
export type Subscription = {
  status: string;
  tier: Tier;
  /** What the plan becomes when what is paid runs out: a booked step down. */
  nextTier: Tier | null;
  periodEnd: number | null;
  trialEnd: number | null;
  cancelAt: number | null;
  firstFailedAt: number | null;
  syncedAt: number;
};
