import { and, eq, sql } from "drizzle-orm";
import { subscriptions } from "#app/features/account/tables.server.ts";
import { isLiving } from "#app/features/billing/subscription/stripe-subscription.ts";
import { usedTrials } from "#app/features/billing/tables.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import {
  createStripeCustomer,
  findStripeCustomer,
  type Person,
  type StripeCustomer,
} from "./customers.server.ts";
import { trialKeyOf } from "./trials.server.ts";

/**
 * Replaces a customer that was deleted in Stripe's dashboard, once, and counts its trial as used.
 * Undefined if it was not deleted. A paying customer that is merely unknown is not replaced: then
 * the key may be of another Stripe account.
 */
export async function replaceDeleted(
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
