import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";
import { pluralsOf } from "./plurals.ts";
import { allTerms, namesOf, type Term } from "./terms.ts";

export type Entry = { terms: Term[]; plural: boolean };
type Index = Map<string, Entry>;

/** The purpose of a term lookup. Complaints are only in the index for searches. */
export type Use = "translation" | "search";

const indexes: Record<Use, Partial<Record<Language, Index>>> = { translation: {}, search: {} };

/** The terms of a use by their folded names and plurals. */
export function indexOf(language: Language, use: Use): Index {
  const made = indexes[use][language];
  if (made) return made;
  const index: Index = new Map();
  const terms = allTerms().filter(({ searchOnly }) => use === "search" || !searchOnly);
  for (const term of terms)
    for (const name of namesOf(term, language)) add(index, keyOf(name), term, false);
  for (const term of terms)
    for (const name of namesOf(term, language))
      for (const plural of pluralsOf(name, language)) add(index, keyOf(plural), term, true);
  if (use === "search")
    for (const term of terms)
      for (const name of namesOf(term, language))
        for (const way of otherWays[language](name)) add(index, keyOf(way), term, true);
  indexes[use][language] = index;
  return index;
}

/**
 * Other ways to type a name: a stuck EGR valve is also "EGR valve stuck", "sensor del pedal" also
 * "sensor de pedal" and "sensor pedal", and fuel has the name that a country gives to gasoline.
 */
const otherWays: Record<Language, (name: string) => string[]> = {
  en: (name) => {
    const [, state, what] = states.exec(name) ?? [];
    return what ? [`${what} ${state}`, `${what} is ${state}`] : [];
  },
  es: (name) => {
    const fuels = name.includes("combustible") ? ["gasolina", "nafta", "bencina"] : [];
    const all = [name, ...fuels.map((fuel) => name.replace("combustible", fuel))];
    return all.flatMap((one) => [
      one,
      one.replace(/ (?:del|de la|de los|de las) /g, " de "),
      one.replace(/ (?:del|de la|de los|de las|de) /g, " "),
    ]);
  },
};
const states =
  /^(bad|bent|blown|broken|burnt|clogged|corroded|cracked|dirty|leaking|loose|low|no|noisy|plugged|seized|slipping|stuck|torn|warped|weak|worn) (.+)$/;

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
