import { messagedNumber } from "#app/features/customers/phone-spelling.ts";
import type { Language } from "#app/values/language.ts";

type Facts = { name: string; shop: string; vehicle: string };

/** Content of a sending: quotes to answer, or findings only. */
type Sending = "quote" | "found";

const messages: Record<Sending, Record<Language, (facts: Facts) => string>> = {
  quote: {
    en: ({ name, shop, vehicle }) =>
      `Hello ${name}, this is ${shop}. Your quote for the ${vehicle} is ready. Please read it and answer here:`,
    es: ({ name, shop, vehicle }) =>
      `Hola, ${name}: le escribimos de ${shop}. Ya está lista la cotización de su ${vehicle}. Léala y respóndala aquí, por favor:`,
  },
  found: {
    en: ({ name, shop, vehicle }) =>
      `Hello ${name}, this is ${shop}. Here is what we found on your ${vehicle}. You can ask for prices here too:`,
    es: ({ name, shop, vehicle }) =>
      `Hola, ${name}: le escribimos de ${shop}. Esto es lo que encontramos en su ${vehicle}. Aquí también puede pedir precios:`,
  },
};

/** The message to a customer as it is proposed; the link is added below it. */
export const proposedMessage = (what: Sending, language: Language, facts: Facts): string =>
  messages[what][language](facts);

const subjects: Record<Sending, Record<Language, (shop: string) => string>> = {
  quote: {
    en: (shop) => `Your quote from ${shop}`,
    es: (shop) => `Su cotización de ${shop}`,
  },
  found: {
    en: (shop) => `What ${shop} found on your vehicle`,
    es: (shop) => `Lo que ${shop} encontró en su vehículo`,
  },
};

export const messageSubject = (what: Sending, language: Language, shop: string): string =>
  subjects[what][language](shop);

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
