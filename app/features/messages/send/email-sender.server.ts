import { replyAddress } from "#app/features/messages/mail/reply-address.server.ts";
import { openPictures } from "#app/features/messages/pictures/outgoing-picture.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { TimeoutError, withTimeout } from "#app/platform/with-timeout.ts";
import type { Language } from "#app/values/language.ts";
import { fromShop, type ShopSender } from "./from-shop.ts";
import { type Sender, SendFailure } from "./sender.ts";

/** The timeout of the mail service, in milliseconds. */
const mailTimeoutMs = 15_000;

const subjects: Record<Language, (shop: string) => string> = {
  en: (shop) => `A message from ${shop}`,
  es: (shop) => `Un mensaje de ${shop}`,
};

type Services = Pick<Platform, "mail" | "config" | "db" | "files">;

/** E-mail in the shop's name; answers go to the conversation, or to the shop's own address. */
export const emailSender = (services: Services, shop: ShopSender): Sender => ({
  async send({ shopId, id, to, words, reader, photos }) {
    if (!to) throw new SendFailure("address");
    const { mail, config } = services;
    const email = (await replyAddress(config, { shopId, id })) ?? shop.email;
    const pictures = await openPictures(services, { shopId, photoIds: photos });
    const attachments = await Promise.all(
      pictures.map(async ({ type, body }, at) => ({
        name: `${at + 1}.${type.slice("image/".length).replace("jpeg", "jpg")}`,
        type,
        bytes: await body.arrayBuffer(),
      })),
    );
    const letter = { to, subject: subjects[reader](shop.name), text: words, attachments };
    try {
      await withTimeout(mail.send(fromShop(letter, { ...shop, email }, reader)), mailTimeoutMs);
    } catch (error) {
      // The service may have sent it before the failure, so it is never retried.
      if (error instanceof TimeoutError) throw new SendFailure("cutOff");
      throw error;
    }
    return {};
  },
});
