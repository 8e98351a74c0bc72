import { fold } from "#app/values/fold.ts";
import { languages } from "#app/values/language.ts";
import { findTerms } from "./find.ts";
import { spelled } from "./spelling.ts";
import { wordsOf } from "./term-index.ts";
import { namesOf, type Term } from "./terms.ts";

/** A trade concept in a search: `length` words from `start` on, and what they may mean. */
type Concept = { start: number; length: number; terms: Term[] };

/**
 * The concepts in a search in any language, from left to right, the longest at each place: "crank
 * sensor" and "sensor del cigüeñal" are the same. A word may be
 * misspelled by one letter. `words` come from `queryWords`.
 */
export function conceptsIn(words: readonly string[]): Concept[] {
  const read = words.map((word) => spelled(word) ?? word);
  const found = languages.flatMap((language) => findTerms(read, language, "search"));
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
 * The longest term in the name of each of these: the "catalytic converter" of a clogged one. None
 * of one word, which is rarely what a search is about: "sensor", "relay".
 */
export const termsWithin = (terms: readonly Term[]): Term[] =>
  terms.flatMap(({ en }) => {
    const words = wordsOf(fold(en[0]!));
    const shorter = [words.slice(1), words.slice(0, -1)];
    const within = shorter.flatMap((some) => findTerms(some, "en"));
    return within
      .filter(({ length }) => length > 1)
      .sort((a, b) => b.length - a.length)
      .slice(0, 1)
      .map(({ term }) => term);
  });

/** All names of these terms, in every language and country, folded, the usual ones first. */
export const waysToSay = (terms: readonly Term[]): string[] => {
  const usual = terms.flatMap((term) => languages.map((language) => term[language][0]!));
  const all = terms.flatMap((term) => languages.flatMap((language) => namesOf(term, language)));
  return [...new Set([...usual, ...all].map(fold))];
};

/** The folded words of a search, with the glossary's apostrophes: "wont" is "won't". */
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
