import type { PaymentEvent } from "#app/platform/payments/event.ts";
import { syncAccount } from "./account.server.ts";
import { findAccountShop, findBySession } from "./find-card-payments.server.ts";
import { type Services, settle } from "./settle.server.ts";

/**
 * Acts on an event of a connected account: a hint to ask Stripe. The account must be a shop's of
 * ours, and a session one of that shop's own payments. @throws PaymentError, or Error when the
 * database fails; then Stripe must resend it
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
  const payment = event.sessionId && (await findBySession(services.db, shopId, event.sessionId));
  if (!payment) return "recorded";
  await settle(services, payment, now);
  return "synced";
}
