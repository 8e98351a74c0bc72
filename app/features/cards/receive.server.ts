import type { PaymentEvent } from "#app/platform/payments/event.ts";
import { syncAccount } from "./account.server.ts";
import { findAccountShop, findBySession } from "./find-card-payments.server.ts";
import { follow } from "./follow.server.ts";
import { findByIntent } from "./returns/find-returns.server.ts";
import type { Services } from "./settle.server.ts";

/**
 * Processes an event of a connected account, as a hint to sync. The account must be a shop's, and a
 * session, a charge, a refund or a dispute of one of that shop's own payments. @throws
 * PaymentError, or Error when the database fails; then Stripe must resend it
 */
export async function receiveCardEvent(
  services: Services,
  event: PaymentEvent,
  now: number,
): Promise<"stranger" | "synced" | "recorded"> {
  const shop = event.account && (await findAccountShop(services.db, event.account));
  if (!shop) return "stranger";
  const { shopId } = shop;
  if (event.type.startsWith("account.") || event.type.startsWith("capability.")) {
    await syncAccount(services, shopId, now);
    return "synced";
  }
  const payment = event.sessionId
    ? await findBySession(services.db, shopId, event.sessionId)
    : event.paymentIntent && (await findByIntent(services.db, shopId, event.paymentIntent));
  // A payment not known to be paid is synced completely once it is.
  if (!payment) return "recorded";
  await follow(services, payment, now);
  return "synced";
}
