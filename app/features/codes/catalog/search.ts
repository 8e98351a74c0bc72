import { has } from "#app/features/codes/search/prominence.ts";
import { pieces, type Query, type Unit } from "#app/features/codes/search/query.ts";
import { systemNames } from "#app/features/codes/systems.ts";
import { languages } from "#app/values/language.ts";
import type { Catalog, CatalogCode } from "./catalog.ts";
import type { PackedPart } from "./packed.ts";

/** The most codes that a search adds: eight pages. */
const most = 200;

/** The words of a catalog, folded; made by its first search. */
type Lines = { parts: Map<PackedPart, string>; words: Map<string, string> };

const linesOf = new WeakMap<Catalog, Lines>();

/**
 * The codes whose titles have everything that a search names, shorter names first. Matches the 2,000
 * names and the words of failures and places, not each title.
 */
export function searchCatalog(catalog: Catalog, { units, places }: Query): string[] {
  if (units.length + places.length === 0) return [];
  const { parts, words } = linesOf.get(catalog) ?? index(catalog);
  const marks = places.map(({ mark }) => new RegExp(`^(${mark.toUpperCase()}|[a-z]+${mark})$`));
  const inWords = units.map((unit) => linesWith(words, unit));
  const inParts = units.map((unit) => linesWith(parts, unit));
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
  return named
    .sort((a, b) => length(a) - length(b) || (a.code < b.code ? -1 : 1))
    .slice(0, most)
    .map(({ code }) => code);
}

const linesWith = <Key>(lines: ReadonlyMap<Key, string>, { ways }: Unit): Set<Key> =>
  new Set(
    [...lines].flatMap(([key, line]) =>
      ways.some((way, at) => has(line, way, at === 0)) ? [key] : [],
    ),
  );

function index(catalog: Catalog): Lines {
  const line = (texts: readonly string[]) => ` ${pieces(texts.join(" ")).join(" ")} `;
  const { parts, failures, places } = catalog.packed;
  const lines: Lines = {
    parts: new Map(
      parts.map((part) => [
        part,
        line(languages.flatMap((one) => [part[one], systemNames[part.system][one]])),
      ]),
    ),
    words: new Map(
      Object.entries({ ...failures, ...places }).map(([key, words]) => [
        key,
        line(languages.map((one) => words[one])),
      ]),
    ),
  };
  linesOf.set(catalog, lines);
  return lines;
}
