import type { Letter } from "#app/platform/mail/mail.server.ts";
import type { Language } from "#app/values/language.ts";

/** Who writes to a customer. `email`: where an answer goes; null for nowhere. */
export type ShopSender = { name: string; phone: string | null; email: string | null };

const by: Record<Language, string> = { en: "by Llave", es: "por Llave" };

/**
 * A letter to a customer as its shop's own: customers do not know Llave. The shop is its sender and
 * gets the answers, and its telephone stands at the foot.
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
