import { eq } from "drizzle-orm";
import { subscriptions } from "#app/features/account/tables.server.ts";
import { disputeLetter, lettersFor } from "#app/features/billing/letters/due-letters.ts";
import type { Prices } from "#app/features/billing/plans.ts";
import { currentSubscription } from "#app/features/billing/subscription/current-subscription.ts";
import {
  isLiving,
  type StripeSubscription,
  soldItem,
} from "#app/features/billing/subscription/stripe-subscription.ts";
import {
  readSubscription,
  type SubscriptionState,
} from "#app/features/billing/subscription/subscription.ts";
import { log } from "#app/platform/log/log.ts";
import type { PaymentEvent } from "#app/platform/payments/event.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { findByCustomer, type LedgerRow } from "./ledger.server.ts";
import { nextCheck } from "./next-check.ts";
import { storeSync } from "./store-sync.server.ts";

export type Services = Pick<Platform, "db" | "payments">;

export type SyncResult = { ok: true; state: SubscriptionState } | { ok: false; reason: "stranger" };

const attempts = 6;

/**
 * Reads a customer's subscriptions from Stripe and stores what counts, with the ledger row of the
 * `event`. If the row's version changed since it was read, it reads again, so that an older answer
 * never replaces a newer one. `read` is the customer, if just read. An unknown customer is a
 * "stranger": nothing is read or stored. @throws PaymentError, or Error when the database fails;
 * then nothing was stored
 */
export async function syncCustomer(
  services: Services,
  customerId: string,
  now: number,
  { event, read }: { event?: PaymentEvent; read?: LedgerRow } = {},
): Promise<SyncResult> {
  const { db, payments } = services;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const found =
      attempt === 0 && read ? read : await findByCustomer(db).get({ customer: customerId });
    if (!found) return { ok: false, reason: "stranger" };
    const all = await payments.listSubscriptions(customerId);
    const subscription = currentSubscription(all, payments.prices, now);
    warnOf(customerId, all, subscription, payments.prices);
    const state = readSubscription(subscription, payments.prices, now);
    const subscriptionId = subscription?.id ?? null;
    const facts = {
      state,
      subscriptionId,
      checkAt: nextCheck(state, now, found.row.checkoutEndsAt?.getTime() ?? null),
      letters: [
        ...lettersFor(found.row, subscriptionId, state, now),
        ...disputeLetter(event?.disputeId, state, now),
      ],
      event,
    };
    if (await storeSync(db.$client, found, facts, now)) return { ok: true, state };
  }
  throw new Error(`Customer ${customerId} was written by others ${attempts} times in a row`);
}

/** For a user: after Checkout, by the sweep, by an administrator. */
export async function syncUser(
  services: Services,
  userId: string,
  now: number,
): Promise<SyncResult> {
  const row = await services.db
    .select({ customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .get();
  return row ? syncCustomer(services, row.customerId, now) : { ok: false, reason: "stranger" };
}

/** Logs problems that need action at Stripe or in the configuration (runbook). */
function warnOf(
  customer: string,
  all: StripeSubscription[],
  current: StripeSubscription | null,
  prices: Prices,
): void {
  const paid = all.filter((one) => isLiving(one.status) && soldItem(one, prices));
  if (paid.length > 1)
    log.warn("a customer has more than one plan", undefined, {
      customer,
      subscriptions: paid.map(({ id }) => id).join(),
    });
  if (current && isLiving(current.status) && !soldItem(current, prices))
    log.warn("a subscription has a price that is not configured", undefined, {
      customer,
      subscription: current.id,
    });
}
