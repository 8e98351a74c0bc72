import type { Platform } from "#app/platform/platform.server.ts";
import { emailSender } from "./email-sender.server.ts";
import { findSender } from "./find-shop-sender.server.ts";
import { phoneApp } from "./phone-app.ts";
import type { Senders } from "./sender.ts";

type Services = Pick<Platform, "db" | "mail">;

/**
 * How a shop's messages go out: e-mail through Llave, text messages and WhatsApp through the
 * member's phone. The page of a link is passed in by who composes, as its messages are a job's.
 */
export async function sendersOf(services: Services, shopId: string): Promise<Senders> {
  const shop = await findSender(services.db, shopId);
  return {
    sms: phoneApp("sms"),
    whatsapp: phoneApp("whatsapp"),
    email: emailSender(services, shop),
  };
}
