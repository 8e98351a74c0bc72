import { currentSubscription } from "#app/features/billing/subscription/current-subscription.ts";
import { isLiving } from "#app/features/billing/subscription/stripe-subscription.ts";
import { log } from "#app/platform/log/log.ts";
import type { PaymentEvent } from "#app/platform/payments/event.ts";
import { findEvent, type Outcome, record } from "./ledger.server.ts";
import { type Services, syncCustomer } from "./sync.server.ts";

/**
 * A disputed payment cancels the plan at period end, with a letter; the member can undo that. A
 * payment from before the current subscription has no effect on it. The dispute itself is answered
 * in Stripe's dashboard (runbook).
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
  const [found] = await findEvent(db).all({ event: event.id, customer: dispute.customerId });
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
    const withDispute = { ...about, disputeId };
    const synced = await syncCustomer(services, dispute.customerId, now, { event: withDispute });
    return synced.ok ? "synced" : "stranger";
  }
  await record(db, about, now);
  return "recorded";
}
