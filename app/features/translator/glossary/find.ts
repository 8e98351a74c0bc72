import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";
import { contextOf, type FoundEntry, ranked } from "./meaning.ts";
import { indexOf, type Use } from "./term-index.ts";
import type { Term } from "./terms.ts";

/** A term in a text: `length` words from `start` on. `others`: what else they may mean. */
type TermMatch = { term: Term; others: Term[]; start: number; length: number; plural: boolean };

/** The most words of a term: "sensor de posición del árbol de levas", and one to spare. */
const longest = 8;

/**
 * The terms in the words of a text, from left to right, the longest at each place. The context
 * decides between several meanings.
 */
export function findTerms(
  words: readonly string[],
  language: Language,
  use: Use = "translation",
): TermMatch[] {
  const index = indexOf(language, use);
  const folded = words.map((word) => fold(word).replaceAll("’", "'"));
  const found: FoundEntry[] = [];
  for (let start = 0; start < folded.length; ) {
    let length = Math.min(longest, folded.length - start);
    let entry = index.get(folded.slice(start, start + length).join(" "));
    while (!entry && --length > 0) entry = index.get(folded.slice(start, start + length).join(" "));
    if (entry) found.push({ ...entry, start, length });
    start += entry ? length : 1;
  }
  const context = contextOf(folded, found);
  return found.map(({ terms: candidates, start, length, plural }) => {
    const said = folded.slice(start, start + length).join(" ");
    const [term, ...others] =
      candidates.length === 1 ? candidates : ranked(candidates, said, language, context);
    return { term: term!, others, start, length, plural };
  });
}
