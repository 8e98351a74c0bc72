import type { Letter } from "#app/platform/mail/mail.server.ts";
import type { Language } from "#app/values/language.ts";

/** The sender of a letter to a customer. `email`: the reply address; null for none. */
export type ShopSender = { name: string; phone: string | null; email: string | null };

const by: Record<Language, string> = { en: "by Llave", es: "por Llave" };

/**
 * Makes a letter to a customer the shop's own, as customers do not know Llave: the shop is its
 * sender, gets the answers, and its phone number is at the bottom.
 */
export const fromShop = (
  letter: Letter,
  { name, phone, email }: ShopSender,
  language: Language,
): Letter => ({
  ...letter,
  text: `${letter.text}\n\n${[name, phone].filter(Boolean).join("\n")}`.trimEnd(),
  ...(name && { from: `${name.replace(/[\p{Cc}<>"]/gu, " ").slice(0, 80)} (${by[language]})` }),
  ...(email && { replyTo: email }),
});
