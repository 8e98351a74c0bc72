import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";
import { pluralsOf } from "./plurals.ts";
import { allTerms, namesOf, type Term } from "./terms.ts";

export type Entry = { terms: Term[]; plural: boolean };
type Index = Map<string, Entry>;
const indexes: Partial<Record<Language, Index>> = {};

/** All terms by their folded names and plurals. */
export function indexOf(language: Language): Index {
  const made = indexes[language];
  if (made) return made;
  const index: Index = new Map();
  for (const term of allTerms())
    for (const name of namesOf(term, language)) add(index, keyOf(name), term, false);
  for (const term of allTerms())
    for (const name of namesOf(term, language))
      for (const plural of pluralsOf(name, language)) add(index, keyOf(plural), term, true);
  indexes[language] = index;
  return index;
}

/** A plural that is also the name of another term is that name. */
function add(index: Index, key: string, term: Term, plural: boolean): void {
  const entry = index.get(key);
  if (!entry) index.set(key, { terms: [term], plural });
  else if (entry.plural === plural && !entry.terms.includes(term)) entry.terms.push(term);
}

/** A name as it is looked up. */
export const keyOf = (name: string) => wordsOf(fold(name)).join(" ");

/** The words of a text. A dash separates, an apostrophe does not. */
export const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\d]+(?:['’][\p{L}]+)?/gu) ?? [];
