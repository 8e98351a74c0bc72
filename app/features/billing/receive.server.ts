import { eq, sql } from "drizzle-orm";
import { type Db, prepared } from "#app/platform/db.server.ts";
import type { PaymentEvent } from "#app/platform/payment-event.ts";
import { type Desk, syncCustomer } from "./sync.server.ts";
import { stripeEvents, subscriptions } from "./tables.server.ts";

/** The events after which a subscription may mean something else; of all others only the arrival is written down. */
const knocks = /^(customer\.subscription\.|invoice\.|checkout\.session\.|customer\.deleted$)/;

/**
 * Takes one verified event: known already, only recorded, or followed by a look at Stripe. It is in the ledger if and only if what it
 * called for has been written. @throws as `syncCustomer` does; then the event must be sent again
 */
export async function receiveEvent(desk: Desk, event: PaymentEvent, now: number): Promise<"known" | "recorded" | "stranger" | "synced"> {
  const { db } = desk;
  const knocking = event.customerId !== null && knocks.test(event.type) ? event.customerId : undefined;
  if (knocking === undefined) return (await record(db, event, now)) ? "recorded" : "known";

  const [found] = await whatIsThere(db).all({ event: event.id, customer: knocking });
  if (found?.known) return "known";
  if (found?.row) {
    const synced = await syncCustomer(desk, knocking, now, event, found.row);
    if (synced.ok) return "synced";
  }
  await record(db, event, now);
  return "stranger";
}

/** Whether the ledger has the event, and the row of its customer: one statement, since deliveries come in storms. */
const whatIsThere = prepared((db) =>
  db
    .select({
      known: sql<number>`exists (select 1 from ${stripeEvents} where ${stripeEvents.id} = ${sql.placeholder("event")})`,
      row: subscriptions,
    })
    .from(sql`(select 1)`)
    .leftJoin(subscriptions, eq(subscriptions.customerId, sql.placeholder("customer")))
    .prepare(),
);

/** Writes down that an event came. False: it is written down already. */
async function record(db: Db, event: PaymentEvent, now: number): Promise<boolean> {
  const written = await db
    .insert(stripeEvents)
    .values({ ...event, receivedAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ id: stripeEvents.id });
  return written.length > 0;
}
