import { messagedNumber } from "#app/features/customers/phone-spelling.ts";
import type { Sender } from "./sender.ts";

const addresses = {
  sms: (number: string, body: string) => `sms:${number}?&body=${body}`,
  whatsapp: (number: string, body: string) =>
    `https://wa.me/${number.replace(/\D/g, "")}?text=${body}`,
};

/** The way without a provider: an app on the member's phone. `to`: as compared. */
export const phoneApp = (way: keyof typeof addresses) =>
  ({
    open: (words, to) => addresses[way](messagedNumber(to), encodeURIComponent(words)),
  }) satisfies Sender;
