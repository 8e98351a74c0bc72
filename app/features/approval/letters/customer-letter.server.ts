import { findSender } from "#app/features/messages/send/find-shop-sender.server.ts";
import { fromShop } from "#app/features/messages/send/from-shop.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";

/** `total`: of what was approved. */
type Facts = { name: string; shop: string; total: string; certificate: string };

const writers: Record<Language, (facts: Facts) => { subject: string; text: string }> = {
  en: ({ name, shop, total, certificate }) => ({
    subject: `Your answers to ${shop}`,
    text: `Hello ${name},\n\n${shop} has received your answers. You approved ${total} in all. Keep this proof of what was offered and what you answered:\n\n${certificate}\n\nTo change something, call the shop.`,
  }),
  es: ({ name, shop, total, certificate }) => ({
    subject: `Sus respuestas a ${shop}`,
    text: `Hola, ${name}:\n\n${shop} recibió sus respuestas. En total aprobó ${total}. Guarde este comprobante de lo que se le ofreció y de lo que respondió:\n\n${certificate}\n\nPara cambiar algo, llame al taller.`,
  }),
};

/**
 * The customer's proof, to the address that the link was mailed to. Tried once: its address holds
 * the token, which is stored nowhere.
 */
export async function mailProof(
  { db, mail }: Pick<Platform, "db" | "mail">,
  {
    shopId,
    email,
    language,
    ...facts
  }: Facts & {
    shopId: string;
    email: string;
    language: Language;
  },
): Promise<void> {
  try {
    const letter = { to: email, ...writers[language](facts) };
    await mail.send(fromShop(letter, await findSender(db, shopId), language));
  } catch (error) {
    log.error("a letter could not be sent", error, { kind: "proof" });
  }
}
