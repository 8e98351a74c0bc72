import { messagedNumber } from "#app/features/customers/phone-spelling.ts";
import type { Language } from "#app/values/language.ts";

type Facts = { name: string; shop: string; vehicle: string };

const messages: Record<Language, (facts: Facts) => string> = {
  en: ({ name, shop, vehicle }) =>
    `Hello ${name}, this is ${shop}. Your quote for the ${vehicle} is ready. Please read it and answer here:`,
  es: ({ name, shop, vehicle }) =>
    `Hola, ${name}: le escribimos de ${shop}. Ya está lista la cotización de su ${vehicle}. Léala y respóndala aquí, por favor:`,
};

/** The message to a customer as it is proposed; the link is added below it. */
export const proposedMessage = (language: Language, facts: Facts): string =>
  messages[language](facts);

const subjects: Record<Language, (shop: string) => string> = {
  en: (shop) => `Your quote from ${shop}`,
  es: (shop) => `Su cotización de ${shop}`,
};

export const messageSubject = (language: Language, shop: string): string =>
  subjects[language](shop);

/** The message with its link, as it is sent. */
export const withLink = (message: string, link: string): string => `${message}\n\n${link}`;

/** Addresses that open the message in another app. `phone`: as compared (`phoneFoundBy`), or null. */
export function shareAddresses(text: string, phone: string | null) {
  const body = encodeURIComponent(text);
  const number = phone ? messagedNumber(phone) : "";
  return {
    whatsApp: `https://wa.me/${number.replace(/\D/g, "")}?text=${body}`,
    sms: `sms:${number}?&body=${body}`,
  };
}
