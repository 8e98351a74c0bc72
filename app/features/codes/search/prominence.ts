import type { Place, Unit } from "./query.ts";
import type { CodeTexts } from "./search-index.ts";
import { linesWithAll, type WordLines } from "./word-lines.ts";

/** The lines that have a unit of a query: by its name as it was typed, and by any of its names. */
export type UnitLines = { typed: ReadonlySet<string>; any: ReadonlySet<string> };

export function linesOf(unit: Unit, index: WordLines): UnitLines {
  const [typed = [], ...others] = unit.ways.map((words, at) =>
    words.map((word) => beginning(word, at === 0)),
  );
  const own = linesWithAll(index, typed);
  return {
    typed: new Set(own),
    any: new Set([...own, ...shortest(others).flatMap((needles) => linesWithAll(index, needles))]),
  };
}

/** Without names that have every word of a shorter one. */
function shortest(ways: readonly string[][]): string[][] {
  const kept: string[][] = [];
  for (const way of [...ways].sort((a, b) => a.length - b.length))
    if (!kept.some((shorter) => shorter.every((needle) => way.includes(needle)))) kept.push(way);
  return kept;
}

/**
 * How prominent a unit of the query is in a code: in the title, the causes by likelihood, the
 * system or the checks; 0 for nowhere.
 */
export function prominence(
  { titles, system, causes, checks }: CodeTexts,
  { typed, any }: UnitLines,
): number {
  if (titles.some((title) => typed.has(title))) return 10;
  const isIn = (line: string) => any.has(line);
  if (titles.some(isIn)) return 9;
  const cause = causes.findIndex(isIn);
  if (cause >= 0) return Math.max(2, 6 - Math.floor(cause / 2));
  if (isIn(system)) return 3;
  return checks.some(isIn) ? 1 : 0;
}

/** Typed words may be incomplete; names only lack a plural. */
function beginning(word: string, typed: boolean): string {
  if (word.length < 3 || (!typed && word.length < 5)) return ` ${word} `;
  return ` ${word.length > 5 ? word.replace(/e?s$/, "") : word}`;
}

/** Whether a code names this bank, sensor, cylinder or solenoid. */
export function isAt({ entry, titles }: CodeTexts, { kind, mark, behind }: Place): boolean {
  if (kind !== "" && entry.at.includes(kind + mark)) return true;
  // Coils are lettered as cylinders are numbered.
  if (kind === "c" && entry.part.en === "ignition coil")
    return entry.at.includes("?ABCDEFGHIJKL".charAt(Number(mark)));
  const loose = kind === "" || kind === "c";
  const own = entry.at.some(
    (at) => at === mark.toUpperCase() || (kind === "" && at.length === 2 && at.endsWith(mark)),
  );
  return (loose && own) || titles.some((title) => title.includes(` ${behind} ${mark} `));
}
