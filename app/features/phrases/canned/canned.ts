import { recognized, type Texts } from "#app/features/phrases/phrase.ts";
import { spelled } from "#app/features/translator/glossary/spelling.ts";
import { conceptsIn, queryWords, waysToSay } from "#app/features/translator/glossary/synonyms.ts";
import {
  namesOf,
  type Region,
  readTerm,
  type Term,
} from "#app/features/translator/glossary/terms.ts";
import type { Country } from "#app/values/country.ts";
import { fold, searchWords } from "#app/values/fold.ts";
import { type Language, languages } from "#app/values/language.ts";

/** The use of a line on a quote: a part, work, or advice. */
type LineUse = "material" | "labor" | "advice";

/** A common line of the trade, written by hand in both languages with its regional variants. */
type CannedLine = { use: LineUse; term: Term };

let loaded: readonly CannedLine[] | undefined;

/** Whether the lines are loaded: `loadCanned` reads them, once per isolate. */
export const hasCanned = (): boolean => loaded !== undefined;

/**
 * Takes the text of canned.txt: one line of the trade per line, below its use (`@ labor`); `#`
 * before a comment. The first text stays.
 */
export function readCanned(text: string): void {
  let use: LineUse = "material";
  loaded ??= text.split("\n").flatMap((row) => {
    if (row.startsWith("@ ")) use = row.slice(2) as LineUse;
    return row === "" || /^[@#]/.test(row) ? [] : { use, term: readTerm(row) };
  });
}

/** The lines that the product brings. @throws before `loadCanned` */
export function allCanned(): readonly CannedLine[] {
  if (!loaded) throw new Error("The usual lines are not loaded: call loadCanned first");
  return loaded;
}

const regions: Partial<Record<Country, Region>> = { MX: "MX", US: "US", AR: "AR" };

/** The wording of a line in a region. */
const usual = (term: Term, country: Country): Texts => {
  const region = regions[country];
  return { en: term.en[0]!, es: (region && term.elsewhere[region]?.[0]) ?? term.es[0]! };
};

let byName: Map<string, CannedLine> | undefined;

/** The line with a name. */
function lineOf(name: string, language: Language): CannedLine | undefined {
  byName ??= new Map(
    allCanned().flatMap((line) =>
      languages.flatMap((one) =>
        namesOf(line.term, one).map((said) => [keyOf(said, one), line] as const),
      ),
    ),
  );
  return byName.get(keyOf(name, language));
}

function keyOf(name: string, language: Language): string {
  return `${language} ${recognized(name)}`;
}

/** A line of the product in another language and a region's wording, if it is one. */
export function sayCanned(
  { text, from, to }: { text: string; from: Language; to: Language },
  country: Country,
): string | undefined {
  const line = lineOf(text, from);
  return line && usual(line.term, country)[to];
}

/** The search words of each line: its names, and other names of the terms in it. */
let words: Map<CannedLine, string[]> | undefined;
const wordsOf = () => {
  words ??= new Map(
    allCanned().map((line) => {
      const names = languages.flatMap((language) => namesOf(line.term, language));
      const concepts = conceptsIn(queryWords(line.term.en[0]!));
      const said = [...names, ...waysToSay(concepts.flatMap(({ terms }) => terms))];
      return [line, [...new Set(said.flatMap((name) => fold(name).split(/[^\p{L}\p{N}]+/u)))]];
    }),
  );
  return words;
};

/** A line to insert, in the writer's language and in each other one, in the region's wording. */
export type FoundLine = { use: LineUse; texts: Texts };

/**
 * The lines that a text finds by the beginnings of its words, in any language and region:
 * "balatas", "pastillas" and "brake pads" find the same. Without any, a word may be misspelled by
 * one letter. What begins like the text comes first.
 */
export function findCanned(
  text: string,
  { country, limit, after = 0 }: { country: Country; limit: number; after?: number },
): FoundLine[] {
  const typed = searchWords(text);
  const asTyped = linesWith(typed);
  const sought = asTyped.length > 0 ? typed : typed.map((word) => spelled(word) ?? word);
  const begins = sought.join(" ");
  const found = (asTyped.length > 0 ? asTyped : linesWith(sought)).map(({ use, term }) => ({
    use,
    texts: said(term, sought, country),
  }));
  const rank = ({ texts }: FoundLine) =>
    Object.values(texts).some((one) => fold(one).startsWith(begins)) ? 0 : 1;
  return found.sort((a, b) => rank(a) - rank(b)).slice(after, after + limit);
}

const linesWith = (sought: readonly string[]): CannedLine[] =>
  [...wordsOf()]
    .filter(([, own]) => sought.every((word) => own.some((one) => one.startsWith(word))))
    .map(([line]) => line);

/** The texts of a line, in the words that were typed where one of its names has them all. */
function said(term: Term, sought: readonly string[], country: Country): Texts {
  const texts = usual(term, country);
  const has = (name: string) => {
    const own = fold(name).split(/[^\p{L}\p{N}]+/u);
    return sought.every((word) => own.some((one) => one.startsWith(word)));
  };
  const typed = (language: Language) =>
    has(texts[language]) ? texts[language] : (namesOf(term, language).find(has) ?? texts[language]);
  return sought.length > 0 ? { en: typed("en"), es: typed("es") } : texts;
}
