import type { Language } from "#app/values/language.ts";

type Declined = { number: number; reason: string };

type Facts = {
  name: string;
  workId: string;
  approved: number;
  declined: number;
  total: string;
  /** The quotes that were declined with a reason. */
  reasons: readonly Declined[];
  page: string;
};

const reasonIn: Record<Language, (one: Declined) => string> = {
  en: ({ number, reason }) => `\n\nQuote ${number} declined. Customer's reason: ${reason}`,
  es: ({ number, reason }) => `\n\nCotización ${number} rechazada. Motivo del cliente: ${reason}`,
};

const writers: Record<Language, (facts: Facts & { why: string }) => Letter> = {
  en: ({ name, workId, approved, declined, total, why, page }) => ({
    subject: `${workId}: your customer answered`,
    text: `Hello,\n\n${name} answered the quotes of ${workId}.\n\nApproved: ${approved}\nDeclined: ${declined}\nTotal approved: ${total}${why}\n\nOpen the job:\n${page}\n\nLlave`,
  }),
  es: ({ name, workId, approved, declined, total, why, page }) => ({
    subject: `${workId}: su cliente respondió`,
    text: `Hola:\n\n${name} respondió las cotizaciones de ${workId}.\n\nAprobadas: ${approved}\nRechazadas: ${declined}\nTotal aprobado: ${total}${why}\n\nAbra el trabajo:\n${page}\n\nLlave`,
  }),
};

type Letter = { subject: string; text: string };

/** The letter to the shop about a customer's answers. */
export const decisionLetter = (language: Language, facts: Facts): Letter =>
  writers[language]({ ...facts, why: facts.reasons.map(reasonIn[language]).join("") });
