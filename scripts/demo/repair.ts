import type { Language } from "#app/values/language.ts";

/** A text in both languages; a job is written in the language of its customer. */
export type Both = Record<Language, string>;
export const both = (en: string, es: string): Both => ({ en, es });

/** A part: what it is called, how many, and cents each in US dollars. */
type Part = { name: Both; quantity: number; cents: number };
export const part = (quantity: number, cents: number, en: string, es: string): Part => ({
  name: both(en, es),
  quantity,
  cents,
});

export type Offer = { description: Both; hours: number; parts: Part[] };

/** A complaint, its diagnostic, and the offered work. Most customers take the first offer. */
export type Repair = { issues: Both; diagnostic: Both; offers: Offer[] };
