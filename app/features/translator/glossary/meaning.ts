import type { Language } from "#app/values/language.ts";
import { type Entry, keyOf } from "./term-index.ts";
import type { Region, Term } from "./terms.ts";

export type FoundEntry = Entry & { start: number; length: number };

type Context = { words: ReadonlySet<string>; regions: ReadonlyMap<Region, number> };

/** Reads the words of a text, and the regions whose words it uses. */
export function contextOf(folded: readonly string[], found: readonly FoundEntry[]): Context {
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

/** The regions that use this name of a term; none if it is the neutral one. */
function regionsOf(term: Term, said: string): Region[] {
  const is = (name: string) =>
    keyOf(name) === said || said.replace(/e?s$/, "") === keyOf(name).replace(/e?s$/, "");
  if (term.es.some(is)) return [];
  return (Object.keys(term.elsewhere) as Region[]).filter((region) =>
    term.elsewhere[region]!.some(is),
  );
}

/** Whether the glossary has regional names in this language. */
const hasRegions: Record<Language, boolean> = { en: false, es: true };

/** Terms of the same name, the likeliest first: by the words around, the region, and how common. */
export function ranked(
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
