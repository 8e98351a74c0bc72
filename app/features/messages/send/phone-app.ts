import { messagedNumber } from "#app/features/customers/phone-spelling.ts";
import type { Sender } from "./sender.ts";

/** A text in the messages app or WhatsApp of whoever taps it. `phone`: as compared. */
export const appAddresses = (text: string, phone: string) => {
  const body = encodeURIComponent(text);
  const number = messagedNumber(phone);
  return {
    sms: `sms:${number}?&body=${body}`,
    whatsapp: `https://wa.me/${number.replace(/\D/g, "")}?text=${body}`,
  };
};

/** The way without a provider: the member's own phone sends it. */
export const phoneApp = (way: "sms" | "whatsapp"): Sender => ({
  send: async ({ words, to }) => ({ state: "handed", open: appAddresses(words, to ?? "")[way] }),
});
