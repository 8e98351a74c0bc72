import type { FaultCode } from "#app/features/codes/code.ts";
import type { Codes } from "#app/features/codes/code-file.ts";
import { systemNames } from "#app/features/codes/systems.ts";
import { languages } from "#app/values/language.ts";
import { linesOf, type UnitLines } from "./prominence.ts";
import { pieces, type Query } from "./query.ts";
import { type WordLines, wordLines } from "./word-lines.ts";

/** The most codes that a search by names adds: eight pages. */
const most = 200;

/** The name of a part, folded, with the codes of it in order. */
type PartLine = { line: string; codes: readonly FaultCode[] };

/** The lines of a catalog: the names of its parts, and the words of failures and places. */
type NameIndex = { parts: readonly PartLine[]; words: Map<string, string>; all: WordLines };

const indexes = new WeakMap<Codes, NameIndex>();

/**
 * The codes whose titles have everything that a search names, closest and shortest names first.
 * Matches the 2,000 names and the words of failures and places, not each title.
 */
export function codesByName(catalog: Codes, { units, places }: Query): string[] {
  if (units.length + places.length === 0) return [];
  const { parts, words, all } = indexes.get(catalog) ?? index(catalog);
  const marks = places.map(({ mark }) => new RegExp(`^(${mark.toUpperCase()}|[a-z]+${mark})$`));
  const lines = units.map((unit) => linesOf(unit, all));
  const byOrder = new Map<number, FaultCode[]>();
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
    const alike = byOrder.get(order);
    if (alike) alike.push(...fitting);
    else if (fitting.length > 0) byOrder.set(order, fitting);
  }
  return [...byOrder.keys()]
    .sort((one, other) => one - other)
    .flatMap((order) =>
      byOrder
        .get(order)!
        .map(({ code }) => code)
        .sort(),
    )
    .slice(0, most);
}

function index(catalog: Codes): NameIndex {
  const line = (texts: readonly string[]) => ` ${pieces(texts.join(" ")).join(" ")} `;
  const { parts, failures, places } = catalog.file;
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
  const lines: NameIndex = { parts: ofParts, words: ofWords, all };
  indexes.set(catalog, lines);
  return lines;
}
