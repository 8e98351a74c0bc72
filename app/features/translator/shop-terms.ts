import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";
import { pluralsOf } from "./glossary/plurals.ts";
import { keyOf, wordsOf } from "./glossary/term-index.ts";

/** A word pair that a shop insists on, before the trade's glossary. */
export type ShopTerm = Record<Language, string>;

/** The most terms of a shop in one prompt. */
const maxTerms = 30;

/** The terms of a shop that a text says. */
export function termsSaid(
  text: string,
  language: Language,
  terms: readonly ShopTerm[] = [],
): ShopTerm[] {
  if (terms.length === 0) return [];
  const said = spaced(text);
  return terms.filter((term) => saysTerm(said, term[language], language)).slice(0, maxTerms);
}

/** Whether an answer lacks a term of the shop that its source has. */
export const lacksShopTerm = (
  { source, answer, from, to }: { source: string; answer: string; from: Language; to: Language },
  terms: readonly ShopTerm[] = [],
): boolean => {
  const said = spaced(answer);
  return termsSaid(source, from, terms).some((term) => !saysTerm(said, term[to], to));
};

/** A text without the words of these terms: the trade's glossary has no say in them. */
export function withoutTerms(text: string, language: Language, terms: readonly ShopTerm[]): string {
  const words = wordsOf(text);
  const folded = words.map(fold);
  for (const term of terms)
    for (const form of formsOf(term[language], language)) {
      const parts = form.split(" ");
      for (let at = 0; at + parts.length <= folded.length; at++)
        if (parts.every((part, n) => folded[at + n] === part))
          folded.fill("", at, at + parts.length);
    }
  return words.filter((_, at) => folded[at] !== "").join(" ");
}

const spaced = (text: string) => ` ${keyOf(text)} `;

const formsOf = (name: string, language: Language): string[] =>
  [name, ...pluralsOf(name, language)].map(keyOf).filter(Boolean);

const saysTerm = (said: string, name: string, language: Language): boolean =>
  formsOf(name, language).some((form) => said.includes(` ${form} `));
