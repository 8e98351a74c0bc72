import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";
import { sayings, type Term, terms } from "./terms.ts";

/** A term where it stands in a text: the words from `start` on, `length` of them. */
export type Found = { term: Term; start: number; length: number; plural: boolean };

/** The longest term has so many words: "sensor de posición del árbol de levas" (and one more, for a new one). */
const longest = 8;

type Index = Map<string, { term: Term; plural: boolean }>;
const indexes: Partial<Record<Language, Index>> = {};

function indexOf(language: Language): Index {
  const made = indexes[language];
  if (made) return made;
  const index: Index = new Map();
  // The first to claim a saying has it: "llanta" is the rim in neutral Spanish, and only then Mexico's tire.
  for (const rank of language === "en" ? (["en"] as const) : (["es", "mx", "ar"] as const)) {
    for (const term of terms) for (const saying of term[rank]) add(index, keyOf(saying), term, false);
  }
  for (const term of terms)
    for (const saying of sayings(term, language)) for (const plural of pluralsOf(saying, language)) add(index, keyOf(plural), term, true);
  indexes[language] = index;
  return index;
}

const add = (index: Index, key: string, term: Term, plural: boolean) => index.has(key) || index.set(key, { term, plural });
const keyOf = (saying: string) => wordsOf(fold(saying)).join(" ");

/** A text's words, folded ones stay as they are. A dash separates, an apostrophe does not. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\d]+(?:['’][\p{L}]+)?/gu) ?? [];

/** "bujía de precalentamiento" makes "bujías de precalentamiento", "brazo de control inferior" also "brazos de control inferiores". */
export function pluralsOf(saying: string, language: Language): string[] {
  if (language === "en")
    return [saying.replace(/(?:([^aeiou])y|(s|x|ch|sh)|(\p{L}))$/u, (_, y, s, other) => (y ? `${y}ies` : s ? `${s}es` : `${other}s`))];
  const [head, ...tail] = saying.split(" ");
  const plural = (word: string) =>
    /[aeiouáéó]$/i.test(word) ? `${word}s` : /[lrndjí]$/i.test(word) ? `${word.replace(/ón$/, "on")}es` : word;
  const first = plural(head!);
  const agreeing = tail.map((word, at) => (at === tail.length - 1 && !["de", "del"].includes(tail[at - 1] ?? "") ? plural(word) : word));
  return [...new Set([[first, ...tail].join(" "), [first, ...agreeing].join(" ")])];
}

/** The terms among the words of a text, from left to right, the longest at each place. */
export function findTerms(words: readonly string[], language: Language): Found[] {
  const index = indexOf(language);
  const folded = words.map(fold);
  const found: Found[] = [];
  for (let start = 0; start < folded.length; ) {
    let length = Math.min(longest, folded.length - start);
    let entry = index.get(folded.slice(start, start + length).join(" "));
    while (!entry && --length > 0) entry = index.get(folded.slice(start, start + length).join(" "));
    if (entry) found.push({ ...entry, start, length });
    start += entry ? length : 1;
  }
  return found;
}

/** What goes with the request at most. */
export const mostTerms = 30;

/** The glossary's lines for a text, `term = what it is called`, each term once, in the order of the text. */
export function glossaryFor(text: string, from: Language): string[] {
  const seen = new Set<Term>();
  for (const { term } of findTerms(wordsOf(text), from)) {
    if (seen.size === mostTerms) break;
    seen.add(term);
  }
  return [...seen].map((term) => (from === "en" ? toSpanish(term) : toEnglish(term)));
}

function toSpanish({ en, es, mx, ar }: Term): string {
  const elsewhere = [mx.length > 0 && `Mexico: ${mx.join(", ")}`, ar.length > 0 && `Argentina: ${ar.join(", ")}`].filter(Boolean);
  return `${en[0]} = ${es[0]}${elsewhere.length > 0 ? ` (${elsewhere.join("; ")})` : ""}`;
}

const toEnglish = (term: Term): string => `${sayings(term, "es").join(" / ")} = ${term.en[0]}`;
