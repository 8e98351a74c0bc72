import { unsaid } from "#app/features/translator/glossary/gist.ts";
import {
  conceptsIn,
  queryWords,
  termsWithin,
  waysToSay,
} from "#app/features/translator/glossary/synonyms.ts";
import type { Term } from "#app/features/translator/glossary/terms.ts";
import { fold } from "#app/values/fold.ts";
import { binders, fillers, inLibrary, kinds, type PlaceKind, tooWide } from "./query-lexicon.ts";

/** A subject that a search names. */
export type Unit = {
  /** Its names, the typed one first; all words of a name must match. */
  ways: string[][];
  /** Its terms in the glossary, if any. */
  terms: readonly Term[];
  /** The terms within their names. */
  within: readonly Term[];
  /** Its words as they were typed. */
  typed: string;
};

/** A number or letter after a word: `bank 2`, `solenoid B`; the kind by `data/places.txt` or "". */
export type Place = { kind: PlaceKind; mark: string; behind: string };

/** A search; `phrase`: all of it, to be found in titles. */
export type Query = { units: Unit[]; places: Place[]; phrase: string };

/** Reads a search, of at most eight units. */
export function readQuery(text: string): Query {
  const words = queryWords(text.slice(0, 200)).slice(0, 16);
  const concepts = new Map(conceptsIn(words).map((concept) => [concept.start, concept]));
  const [units, places]: [Unit[], Place[]] = [[], []];
  for (let at = 0; at < words.length && units.length < 8; ) {
    // Years, speeds and miles say nothing about the fault.
    if (/^\d/.test(words[at]!) && words[at]!.length > 1 && !concepts.has(at)) {
      at++;
      continue;
    }
    const concept = concepts.get(at);
    const length = concept?.length ?? 1;
    const own = words.slice(at, at + length);
    const [last, mark] = [own.at(-1)!, words[at + length]];
    const isLast = at + length === words.length - 1;
    const marked =
      mark !== undefined && /^(\d|[a-l])$/.test(mark) && (isLast || !alsoWords.has(mark));
    if (marked) places.push({ kind: kinds[last] ?? "", mark, behind: last });
    const isCar =
      concept?.terms.some(({ en }) => unsaid.has(en[0]!)) || (!concept && /^.$/u.test(last));
    const isPlaceAlone = marked && (kinds[last] === "b" || kinds[last] === "s");
    if (!isPlaceAlone && !isCar && (concept || !fillers.has(last)))
      units.push(unitOf(own, concept?.terms ?? []));
    at += length + (marked ? 1 : 0);
  }
  return { units, places, phrase: ` ${pieces(text.slice(0, 200)).join(" ")} ` };
}

// Words before they are letters of a place.
const alsoWords = new Set(["a", "e"]);

function unitOf(own: readonly string[], terms: readonly Term[]): Unit {
  const said = terms
    .flatMap((term) => [...(inLibrary[term.en[0]!] ?? "").split("; "), ...waysToSay([term])])
    .filter(Boolean);
  const within = termsWithin(terms);
  const ways = [
    own.join(" "),
    ...[...said, ...waysToSay(within)].filter((way) => !tooWide.has(way)),
  ];
  return {
    ways: [...new Set(ways)].map((way) => pieces(way)),
    terms,
    within,
    typed: own.join(" "),
  };
}

/** A text's words, without articles and conjunctions. */
export const pieces = (text: string): string[] =>
  plain(text)
    .split(" ")
    .filter((word) => word && !binders.has(word));
export const plain = (text: string): string => fold(text.replace(/[^\p{L}\p{N}]/gu, " "));
