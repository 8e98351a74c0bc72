import { log } from "#app/platform/log/log.ts";
import type { PaymentEvent } from "#app/platform/payments/event.ts";
import { currentSubscription } from "./current-subscription.ts";
import { type Outcome, record, whatIsThere } from "./ledger.server.ts";
import { isLiving } from "./subscription.ts";
import { type Services, syncCustomer } from "./sync.server.ts";

/**
 * Somebody told their bank that a payment was not theirs. What is paid stays open, nothing more is
 * charged: the plan is cancelled for the end of its period, the member is told by letter and can
 * take that back. A payment made before the present subscription began says nothing of it. The
 * money is decided on in Stripe's dashboard (runbook).
 */
export async function receiveDispute(
  services: Services,
  event: PaymentEvent,
  disputeId: string,
  now: number,
): Promise<Outcome> {
  const { db, payments } = services;
  const dispute = await payments.findDispute(disputeId);
  const about = { ...event, customerId: dispute?.customerId ?? null };
  if (!dispute) return (await record(db, about, now)) ? "recorded" : "known";
  const [found] = await whatIsThere(db).all({ event: event.id, customer: dispute.customerId });
  if (found?.known) return "known";
  log.warn("a payment was disputed", undefined, {
    dispute: disputeId,
    customer: dispute.customerId,
  });
  if (!found?.row) {
    await record(db, about, now);
    return "stranger";
  }
  const paid = currentSubscription(
    await payments.listSubscriptions(dispute.customerId),
    payments.prices,
    now,
  );
  if (paid && isLiving(paid.status) && paid.created * 1000 <= dispute.paidAt) {
    if (paid.cancel_at === null && !paid.cancel_at_period_end) await payments.stopRenewal(paid.id);
    const synced = await syncCustomer(services, dispute.customerId, now, { ...about, disputeId });
    return synced.ok ? "synced" : "stranger";
  }
  await record(db, about, now);
  return "recorded";
}
