import type { PaymentEvent } from "#app/platform/payments/event.ts";
import { receiveDispute } from "./dispute.server.ts";
import { type Outcome, record, whatIsThere } from "./ledger.server.ts";
import { type Services, syncCustomer } from "./sync.server.ts";

/**
 * The events after which a subscription may mean something else; of all others only the arrival is
 * written down.
 */
const knocks = /^(customer\.subscription\.|invoice\.|checkout\.session\.|customer\.deleted$)/;

/**
 * Takes one verified event: known already, only recorded, or followed by a look at Stripe. It is in
 * the ledger if and only if what it called for has been written. @throws as `syncCustomer` does;
 * then the event must be sent again
 */
export async function receiveEvent(
  services: Services,
  event: PaymentEvent,
  now: number,
): Promise<Outcome> {
  const { db } = services;
  if (event.type === "charge.dispute.created" && event.disputeId)
    return receiveDispute(services, event, event.disputeId, now);
  const knocking =
    event.customerId !== null && knocks.test(event.type) ? event.customerId : undefined;
  if (knocking === undefined) return (await record(db, event, now)) ? "recorded" : "known";

  const [found] = await whatIsThere(db).all({ event: event.id, customer: knocking });
  if (found?.known) return "known";
  if (found?.row) {
    const synced = await syncCustomer(services, knocking, now, event, found.row);
    if (synced.ok) return "synced";
  }
  await record(db, event, now);
  return "stranger";
}
