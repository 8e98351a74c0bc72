import type { Server } from "../kill/server.ts";
import type { Event } from "./deliver.ts";
import type { Standings } from "./standing.ts";

type Row = { customer: string; facts: string; version: number; tier: string; trial: number | null };
type Findings = { problems: string[]; landed: Set<string>; versions: string };

/**
 * Compares the books with Stripe: whoever has one of these events in the ledger stands as Stripe
 * says, every event that was taken is there, nothing is torn or doubled. Nothing happens at Stripe
 * between `events` and this look.
 */
export async function inspect(
  server: Server,
  customers: string[],
  events: Event[],
  taken: Set<string>,
  standings: Standings,
): Promise<Findings> {
  const problems: string[] = [];
  const rows = await server.rows<Row>(`
    select s.customer_id as customer, s.version, s.tier, s.trial_end as trial,
      json_array(s.subscription_id, s.status, s.tier, s.period_end, s.trial_end, s.cancel_at, s.first_failed_at,
        p.subscription_status, p.subscription_end_date) as facts
    from subscriptions s join profiles p on p.id = s.user_id order by 1`);
  const ledger = await server.rows<{ id: string; customer: string | null; hints: number }>(`
    select id, customer_id as customer,
      (type like 'customer.subscription.%' or type like 'invoice.%' or type like 'checkout.session.%') as hints from stripe_events`);
  const [torn] = await server.rows<{ tiers: number; trials: number; letters: number }>(`select
    (select count(*) from subscriptions s join profiles p on p.id = s.user_id where p.subscription_status is not s.tier) as tiers,
    (select count(*) from subscriptions s where trial_end is not null and trial_key not in (select email_hash from used_trials)) as trials,
    (select count(*) from billing_letters l where not exists (select 1 from subscriptions s where s.user_id = l.user_id and s.version > 0)) as letters`);
  const [integrity] = await server.rows<Record<string, string>>("pragma quick_check");

  const here = new Set(events.map(({ id }) => id));
  const landed = new Set(ledger.filter(({ id }) => here.has(id)).map(({ id }) => id));
  if (rows.length !== customers.length)
    problems.push(`doubled or lost: ${rows.length} subscriptions of ${customers.length} customers`);
  if (new Set(ledger.map(({ id }) => id)).size !== ledger.length)
    problems.push("doubled: an event is in the ledger twice");
  for (const id of taken)
    if (!landed.has(id)) problems.push(`lost: an event that was taken, ${id}`);
  for (const [what, count] of Object.entries(torn!))
    if (count > 0) problems.push(`torn: ${what}, ${count} rows`);
  if (Object.values(integrity ?? {})[0] !== "ok")
    problems.push(`the database says: ${JSON.stringify(integrity)}`);

  for (const row of rows) {
    const hints = ledger.filter(({ customer, hints }) => customer === row.customer && hints);
    // Every event in the ledger came with a write of its own; one sent twice at once may have
    // written twice.
    if (row.version < hints.length)
      problems.push(`torn: ${hints.length} events, but ${row.version} writes of ${row.customer}`);
    if (!hints.some(({ id }) => here.has(id))) continue;
    const expected = await standings(row.customer);
    if (row.facts !== expected)
      problems.push(
        `an event in the ledger without its state: ${row.facts}, Stripe says ${expected}`,
      );
  }
  return { problems, landed, versions: rows.map(({ version }) => version).join() };
}
