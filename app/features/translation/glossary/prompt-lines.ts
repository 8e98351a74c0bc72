import type { Language } from "#app/values/language.ts";
import { findTerms, wordsOf } from "./find.ts";
import type { Term } from "./terms.ts";

/** What goes with a request at most. */
export const mostTerms = 30;

/**
 * The glossary's lines for a text, `said = what it is called`, each once, in the order of the text;
 * several meanings with what tells them apart.
 */
export function glossaryFor(text: string, from: Language): string[] {
  const words = wordsOf(text);
  const lines = new Set<string>();
  const seen = new Set<Term>();
  for (const { term, others, start, length, plural } of findTerms(words, from)) {
    if (lines.size === mostTerms) break;
    if (seen.has(term)) continue;
    seen.add(term);
    const said = from === "en" ? term.en[0]! : words.slice(start, start + length).join(" ");
    const meanings = [term, ...others].map((one) => meaning(one, from, others.length > 0));
    lines.add(`${plural && from === "es" ? said.toLowerCase() : said} = ${meanings.join(" OR ")}`);
  }
  return [...lines];
}

function meaning(term: Term, from: Language, several: boolean): string {
  const sense = several && term.sense ? ` [${term.sense}]` : "";
  return (from === "en" ? inSpanish(term) : term.en[0]!) + sense;
}

function inSpanish({ es, elsewhere: { MX = [], AR = [] } }: Term): string {
  const local = [
    MX.length > 0 && `Mexico: ${MX.join(", ")}`,
    AR.length > 0 && `Argentina: ${AR.join(", ")}`,
  ].filter(Boolean);
  return `${es[0]}${local.length > 0 ? ` (${local.join("; ")})` : ""}`;
}
