import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";
import { findTerms, wordsOf } from "./find.ts";
import { sayings, type Term } from "./terms.ts";

/**
 * A concept of the trade in what somebody typed: the words from `start` on, `length` of them, and
 * what they may mean.
 */
type Concept = { start: number; length: number; terms: Term[] };

const languages = ["en", "es"] as const satisfies readonly Language[];

/**
 * The concepts in a search, whichever of the two languages it is in, from left to right, the
 * longest at each place: "crank sensor" and "sensor del cigüeñal" are the same one. `words` as
 * `queryWords` makes them. The glossary is some 60 kB: load this file on demand, by a dynamic
 * import, so that it stays out of what every page loads.
 */
export function conceptsIn(words: readonly string[]): Concept[] {
  const found = languages.flatMap((language) => findTerms(words, language));
  found.sort((a, b) => b.length - a.length || a.start - b.start);
  const concepts = new Map<number, Concept>();
  const taken = new Map<number, Concept>();
  for (const { start, length, term, others } of found) {
    const same = concepts.get(start);
    if (same?.length === length) same.terms = [...new Set([...same.terms, term, ...others])];
    const places = Array.from({ length }, (_, at) => start + at);
    if (places.some((at) => taken.has(at))) continue;
    const concept = { start, length, terms: [term, ...others] };
    concepts.set(start, concept);
    for (const at of places) taken.set(at, concept);
  }
  return [...concepts.values()].sort((a, b) => a.start - b.start);
}

/**
 * All that these terms are called, in both languages and every country, folded, each once, the
 * usual words first.
 */
export const waysToSay = (terms: readonly Term[]): string[] => {
  const usual = terms.flatMap(({ en, es }) => [en[0]!, es[0]!]);
  return [
    ...new Set(
      [...usual, ...terms.flatMap((term) => [...term.en, ...sayings(term, "es")])].map(fold),
    ),
  ];
};

/**
 * Everything that a search can be called, folded: "llanta ponchada" answers "flat tire", "cubierta
 * pinchada"… and "abanico" answers "cooling fan", "electroventilador"… Without a concept in it,
 * nothing.
 */
export const synonymsOf = (text: string): string[] =>
  waysToSay(conceptsIn(queryWords(text)).flatMap(({ terms }) => terms));

/**
 * A search's words, folded, its shortened denials written out as the glossary has them: "wont" is
 * "won't".
 */
export const queryWords = (text: string): string[] =>
  wordsOf(fold(text).replaceAll("’", "'")).map((word) => contracted[word] ?? word);

const contracted: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "won't",
    "don't",
    "doesn't",
    "didn't",
    "can't",
    "isn't",
    "wasn't",
    "aren't",
    "couldn't",
    "wouldn't",
    "hasn't",
    "haven't",
  ].map((one) => [one.replace("'", ""), one]),
);
