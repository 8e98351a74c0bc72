/**
 * Removes all that Stripe has told us. Plans that an administrator gave stand beside it, in other
 * columns.
 */
export const testRows: readonly string[] = [
  "update profiles set subscription_status = 'free', subscription_end_date = null, version = version + 1 where id in (select user_id from subscriptions)",
  "delete from billing_letters",
  "delete from subscriptions",
  "delete from stripe_events",
  "delete from used_trials",
];

/**
 * Whether the site itself says that its keys are those of Stripe's test mode; undefined when it
 * cannot be asked.
 */
export async function inTestMode(site: string): Promise<boolean | undefined> {
  const answer = await fetch(new URL("/health", site), {
    redirect: "manual",
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  if (!answer) return undefined;
  const said = (await answer.json().catch(() => undefined)) as
    | { livePayments?: boolean }
    | undefined;
  return said?.livePayments === false;
}
