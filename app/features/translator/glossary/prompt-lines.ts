import type { Language } from "#app/values/language.ts";
import { findTerms } from "./find.ts";
import { wordsOf } from "./term-index.ts";
import type { Term } from "./terms.ts";

/** The most terms in one prompt. */
const maxTerms = 30;

/**
 * The glossary's lines for a text, `term = its translation`, each once, in the order of the text;
 * several meanings with what distinguishes them.
 */
export function glossaryFor(text: string, from: Language, to: Language): string[] {
  const words = wordsOf(text);
  const lines = new Set<string>();
  const seen = new Set<Term>();
  for (const { term, others, start, length, plural } of findTerms(words, from)) {
    if (lines.size === maxTerms) break;
    if (seen.has(term)) continue;
    seen.add(term);
    const written = words.slice(start, start + length).join(" ");
    const meanings = [term, ...others].map((one) => meaning(one, to, others.length > 0));
    lines.add(`${nameIn[from](term, written, plural)} = ${meanings.join(" OR ")}`);
  }
  return [...lines];
}

/** How a line names a term that the text contains: by its usual name, or as it was written. */
const nameIn: Record<Language, (term: Term, written: string, plural: boolean) => string> = {
  en: ({ en }) => en[0]!,
  es: (_, written, plural) => (plural ? written.toLowerCase() : written),
};

function meaning(term: Term, to: Language, several: boolean): string {
  const sense = several && term.sense ? ` [${term.sense}]` : "";
  return translations[to](term) + sense;
}

const translations: Record<Language, (term: Term) => string> = {
  en: ({ en }) => en[0]!,
  es: ({ es, elsewhere: { MX = [], AR = [] } }) => {
    const local = [
      MX.length > 0 && `Mexico: ${MX.join(", ")}`,
      AR.length > 0 && `Argentina: ${AR.join(", ")}`,
    ].filter(Boolean);
    return `${es[0]}${local.length > 0 ? ` (${local.join("; ")})` : ""}`;
  },
};
