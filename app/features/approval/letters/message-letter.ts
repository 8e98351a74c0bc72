import type { Language } from "#app/values/language.ts";

type ToCustomer = { name: string; shop: string; text: string };
type ToShop = { name: string; workId: string; text: string; page: string };

const customers: Record<Language, (facts: ToCustomer) => { subject: string; text: string }> = {
  en: ({ name, shop, text }) => ({
    subject: `${shop} replied to you`,
    text: `Hello ${name},\n\n${shop} wrote:\n\n${text}\n\nTo read all and answer, open the link to your quote that you already have.`,
  }),
  es: ({ name, shop, text }) => ({
    subject: `${shop} le contestó`,
    text: `Hola, ${name}:\n\n${shop} le escribió:\n\n${text}\n\nPara leer todo y responder, abra el enlace de su cotización que ya tiene.`,
  }),
};

const shops: Record<Language, (facts: ToShop) => { subject: string; text: string }> = {
  en: ({ name, workId, text, page }) => ({
    subject: `${workId}: your customer has a question`,
    text: `Hello,\n\n${name} asked about ${workId}:\n\n${text}\n\nReply here:\n${page}\n\nLlave`,
  }),
  es: ({ name, workId, text, page }) => ({
    subject: `${workId}: su cliente tiene una pregunta`,
    text: `Hola:\n\n${name} preguntó sobre ${workId}:\n\n${text}\n\nConteste aquí:\n${page}\n\nLlave`,
  }),
};

/** The letter to a customer about what the shop replied. */
export const replyLetter = (language: Language, facts: ToCustomer) => customers[language](facts);

/** The letter to the shop about what a customer asked. */
export const questionLetter = (language: Language, facts: ToShop) => shops[language](facts);
