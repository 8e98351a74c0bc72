import { planStatement } from "#app/features/account/plan/subscription.server.ts";
import type { subscriptions } from "#app/features/account/tables.server.ts";
import type { DueLetter } from "#app/features/billing/letters/due-letters.ts";
import type { SubscriptionState } from "#app/features/billing/subscription/subscription.ts";
import type { PaymentEvent } from "#app/platform/payments/event.ts";

type Facts = {
  state: SubscriptionState;
  subscriptionId: string | null;
  checkAt: number | null;
  letters: DueLetter[];
  event: PaymentEvent | undefined;
};
export type Row = typeof subscriptions.$inferSelect;

/**
 * Stores the plan, a used trial, due letters, the event and the subscription in one batch, if the
 * row's version is still the one that was read. False: it is not, and nothing was stored.
 */
export async function storeSync(
  d1: D1Database,
  row: Row,
  facts: Facts,
  now: number,
): Promise<boolean> {
  const { state, subscriptionId, checkAt, letters, event } = facts;
  // In SQL, because Drizzle cannot write `insert … select … where`. The last statement raises the
  // version, so that the ones before it see the old one.
  const unchanged = "from subscriptions where user_id = ?1 and version = ?2";
  const insert = (sql: string, ...values: unknown[]) =>
    d1.prepare(sql).bind(row.userId, row.version, ...values);
  const results = await d1.batch([
    planStatement(d1, row, state, now),
    ...(state.trialEnd === null
      ? []
      : [
          insert(
            `insert into used_trials select trial_key, ?3 ${unchanged} and trial_key is not null on conflict do nothing`,
            now,
          ),
        ]),
    ...letters.map(({ kind, occasion, tier, dueAt }) =>
      insert(
        `insert into billing_letters (user_id, kind, occasion, tier, due_at) select user_id, ?3, ?4, ?5, ?6 ${unchanged}
         on conflict do update set tier = ?5, due_at = ?6 where sent_at is null and kind = 'trialEnding'`,
        kind,
        occasion,
        tier,
        dueAt,
      ),
    ),
    ...(event
      ? [
          insert(
            `insert into stripe_events select ?3, ?4, customer_id, ?5 ${unchanged} on conflict do nothing`,
            event.id,
            event.type,
            now,
          ),
        ]
      : []),
    insert(
      `update subscriptions set subscription_id = ?3, status = ?4, tier = ?5, period_end = ?6, trial_end = ?7, cancel_at = ?8,
         first_failed_at = ?9, next_tier = ?10, check_at = ?11, synced_at = ?12, version = version + 1
       where user_id = ?1 and version = ?2 returning version`,
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
