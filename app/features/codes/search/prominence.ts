import type { Place, Unit } from "./query.ts";
import type { Indexed } from "./search-index.ts";

/**
 * How prominent a unit of the query is in a code: in the title, the causes by likelihood, the system
 * or the checks; 0 for nowhere. `seen` caches lines that codes share.
 */
export function prominence(
  { titles, system, causes, checks }: Indexed,
  unit: Unit,
  seen: Map<string, boolean>,
): number {
  const way = unit.ways.findIndex((words, at) =>
    titles.some((title) => has(title, words, at === 0)),
  );
  if (way >= 0) return way === 0 ? 10 : 9;
  const isIn = (line: string) => {
    const isHere = seen.get(line) ?? unit.ways.some((words, at) => has(line, words, at === 0));
    seen.set(line, isHere);
    return isHere;
  };
  const cause = causes.findIndex(isIn);
  if (cause >= 0) return Math.max(2, 6 - Math.floor(cause / 2));
  if (isIn(system)) return 3;
  return checks.some(isIn) ? 1 : 0;
}

/** Whether a line has all these words. Typed words may be incomplete; names only lack a plural. */
export const has = (line: string, words: readonly string[], typed: boolean): boolean =>
  words.length > 0 && words.every((word) => line.includes(beginning(word, typed)));

function beginning(word: string, typed: boolean): string {
  if (word.length < 3 || (!typed && word.length < 5)) return ` ${word} `;
  return ` ${word.length > 5 ? word.replace(/e?s$/, "") : word}`;
}

/** Whether a code names this bank, sensor, cylinder or solenoid. */
export function isAt({ entry, titles }: Indexed, { kind, mark, behind }: Place): boolean {
  if (kind !== "" && entry.place.includes(kind + mark)) return true;
  const loose = kind === "" || kind === "c";
  const own = entry.place.some(
    (at) => at === mark.toUpperCase() || (kind === "" && at.length === 2 && at.endsWith(mark)),
  );
  return (loose && own) || titles.some((title) => title.includes(` ${behind} ${mark} `));
}
