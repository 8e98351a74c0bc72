import type { Language } from "#app/values/language.ts";

type Facts = { name: string; shop: string; vehicle: string; amount: string };

const messages: Record<Language, (facts: Facts) => string> = {
  en: ({ name, shop, vehicle, amount }) =>
    `Hello ${name}, this is ${shop}. The deposit of ${amount} for the work on your ${vehicle} has not arrived yet. You can see here how to pay it:`,
  es: ({ name, shop, vehicle, amount }) =>
    `Hola, ${name}: le escribimos de ${shop}. Todavía falta el anticipo de ${amount} para el trabajo de su ${vehicle}. Aquí puede ver cómo pagarlo:`,
};

/** The message that asks a customer for a deposit; the link is added below it. */
export const depositMessage = (language: Language, facts: Facts): string =>
  messages[language](facts);

const subjects: Record<Language, (shop: string) => string> = {
  en: (shop) => `Your deposit at ${shop}`,
  es: (shop) => `Su anticipo en ${shop}`,
};

export const depositSubject = (language: Language, shop: string): string =>
  subjects[language](shop);
