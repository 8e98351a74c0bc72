import { currentSubscription } from "#app/features/billing/subscription/current-subscription.ts";
import type { StripeSubscription } from "#app/features/billing/subscription/stripe-subscription.ts";
import { type SyncResult, syncCustomer } from "#app/features/billing/sync/sync.server.ts";
import { log } from "#app/platform/log/log.ts";
import { isMissing } from "#app/platform/payments/payment-error.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Person, StripeCustomer } from "./customers.server.ts";
import { replaceDeleted } from "./replace-deleted.server.ts";

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
