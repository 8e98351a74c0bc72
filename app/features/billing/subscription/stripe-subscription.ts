import { type PaidTier, type Prices, tierOfPrice } from "#app/features/billing/plans.ts";
import { rank } from "#app/values/tier.ts";
import type { Invoice } from "./invoices.ts";

export type Item = {
  id: string;
  price: { id: string };
  current_period_start: number;
  current_period_end: number;
};

/**
 * Fields read of a Stripe subscription; instants in seconds, as in its API. The access of each
 * status is a table in docs/decisions/0009-an-event-is-a-hint.md.
 */
export type StripeSubscription = {
  id: string;
  created: number;
  status: string;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  trial_end: number | null;
  metadata: Record<string, string>;
  items: { data: Item[] };
  pause_collection?: { behavior: string } | null;
  /** Newest first; only where the status alone does not say what is paid. */
  invoices?: Invoice[];
};

/** Whether the status gives access: on trial, paid, or a failed payment in its grace period. */
export const isLiving = (status: string): boolean =>
  ["trialing", "active", "past_due"].includes(status);

/** Whether the status gives no access, but a payment would make the subscription active. */
export const isDormant = (status: string): boolean =>
  ["unpaid", "paused", "incomplete"].includes(status);

/** The item that sells one of our plans; the higher one of two. */
export function soldItem(
  { items }: StripeSubscription,
  prices: Prices,
): { item: Item; tier: PaidTier } | undefined {
  const sold = items.data.flatMap((item) => {
    const tier = tierOfPrice(prices, item.price.id);
    return tier ? [{ item, tier }] : [];
  });
  return sold.sort((a, b) => rank(b.tier) - rank(a.tier))[0];
}

// The metadata in which a downgrade stores the tier that was paid for, and until when in seconds.
export const fallbackTier = "llave_paid_tier";
export const fallbackUntil = "llave_paid_until";

/** Diamond while it is paid for after a downgrade, but never beyond its own period. */
export function fallbackOf(
  metadata: Record<string, string>,
  item: Item,
  now: number,
): "premium" | undefined {
  if (metadata[fallbackTier] !== "premium" || !/^\d{1,12}$/.test(metadata[fallbackUntil] ?? ""))
    return undefined;
  const until = Number(metadata[fallbackUntil]);
  return until <= item.current_period_end && until * 1000 > now ? "premium" : undefined;
}
