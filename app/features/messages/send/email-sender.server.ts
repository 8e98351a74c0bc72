import type { Platform } from "#app/platform/platform.server.ts";
import { TimeoutError, withTimeout } from "#app/platform/with-timeout.ts";
import type { Language } from "#app/values/language.ts";
import { fromShop, type ShopSender } from "./from-shop.ts";
import { type Sender, SendFailure } from "./sender.ts";

/** How long the mail service has, in milliseconds. */
const mailTimeoutMs = 15_000;

const subjects: Record<Language, (shop: string) => string> = {
  en: (shop) => `A message from ${shop}`,
  es: (shop) => `Un mensaje de ${shop}`,
};

/** E-mail in the shop's name; answers go to the shop's own address. */
export const emailSender = ({ mail }: Pick<Platform, "mail">, shop: ShopSender): Sender => ({
  async send({ to, words, reader }) {
    if (!to) throw new SendFailure("address");
    const letter = { to, subject: subjects[reader](shop.name), text: words };
    try {
      await withTimeout(mail.send(fromShop(letter, shop, reader)), mailTimeoutMs);
    } catch (error) {
      // Whether the service has sent it after all, no one knows: so never again.
      if (error instanceof TimeoutError) throw new SendFailure("cutOff");
      throw error;
    }
    return {};
  },
});
