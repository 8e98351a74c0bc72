import type { Language } from "#app/values/language.ts";

type Facts = { name: string; shop: string; link: string };

const writers: Record<Language, (facts: Facts) => { subject: string; text: string }> = {
  en: ({ name, shop, link }) => ({
    subject: `Reminder: your quote from ${shop}`,
    text: `Hello ${name},\n\n${shop} is waiting for your answer to its quote. Please read it and answer here:\n\n${link}\n\nThis is the only reminder that you will get.`,
  }),
  es: ({ name, shop, link }) => ({
    subject: `Recordatorio: su cotización de ${shop}`,
    text: `Hola, ${name}:\n\n${shop} espera su respuesta a la cotización. Léala y respóndala aquí, por favor:\n\n${link}\n\nEste es el único recordatorio que recibirá.`,
  }),
};

/** The letter to a customer who has not answered. */
export const reminderLetter = (language: Language, facts: Facts) => writers[language](facts);
