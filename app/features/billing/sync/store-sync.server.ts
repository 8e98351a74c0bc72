import { planStatement } from "#app/features/account/plan/subscription.server.ts";
import type { DueLetter } from "#app/features/billing/letters/due-letters.ts";
import type { SubscriptionState } from "#app/features/billing/subscription/subscription.ts";
import type { PaymentEvent } from "#app/platform/payments/event.ts";
import type { LedgerRow } from "./ledger.server.ts";

type Facts = {
  state: SubscriptionState;
  subscriptionId: string | null;
  checkAt: number | null;
  letters: DueLetter[];
  event: PaymentEvent | undefined;
};

/**
 * Stores the plan, a used trial, due letters, the event and the subscription in one batch, if the
 * row's version is still the one that was read. False: it is not, and nothing was stored. A plan
 * that the profile has already is not written: then the profile's version counts too.
 */
export async function storeSync(
  d1: D1Database,
  { row, plan }: LedgerRow,
  facts: Facts,
  now: number,
): Promise<boolean> {
  const { state, subscriptionId, checkAt, letters, event } = facts;
  const isPlanStored =
    plan?.tier === state.tier && (plan.endsAt?.getTime() ?? null) === state.endsAt;
  // In SQL, because Drizzle cannot write `insert … select … where`. The last statement raises the
  // version, so that the ones before it see the old one.
  const unchanged = `user_id = ?1 and version = ?2
    and (?3 is null or exists (select 1 from profiles where id = ?1 and version = ?3))`;
  const profileVersion = isPlanStored ? plan.version : null;
  const write = (sql: string, ...values: unknown[]) =>
    d1.prepare(sql).bind(row.userId, row.version, profileVersion, ...values);
  const results = await d1.batch([
    ...(isPlanStored ? [] : [planStatement(d1, row, state, now)]),
    ...(state.trialEnd === null
      ? []
      : [
          write(
            `insert into used_trials select trial_key, ?4 from subscriptions where ${unchanged}
               and trial_key is not null on conflict do nothing`,
            now,
          ),
        ]),
    ...letters.map(({ kind, occasion, tier, dueAt }) =>
      write(
        `insert into billing_letters (user_id, kind, occasion, tier, due_at)
         select user_id, ?4, ?5, ?6, ?7 from subscriptions where ${unchanged}
         on conflict do update set tier = ?6, due_at = ?7 where sent_at is null and kind = 'trialEnding'`,
        kind,
        occasion,
        tier,
        dueAt,
      ),
    ),
    ...(event
      ? [
          write(
            `insert into stripe_events select ?4, ?5, customer_id, ?6 from subscriptions
             where ${unchanged} on conflict do nothing`,
            event.id,
            event.type,
            now,
          ),
        ]
      : []),
    write(
      `update subscriptions set subscription_id = ?4, status = ?5, tier = ?6, period_end = ?7, trial_end = ?8, cancel_at = ?9,
         first_failed_at = ?10, next_tier = ?11, check_at = ?12, synced_at = ?13, version = version + 1
       where ${unchanged} returning version`,
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
