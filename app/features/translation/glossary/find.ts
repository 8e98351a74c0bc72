import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";
import { type Region, sayings, type Term, terms } from "./terms.ts";

/**
 * A term where it stands in a text: the words from `start` on, `length` of them. `others`: what
 * else the same words may mean.
 */
type Found = { term: Term; others: Term[]; start: number; length: number; plural: boolean };

/**
 * The longest term has so many words: "sensor de posición del árbol de levas" (and one more, for a
 * new one).
 */
const longest = 8;

type Entry = { terms: Term[]; plural: boolean };
type Index = Map<string, Entry>;
const indexes: Partial<Record<Language, Index>> = {};

function indexOf(language: Language): Index {
  const made = indexes[language];
  if (made) return made;
  const index: Index = new Map();
  for (const term of terms)
    for (const saying of sayings(term, language)) add(index, keyOf(saying), term, false);
  for (const term of terms)
    for (const saying of sayings(term, language))
      for (const plural of pluralsOf(saying, language)) add(index, keyOf(plural), term, true);
  indexes[language] = index;
  return index;
}

/** A plural never takes a saying that is one by itself. */
function add(index: Index, key: string, term: Term, plural: boolean): void {
  const entry = index.get(key);
  if (!entry) index.set(key, { terms: [term], plural });
  else if (entry.plural === plural && !entry.terms.includes(term)) entry.terms.push(term);
}
const keyOf = (saying: string) => wordsOf(fold(saying)).join(" ");

/** A text's words, folded ones stay as they are. A dash separates, an apostrophe does not. */
export const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\d]+(?:['’][\p{L}]+)?/gu) ?? [];

/**
 * "bujía de precalentamiento" makes "bujías de precalentamiento", "brazo de control inferior" also
 * "brazos de control inferiores".
 */
export const pluralsOf = (saying: string, language: Language): string[] =>
  plurals[language](saying);

const englishPlurals = (saying: string): string[] => [
  saying.replace(/(?:([^aeiou])y|(s|x|ch|sh)|(\p{L}))$/u, (_, y, s, other) =>
    y ? `${y}ies` : s ? `${s}es` : `${other}s`,
  ),
];

function spanishPlurals(saying: string): string[] {
  const [head, ...tail] = saying.split(" ");
  const plural = (word: string) =>
    /[aeiouáéó]$/i.test(word)
      ? `${word}s`
      : /[lrndjí]$/i.test(word)
        ? `${word.replace(/ón$/, "on")}es`
        : word;
  const first = plural(head!);
  const agreeing = tail.map((word, at) =>
    at === tail.length - 1 && !["de", "del"].includes(tail[at - 1] ?? "") ? plural(word) : word,
  );
  return [...new Set([[first, ...tail].join(" "), [first, ...agreeing].join(" ")])];
}

const plurals: Record<Language, (saying: string) => string[]> = {
  en: englishPlurals,
  es: spanishPlurals,
};

/**
 * The terms among the words of a text, from left to right, the longest at each place; what has
 * several meanings is read in its context.
 */
export function findTerms(words: readonly string[], language: Language): Found[] {
  const index = indexOf(language);
  const folded = words.map((word) => fold(word).replaceAll("’", "'"));
  const found: (Entry & { start: number; length: number })[] = [];
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

type Context = { words: ReadonlySet<string>; regions: ReadonlyMap<Region, number> };

/**
 * What a text says about which meaning is meant: its words, and the countries whose words it uses.
 */
function contextOf(
  folded: readonly string[],
  found: readonly (Entry & { start: number; length: number })[],
): Context {
  const regions = new Map<Region, number>();
  for (const {
    terms: [term, ...more],
    start,
    length,
  } of found) {
    if (!term || more.length > 0) continue;
    for (const region of regionsOf(term, folded.slice(start, start + length).join(" ")))
      regions.set(region, (regions.get(region) ?? 0) + 1);
  }
  return {
    words: new Set(
      folded.flatMap((word) => [word, word.replace(/(?:es|s)$/, ""), word.replace(/s$/, "")]),
    ),
    regions,
  };
}

/** The regions that say a term this way; none where everybody does. */
function regionsOf(term: Term, said: string): Region[] {
  const is = (saying: string) =>
    keyOf(saying) === said || said.replace(/e?s$/, "") === keyOf(saying).replace(/e?s$/, "");
  if (term.es.some(is)) return [];
  return (Object.keys(term.elsewhere) as Region[]).filter((region) =>
    term.elsewhere[region]!.some(is),
  );
}

/** Whether the glossary knows where a word of this language is said. */
const hasRegions: Record<Language, boolean> = { en: false, es: true };

/**
 * The likeliest meaning first: by the words around it, by the country that the text is from, and by
 * how many people say it so.
 */
function ranked(
  candidates: readonly Term[],
  said: string,
  language: Language,
  context: Context,
): Term[] {
  const scored = candidates.map((term) => {
    const cues = term.cues.filter((cue) => context.words.has(cue)).length;
    const where = hasRegions[language] ? regionsOf(term, said) : [];
    const countries = Math.max(0, ...where.map((region) => context.regions.get(region) ?? 0));
    const usual = where.length === 0 ? 4 : where.length + (where.includes("MX") ? 1 : 0);
    return { term, score: cues + countries * 0.6 + usual * 0.1 };
  });
  return scored.sort((a, b) => b.score - a.score).map(({ term }) => term);
}
