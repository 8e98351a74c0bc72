import { profiles, subscriptions } from "#app/features/account/tables.server.ts";
import type { Subscription } from "#app/features/account/viewer.ts";
import type { Tier } from "#app/values/tier.ts";

/**
 * The columns of a subscription that every page needs, joined to the profile at no extra query.
 * `userId` comes first: Drizzle takes NULL there for a missing row.
 */
export const subscriptionColumns = {
  userId: subscriptions.userId,
  status: subscriptions.status,
  tier: subscriptions.tier,
  nextTier: subscriptions.nextTier,
  periodEnd: subscriptions.periodEnd,
  trialEnd: subscriptions.trialEnd,
  cancelAt: subscriptions.cancelAt,
  firstFailedAt: subscriptions.firstFailedAt,
  syncedAt: subscriptions.syncedAt,
};

export type SubscriptionRow = Pick<
  typeof subscriptions.$inferSelect,
  keyof typeof subscriptionColumns
>;

/** A subscription as pages receive it; null without one. */
export function toSubscription(row: SubscriptionRow | null | undefined): Subscription | null {
  if (!row) return null;
  return {
    status: row.status,
    tier: row.tier,
    nextTier: row.nextTier,
    periodEnd: row.periodEnd?.getTime() ?? null,
    trialEnd: row.trialEnd?.getTime() ?? null,
    cancelAt: row.cancelAt?.getTime() ?? null,
    firstFailedAt: row.firstFailedAt?.getTime() ?? null,
    syncedAt: row.syncedAt.getTime(),
  };
}

/** The plan in a profile, and the profile's version. */
export const planColumns = {
  tier: profiles.subscriptionStatus,
  endsAt: profiles.subscriptionEndsAt,
  version: profiles.version,
};

/**
 * The statement that writes a subscription's plan into the profile, for a batch of billing. It
 * writes nothing if the subscription's version has changed, and raises the profile's if the plan
 * does. Instants in milliseconds; `endsAt` is null for the free plan.
 */
export const planStatement = (
  d1: D1Database,
  read: { userId: string; version: number },
  plan: { tier: Tier; endsAt: number | null },
  now: number,
): D1PreparedStatement =>
  d1
    .prepare(
      `insert into profiles (id, subscription_status, subscription_end_date, created_at)
       select user_id, ?3, ?4, ?5 from subscriptions where user_id = ?1 and version = ?2
       on conflict (id) do update set subscription_status = ?3, subscription_end_date = ?4,
         version = version + (subscription_status is not ?3 or subscription_end_date is not ?4)`,
    )
    .bind(read.userId, read.version, plan.tier, plan.endsAt, now);
