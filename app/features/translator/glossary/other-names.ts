import { conceptsIn, waysToSay } from "./synonyms.ts";

/** Names looked for besides the one that was typed: of each concept, and of a whole search. */
const atMost = { ofConcept: 4, all: 6 } as const;

/** Words of a search that stand together, and other names of what they mean, as words. */
type SearchTerm = { words: string[]; others: string[][] };

/**
 * A search with the trade's other names for what it says, in every language: "bujía" is "spark
 * plug". And with everyday words: "3rd" is "third". The words are folded. Bounded: D1 takes 100
 * values in a statement.
 */
export function withOtherNames(words: readonly string[]): SearchTerm[] {
  const concepts = new Map(conceptsIn(words).map((concept) => [concept.start, concept]));
  const sought: SearchTerm[] = [];
  let left: number = atMost.all;
  for (let at = 0; at < words.length; ) {
    const { length = 1, terms = [] } = concepts.get(at) ?? {};
    const typed = words.slice(at, at + length);
    const known = terms.length > 0 ? waysToSay(terms) : everydayNames(typed[0]!);
    const names = known.filter((name) => name !== typed.join(" "));
    const others = names.slice(0, Math.min(left, atMost.ofConcept)).map(longWords);
    left -= others.length;
    sought.push({ words: typed, others: others.filter((other) => other.length > 0) });
    at += length;
  }
  return sought;
}

/** The words of a name that the search of jobs stores. */
const longWords = (name: string): string[] =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
    .slice(0, 2);

/**
 * Words that are no terms of the trade, and that shops write in several ways: numbers of gears and
 * cylinders, and what came down. Folded; the usual ones of both languages first.
 */
const everyday: readonly (readonly string[])[] = [
  ["first", "primera", "1st", "primer", "1ra"],
  ["second", "segunda", "2nd", "segundo", "2da"],
  ["third", "tercera", "3rd", "tercer", "3ra"],
  ["fourth", "cuarta", "4th", "cuarto", "4ta"],
  ["fifth", "quinta", "5th", "quinto", "5ta"],
  ["sixth", "sexta", "6th", "sexto", "6ta"],
  ["drop", "cae", "fell", "fall", "cayo"],
];

const groupOf = new Map(everyday.flatMap((group) => group.map((word) => [word, group])));

/** The other spellings of an everyday word; none for any other word. */
const everydayNames = (word: string): string[] =>
  (groupOf.get(word) ?? groupOf.get(word.replace(/s$/, "")) ?? []).filter((one) => one !== word);
