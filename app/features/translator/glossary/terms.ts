import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";

/** Regions of Spanish: US is that of the United States, CA Central America, CB the Caribbean. */
export type Region = "MX" | "US" | "AR" | "CO" | "VE" | "PE" | "CL" | "CA" | "CB" | "ES";

/** A trade concept with all its names, the usual one first; Spanish is neutral Latin American. */
export type Term = Record<Language, string[]> & {
  /** Regional names. Those of Spain (ES) are understood and never proposed. */
  elsewhere: Partial<Record<Region, string[]>>;
  /** Distinguishes it from concepts with an equal name, in English; and words near it (folded). */
  sense: string | undefined;
  cues: string[];
  /** A complaint, for searches: a translator needs the terms in it. */
  searchOnly: boolean;
};

const words = (text = ""): string[] => text.split(";").flatMap((word) => word.trim() || []);

/**
 * Parses a line of the data: `English; forms = Spanish; forms | MX,US word; word | AR word ~ sense
 * ~ cue cue`. Only the first part and `=` are required. `? ` before it: for searches only.
 */
export function readTerm(line: string): Term {
  const searchOnly = line.startsWith("? ");
  const [said = "", sense, cues = ""] = line.slice(searchOnly ? 2 : 0).split(" ~ ");
  const [en, rest = ""] = said.split(" = ");
  const [es, ...local] = rest.split(" | ");
  const elsewhere: Term["elsewhere"] = {};
  for (const one of local) {
    const [, where = "", what] = /^(\S+) (.+)$/.exec(one.trim()) ?? [];
    for (const region of where.split(",") as Region[])
      elsewhere[region] = [...(elsewhere[region] ?? []), ...words(what)];
  }
  return {
    en: words(en),
    es: words(es),
    elsewhere,
    sense,
    cues: fold(cues).split(" ").filter(Boolean),
    searchOnly,
  };
}

let loaded: readonly Term[] | undefined;

/** Whether the terms are here: `loadGlossary` reads them, once per isolate. */
export const hasTerms = (): boolean => loaded !== undefined;

/** Takes the glossary's text: a term per line, `#` before a comment. The first text stays. */
export function readTerms(text: string): void {
  loaded ??= text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map(readTerm);
}

/** All terms, written by hand in terms.txt. @throws before `loadGlossary`. */
export function allTerms(): readonly Term[] {
  if (!loaded) throw new Error("The glossary is not loaded: call loadGlossary first");
  return loaded;
}

/** Every name of a term in a language. */
export const namesOf = (term: Term, language: Language): string[] => allNames[language](term);

const allNames: Record<Language, (term: Term) => string[]> = {
  en: ({ en }) => en,
  es: ({ es, elsewhere }) => [...new Set([...es, ...Object.values(elsewhere).flat()])],
};
