import { linesOf } from "#app/features/codes/search/prominence.ts";
import { pieces, type Query } from "#app/features/codes/search/query.ts";
import { type WordLines, wordLines } from "#app/features/codes/search/word-lines.ts";
import { systemNames } from "#app/features/codes/systems.ts";
import { languages } from "#app/values/language.ts";
import type { Catalog, CatalogCode } from "./catalog.ts";
import type { PackedPart } from "./packed.ts";

/** The most codes that a search adds: eight pages. */
const most = 200;

/** The words of a catalog, folded; made by its first search. */
type Lines = { parts: Map<PackedPart, string>; words: Map<string, string>; all: WordLines };

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
  const matching = lines.map(({ any }) => any);
  const keysIn = <Key>(lines: ReadonlyMap<Key, string>) =>
    matching.map(
      (found) => new Set([...lines].flatMap(([key, line]) => (found.has(line) ? [key] : []))),
    );
  const [inWords, inParts] = [keysIn(words), keysIn(parts)];
  const found = catalog.codes.filter(
    ({ part, failure, at }) =>
      units.every(
        (_, n) =>
          inParts[n]!.has(part) ||
          inWords[n]!.has(failure) ||
          at.some((one) => inWords[n]!.has(one)),
      ) && marks.every((mark) => at.some((one) => mark.test(one))),
  );
  const named =
    units.length === 0 ? found : found.filter(({ part }) => inParts.some((all) => all.has(part)));
  const length = ({ part }: CatalogCode) => parts.get(part)!.length;
  // Names with the very words come before those with synonyms.
  const typed = new Map(
    [...parts].map(([part, line]) => [part, lines.filter((one) => one.typed.has(line)).length]),
  );
  const closer = (a: CatalogCode, b: CatalogCode) => typed.get(b.part)! - typed.get(a.part)!;
  return named
    .sort((a, b) => closer(a, b) || length(a) - length(b) || (a.code < b.code ? -1 : 1))
    .slice(0, most)
    .map(({ code }) => code);
}

function index(catalog: Catalog): Lines {
  const line = (texts: readonly string[]) => ` ${pieces(texts.join(" ")).join(" ")} `;
  const { parts, failures, places } = catalog.packed;
  const ofParts = new Map(
    parts.map((part) => [
      part,
      line(languages.flatMap((one) => [part[one], systemNames[part.system][one]])),
    ]),
  );
  const ofWords = new Map(
    Object.entries({ ...failures, ...places }).map(([key, words]) => [
      key,
      line(languages.map((one) => words[one])),
    ]),
  );
  const all = wordLines([...ofParts.values(), ...ofWords.values()]);
  const lines: Lines = { parts: ofParts, words: ofWords, all };
  indexes.set(catalog, lines);
  return lines;
}
