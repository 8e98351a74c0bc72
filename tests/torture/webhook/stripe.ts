import { randomUUID } from "node:crypto";
import { failingCard, stripeOf, workingCard } from "../../support/billing/stripe.ts";
import { chance } from "../../support/chance.ts";
import type { Server } from "../kill/server.ts";
import type { Event } from "./deliver.ts";

/** How many people have a customer at Stripe. */
const people = 16;

/**
 * Customers at Stripe, and their owners in our books, all of them free. The stand-in sends nothing
 * by itself.
 */
export async function openCustomers(server: Server): Promise<string[]> {
  const stripe = stripeOf(server);
  await stripe.setDeliveries("off");
  const customers: string[] = [];
  for (let n = 0; n < people; n++)
    customers.push((await stripe.client.customers.create({ email: `${n}@shop.test` })).id);
  const rows = customers.map((customer) => ({ customer, user: randomUUID() }));
  const values = (row: (one: (typeof rows)[number]) => string) =>
    rows.map((one) => `(${row(one)})`).join();
  await server.rows(
    `insert into users (id, name, email, created_at, updated_at) values ${values(({ user }) => `'${user}', 'Ana', '${user}@shop.test', 0, 0`)}`,
  );
  await server.rows(
    `insert into profiles (id, created_at) values ${values(({ user }) => `'${user}', 0`)}`,
  );
  await server.rows(
    `insert into subscriptions (user_id, customer_id, synced_at, trial_key) values ${values(({ user, customer }) => `'${user}', '${customer}', 0, 'key of ${user}'`)}`,
  );
  return customers;
}

/**
 * Lets something happen to every fifth of them: they subscribe, pay, fail to pay, mend it, cancel.
 */
export async function move(server: Server, customers: string[]): Promise<void> {
  const chosen = customers.filter(() => chance() < 1 / 5);
  await Promise.all(chosen.map((customer) => moveOne(server, customer, chance())));
}

async function moveOne(server: Server, customer: string, dice: number): Promise<void> {
  const stripe = stripeOf(server);
  const { data } = await stripe.client.subscriptions.list({ customer, status: "all", limit: 20 });
  const living = data.find(({ status }) => ["trialing", "active", "past_due"].includes(status));
  if (!living) {
    const card = dice < 0.7 ? workingCard : failingCard;
    await stripe
      .subscribe(customer, dice < 0.5 ? "medium" : "premium", {
        card,
        trialDays: data.length === 0 ? 7 : 0,
      })
      .catch(refused);
  } else if (living.status === "past_due") {
    // Stripe tries an overdue invoice again after some days; whoever fails that too is given up
    // sooner or later.
    if (dice < 0.6) await stripe.mendPayments(customer);
    if (dice < 0.8) await stripe.advance(8, customer);
    else await stripe.command({ command: "give up", customer, as: "canceled" });
  } else if (dice < 0.15)
    await stripe.client.subscriptions.update(living.id, {
      cancel_at_period_end: !living.cancel_at_period_end,
    });
  else if (dice < 0.25) await stripe.command({ command: "cancel", customer });
  else {
    await (dice < 0.5 ? stripe.failPayments(customer) : stripe.mendPayments(customer));
    await stripe.advanceTo(living.status === "trialing" ? "trial end" : "period end", customer);
  }
}

// A card that is declined at the till is one of the things that happen.
function refused(error: unknown): void {
  if (!(error instanceof Error && /declined/.test(error.message))) throw error;
}

/** The events since the last look, oldest first. */
export async function newEvents(server: Server, seen: Set<string>): Promise<Event[]> {
  const events: Event[] = [];
  for await (const event of stripeOf(server).client.events.list({ limit: 100 })) {
    if (seen.has(event.id)) break;
    seen.add(event.id);
    events.unshift(event);
  }
  return events;
}
