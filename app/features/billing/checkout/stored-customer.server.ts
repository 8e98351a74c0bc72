import { and, eq, sql } from "drizzle-orm";
import { subscriptions } from "#app/features/account/tables.server.ts";
import { currentSubscription } from "#app/features/billing/subscription/current-subscription.ts";
import {
  isLiving,
  type StripeSubscription,
} from "#app/features/billing/subscription/stripe-subscription.ts";
import { type SyncResult, syncCustomer } from "#app/features/billing/sync/sync.server.ts";
import { usedTrials } from "#app/features/billing/tables.server.ts";
import { log } from "#app/platform/log/log.ts";
import { isMissing } from "#app/platform/payments/payment-error.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import {
  createStripeCustomer,
  findStripeCustomer,
  type Person,
  type StripeCustomer,
} from "./customers.server.ts";
import { trialKeyOf } from "./trials.server.ts";

export const currentSubscriptionOf = async (
  { payments, now }: Platform,
  { customerId }: StripeCustomer,
): Promise<StripeSubscription | null> =>
  currentSubscription(await payments.listSubscriptions(customerId), payments.prices, now());

type Attempt<Result> = {
  viewer: Person;
  customer: StripeCustomer;
  work: (as: StripeCustomer) => Promise<Result>;
  /** Called once, with the replacement of a customer deleted at Stripe. */
  again: (as: StripeCustomer) => Promise<Result> | Result;
};

/** Works with a customer, replacing it if it was deleted at Stripe. */
export async function withCustomer<Result>(
  platform: Platform,
  { viewer, customer, work, again }: Attempt<Result>,
): Promise<Result> {
  try {
    return await work(customer);
  } catch (error) {
    const replacement = isMissing(error)
      ? await replaceDeleted(platform, viewer, customer)
      : undefined;
    if (!replacement) throw error;
    await trySync(platform, replacement);
    return await again(replacement);
  }
}

/** Syncs after the fact; if that fails, the webhook or the sweep will do it. */
export async function trySync(
  platform: Platform,
  { customerId }: StripeCustomer,
): Promise<SyncResult | undefined> {
  try {
    return await syncCustomer(platform, customerId, platform.now());
  } catch (error) {
    log.error("a customer could not be looked at", error, { customer: customerId });
    return undefined;
  }
}

/**
 * Replaces a customer that was deleted in Stripe's dashboard, once, and counts its trial as used.
 * Undefined if it was not deleted. A paying customer that is merely unknown is not replaced: then
 * the key may be of another Stripe account.
 */
async function replaceDeleted(
  platform: Platform,
  viewer: Person,
  deleted: StripeCustomer,
): Promise<StripeCustomer | undefined> {
  const { db } = platform;
  const state = await platform.payments.findCustomer(deleted.customerId);
  if (state === "there" || (state === "unknown" && isLiving(deleted.status))) return undefined;
  const customerId = await createStripeCustomer(platform, viewer, deleted.customerId);
  const replaced = db
    .update(subscriptions)
    .set({
      customerId,
      checkoutId: null,
      checkoutEndsAt: null,
      version: sql`${subscriptions.version} + 1`,
    })
    .where(
      and(eq(subscriptions.userId, viewer.id), eq(subscriptions.customerId, deleted.customerId)),
    )
    .returning({ id: subscriptions.userId });
  const trial = {
    emailHash: await trialKeyOf(platform, viewer.email),
    usedAt: new Date(platform.now()),
  };
  const [done] = await db.batch(
    deleted.subscriptionId === null
      ? [replaced]
      : [replaced, db.insert(usedTrials).values(trial).onConflictDoNothing()],
  );
  if (done.length > 0)
    log.warn("a customer deleted at Stripe was replaced", undefined, {
      customer: deleted.customerId,
      by: customerId,
    });
  return findStripeCustomer(platform, viewer.id);
}
