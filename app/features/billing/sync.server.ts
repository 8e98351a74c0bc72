import { eq } from "drizzle-orm";
import { planStatement } from "#app/features/account/plan/subscription.server.ts";
import { subscriptions } from "#app/features/account/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { PaymentEvent } from "#app/platform/payments/event.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { currentSubscription } from "./current-subscription.ts";
import type { Prices } from "./plans.ts";
import { type DueLetter, disputeLetter, lettersFor, nextCheck } from "./schedule.ts";
import {
  isLiving,
  readSubscription,
  type StripeSubscription,
  type SubscriptionState,
  soldItem,
} from "./subscription.ts";

/** All that a sync needs: the webhook worker has no more than this. */
export type Services = Pick<Platform, "db" | "payments">;

export type SyncResult = { ok: true; state: SubscriptionState } | { ok: false; reason: "stranger" };

/** A row that others keep writing is asked for this many times. */
const tries = 6;

/**
 * Asks Stripe how it stands with a customer and writes it down (decision 12). The row's version is
 * read before asking and must not have moved when the answer is written, else Stripe is asked
 * again: an older answer never covers a newer one. In one batch: the profile that guards read,
 * `subscriptions`, a used trial, due letters, and the ledger row of the `event` that knocked.
 *
 * `now` in milliseconds; `read` is the customer's row when it has just been read. A customer whom
 * we do not know is a "stranger": nothing is asked or written.
 * @throws PaymentError when Stripe cannot be asked, Error when the database fails; then nothing was
 * written
 */
export async function syncCustomer(
  services: Services,
  customerId: string,
  now: number,
  event?: PaymentEvent,
  read?: Row,
): Promise<SyncResult> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const row = attempt === 0 && read ? read : await findByCustomer(services.db, customerId).get();
    if (!row) return { ok: false, reason: "stranger" };
    const all = await services.payments.listSubscriptions(customerId);
    const subscription = currentSubscription(all, services.payments.prices, now);
    warnOf(customerId, all, subscription, services.payments.prices);
    const state = readSubscription(subscription, services.payments.prices, now);
    const subscriptionId = subscription?.id ?? null;
    const facts: Facts = {
      state,
      subscriptionId,
      checkAt: nextCheck(state, now, row.checkoutEndsAt?.getTime() ?? null),
      letters: [
        ...lettersFor(row, subscriptionId, state, now),
        ...disputeLetter(event?.disputeId, state, now),
      ],
    };
    if (await write(services.db.$client, row, facts, now, event)) return { ok: true, state };
  }
  throw new Error(
    `The subscription of customer ${customerId} was written by others ${tries} times in a row`,
  );
}

/**
 * What a person has to put right at Stripe or in the configuration (runbook, "A payment that nobody
 * expected").
 */
function warnOf(
  customer: string,
  all: StripeSubscription[],
  chosen: StripeSubscription | null,
  prices: Prices,
): void {
  const paid = all.filter((one) => isLiving(one.status) && soldItem(one, prices));
  if (paid.length > 1)
    log.warn("a customer has more than one plan", undefined, {
      customer,
      subscriptions: paid.map(({ id }) => id).join(),
    });
  if (chosen && isLiving(chosen.status) && !soldItem(chosen, prices))
    log.warn("a subscription has a price that is not configured", undefined, {
      customer,
      subscription: chosen.id,
    });
}

const findByCustomer = (db: Db, customerId: string) =>
  db.select().from(subscriptions).where(eq(subscriptions.customerId, customerId));

/**
 * The same for a user: after Checkout, by the sweep, by an administrator. Someone who never went to
 * Checkout is a stranger.
 */
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

type Facts = {
  state: SubscriptionState;
  subscriptionId: string | null;
  checkAt: number | null;
  letters: DueLetter[];
};
type Row = typeof subscriptions.$inferSelect;

/**
 * Writes everything while the row's version is the one that was read, and nothing otherwise. False:
 * it has moved.
 */
async function write(
  d1: D1Database,
  row: Row,
  facts: Facts,
  now: number,
  event?: PaymentEvent,
): Promise<boolean> {
  const { state, subscriptionId, checkAt, letters } = facts;
  // By hand: Drizzle cannot say `insert … select … where`. The version is raised by the last
  // statement of the transaction.
  const unmoved = "from subscriptions where user_id = ?1 and version = ?2";
  const own = [row.userId, row.version] as const;
  const results = await d1.batch([
    planStatement(d1, row, state, now),
    ...(state.trialEnd === null
      ? []
      : [
          d1
            .prepare(
              `insert into used_trials select trial_key, ?3 ${unmoved} and trial_key is not null on conflict do nothing`,
            )
            .bind(...own, now),
        ]),
    ...letters.map(({ kind, occasion, tier, dueAt }) =>
      d1
        .prepare(
          `insert into billing_letters (user_id, kind, occasion, tier, due_at) select user_id, ?3, ?4, ?5, ?6 ${unmoved}
           on conflict do update set tier = ?5, due_at = ?6 where sent_at is null and kind = 'trialEnding'`,
        )
        .bind(...own, kind, occasion, tier, dueAt),
    ),
    ...(event
      ? [
          d1
            .prepare(
              `insert into stripe_events select ?3, ?4, customer_id, ?5 ${unmoved} on conflict do nothing`,
            )
            .bind(...own, event.id, event.type, now),
        ]
      : []),
    d1
      .prepare(
        `update subscriptions set subscription_id = ?3, status = ?4, tier = ?5, period_end = ?6, trial_end = ?7, cancel_at = ?8,
           first_failed_at = ?9, next_tier = ?10, check_at = ?11, synced_at = ?12, version = version + 1
         where user_id = ?1 and version = ?2 returning version`,
      )
      .bind(
        ...own,
        subscriptionId,
        state.status,
        state.tier,
        state.periodEnd,
        state.trialEnd,
        state.cancelAt,
        state.firstFailedAt,
        state.nextTier,
        checkAt,
        now,
      ),
  ]);
  return (results.at(-1)?.results.length ?? 0) > 0;
}
