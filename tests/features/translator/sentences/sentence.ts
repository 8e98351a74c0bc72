import type { Language } from "#app/values/language.ts";
import { directions } from "../pairs/pairs.ts";

/** A sentence, a good translation, and wrong ones that lose a denial. */
export type Sentence = {
  from: Language;
  to: Language;
  text: string;
  good: string;
  lost: readonly string[];
};

export const en = (text: string, good: string, ...lost: string[]): Sentence => ({
  ...directions.en,
  text,
  good,
  lost,
});
export const es = (text: string, good: string, ...lost: string[]): Sentence => ({
  ...directions.es,
  text,
  good,
  lost,
});
