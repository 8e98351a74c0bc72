import { isDormant, isLiving } from "#app/features/billing/subscription/stripe-subscription.ts";
import type { SubscriptionState } from "#app/features/billing/subscription/subscription.ts";
import { day } from "#app/values/calendar.ts";

const hour = 60 * 60 * 1000;

/**
 * When to sync again without a webhook; null for never. A renewal is due an hour after the period
 * ends, then hourly. `checkoutEndsAt` is when the open Checkout Session expires. In milliseconds.
 */
export function nextCheck(
  { status, periodEnd, firstFailedAt }: SubscriptionState,
  now: number,
  checkoutEndsAt: number | null,
): number | null {
  const checkout = checkoutEndsAt !== null && checkoutEndsAt + hour > now ? now + hour : null;
  if (!isLiving(status)) return checkout ?? (isDormant(status) ? now + 3 * day : null);
  if (firstFailedAt !== null) return now + 6 * hour;
  const renewal = (periodEnd ?? now) + hour;
  return Math.min(
    now + 3 * day,
    renewal > now ? renewal : now + hour,
    checkout ?? Number.POSITIVE_INFINITY,
  );
}
