import { eq } from "drizzle-orm";
import type { PaymentEvent } from "#app/platform/payment-event.ts";
import { type Desk, findByCustomer, syncCustomer } from "./sync.server.ts";
import { stripeEvents } from "./tables.server.ts";

/** The events after which a subscription may mean something else; of all others only the arrival is written down. */
const knocks = /^(customer\.subscription\.|invoice\.|checkout\.session\.|customer\.deleted$)/;

/**
 * Takes one verified event: known already, only recorded, or followed by a look at Stripe. It is in the ledger if and only if what it
 * called for has been written. @throws as `syncCustomer` does; then the event must be sent again
 */
export async function receiveEvent(desk: Desk, event: PaymentEvent, now: number): Promise<"known" | "recorded" | "stranger" | "synced"> {
  const { db } = desk;
  const knocking = event.customerId !== null && knocks.test(event.type) ? event.customerId : undefined;
  const [known, [row]] = await db.batch([
    db.select({ id: stripeEvents.id }).from(stripeEvents).where(eq(stripeEvents.id, event.id)),
    findByCustomer(db, knocking ?? ""),
  ]);
  if (known.length > 0) return "known";
  if (knocking !== undefined && row) {
    const synced = await syncCustomer(desk, knocking, now, event, row);
    if (synced.ok) return "synced";
  }
  await db
    .insert(stripeEvents)
    .values({ ...event, receivedAt: new Date(now) })
    .onConflictDoNothing();
  return knocking === undefined ? "recorded" : "stranger";
}
