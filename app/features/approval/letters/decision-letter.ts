import type { Language } from "#app/values/language.ts";

type Facts = {
  name: string;
  workId: string;
  approved: number;
  declined: number;
  total: string;
  page: string;
};

const writers: Record<Language, (facts: Facts) => { subject: string; text: string }> = {
  en: ({ name, workId, approved, declined, total, page }) => ({
    subject: `${workId}: your customer answered`,
    text: `Hello,\n\n${name} answered the quotes of ${workId}.\n\nApproved: ${approved}\nDeclined: ${declined}\nTotal approved: ${total}\n\nOpen the job:\n${page}\n\nLlave`,
  }),
  es: ({ name, workId, approved, declined, total, page }) => ({
    subject: `${workId}: su cliente respondió`,
    text: `Hola:\n\n${name} respondió las cotizaciones de ${workId}.\n\nAprobadas: ${approved}\nRechazadas: ${declined}\nTotal aprobado: ${total}\n\nAbra el trabajo:\n${page}\n\nLlave`,
  }),
};

/** The letter to the shop about a customer's answers. */
export const decisionLetter = (language: Language, facts: Facts) => writers[language](facts);
