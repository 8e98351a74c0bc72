import type { PaymentEvent } from "#app/platform/payments/event.ts";
import { receiveDispute } from "./dispute.server.ts";
import { findEvent, type Outcome, record } from "./ledger.server.ts";
import { type Services, syncCustomer } from "./sync.server.ts";

/** The events that trigger a sync; all others are only recorded. */
const syncing = /^(customer\.subscription\.|invoice\.|checkout\.session\.|customer\.deleted$)/;

/**
 * Processes a verified event. It is in the ledger if and only if its consequences are stored.
 * @throws as `syncCustomer` does; then Stripe must resend the event
 */
export async function receiveEvent(
  services: Services,
  event: PaymentEvent,
  now: number,
): Promise<Outcome> {
  const { db } = services;
  if (event.type === "charge.dispute.created" && event.disputeId)
    return receiveDispute(services, event, event.disputeId, now);
  const customer =
    event.customerId !== null && syncing.test(event.type) ? event.customerId : undefined;
  if (customer === undefined) return (await record(db, event, now)) ? "recorded" : "known";

  const [found] = await findEvent(db).all({ event: event.id, customer });
  if (found?.known) return "known";
  if (found?.row) {
    const read = { row: found.row, plan: found.plan };
    const synced = await syncCustomer(services, customer, now, { event, read });
    if (synced.ok) return "synced";
  }
  await record(db, event, now);
  return "stranger";
}
