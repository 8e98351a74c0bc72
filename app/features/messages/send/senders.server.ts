import { findAccounts } from "#app/features/messages/provider/find-account.server.ts";
import { providerSender } from "#app/features/messages/provider/provider-sender.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { TextingWay } from "#app/platform/texting/texting.ts";
import { emailSender } from "./email-sender.server.ts";
import { findSender } from "./find-shop-sender.server.ts";
import { phoneApp } from "./phone-app.ts";
import type { Senders } from "./sender.ts";

type Services = Pick<Platform, "db" | "files" | "mail" | "config" | "texting" | "now">;

/**
 * The ways by which a shop can send: e-mail through Llave, text messages and WhatsApp through the
 * shop's own account with a provider, or the member's phone without one. The caller passes the way
 * by link, as its messages belong to a job.
 */
export async function sendersOf(services: Services, shopId: string): Promise<Senders> {
  const [shop, accounts] = await Promise.all([
    findSender(services.db, shopId),
    services.config.sealingKeys.length > 0 ? findAccounts(services.db, shopId) : [],
  ]);
  const through = (way: TextingWay) => {
    const account = accounts.find((one) => one.way === way);
    return account ? providerSender(services, account) : phoneApp(way);
  };
  return {
    sms: through("sms"),
    whatsapp: through("whatsapp"),
    email: emailSender(services, shop),
  };
}
