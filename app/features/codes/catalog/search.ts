import { linesOf, type UnitLines } from "#app/features/codes/search/prominence.ts";
import { pieces, type Query } from "#app/features/codes/search/query.ts";
import { type WordLines, wordLines } from "#app/features/codes/search/word-lines.ts";
import { systemNames } from "#app/features/codes/systems.ts";
import { languages } from "#app/values/language.ts";
import type { Catalog, CatalogCode } from "./catalog.ts";

/** The most codes that a search adds: eight pages. */
const most = 200;

/** A name of the catalog, with the codes of it in order, and its words, folded. */
type Part = { line: string; codes: readonly CatalogCode[] };

/** The words of a catalog, folded; made by its first search. */
type Lines = { parts: readonly Part[]; words: Map<string, string>; all: WordLines };

const indexes = new WeakMap<Catalog, Lines>();

/**
 * The codes whose titles have everything that a search names, closest and shortest names first. Matches the 2,000
 * names and the words of failures and places, not each title.
 */
export function searchCatalog(catalog: Catalog, { units, places }: Query): string[] {
  if (units.length + places.length === 0) return [];
  const { parts, words, all } = indexes.get(catalog) ?? index(catalog);
  const marks = places.map(({ mark }) => new RegExp(`^(${mark.toUpperCase()}|[a-z]+${mark})$`));
  const lines = units.map((unit) => linesOf(unit, all));
  const found = new Map<number, CatalogCode[]>();
  for (const { line, codes } of parts) {
    const missing = lines.filter(({ any }) => !any.has(line));
    if (units.length > 0 && missing.length === units.length) continue;
    const isIn = (word: string, { any }: UnitLines) => any.has(words.get(word) ?? "");
    const fitting = codes.filter(
      ({ failure, at }) =>
        missing.every((unit) => isIn(failure, unit) || at.some((one) => isIn(one, unit))) &&
        marks.every((mark) => at.some((one) => mark.test(one))),
    );
    // Names with the very words come before those with synonyms.
    const typed = lines.filter((one) => one.typed.has(line)).length;
    const order = line.length - typed * 100_000;
    const alike = found.get(order);
    if (alike) alike.push(...fitting);
    else if (fitting.length > 0) found.set(order, fitting);
  }
  const codes: string[] = [];
  for (const order of [...found.keys()].sort((one, other) => one - other)) {
    codes.push(
      ...found
        .get(order)!
        .map(({ code }) => code)
        .sort(),
    );
    if (codes.length >= most) break;
  }
  return codes.slice(0, most);
}

function index(catalog: Catalog): Lines {
  const line = (texts: readonly string[]) => ` ${pieces(texts.join(" ")).join(" ")} `;
  const { parts, failures, places } = catalog.packed;
  const codesOf = Map.groupBy(catalog.codes, ({ part }) => part);
  const ofParts = parts.map((part) => ({
    line: line(languages.flatMap((one) => [part[one], systemNames[part.system][one]])),
    codes: codesOf.get(part) ?? [],
  }));
  const ofWords = new Map(
    Object.entries({ ...failures, ...places }).map(([key, words]) => [
      key,
      line(languages.map((one) => words[one])),
    ]),
  );
  const all = wordLines([...ofParts.map(({ line }) => line), ...ofWords.values()]);
  const lines: Lines = { parts: ofParts, words: ofWords, all };
  indexes.set(catalog, lines);
  return lines;
}
