/** Lines by their words, each with a space before and after it: a search reads no line. */
export type WordLines = {
  lines: readonly string[];
  byWord: Map<string, number[]>;
  words: string[];
};

/** Sorts lines by their words. */
export function wordLines(lines: Iterable<string>): WordLines {
  const all = [...new Set(lines)];
  const byWord = new Map<string, number[]>();
  for (const [at, line] of all.entries())
    for (const word of new Set(line.split(" "))) {
      const places = byWord.get(word);
      if (places) places.push(at);
      else byWord.set(word, [at]);
    }
  return { lines: all, byWord, words: [...byWord.keys()].sort() };
}

/** The lines that have every one of these: ` word ` as it is, ` wor` the beginning of a word. */
export function linesWithAll(index: WordLines, needles: readonly string[]): string[] {
  const [first, ...rest] = needles.map((needle) => placesOf(index, needle));
  if (!first) return [];
  const sets = rest.map((places) => new Set(places));
  return first.flatMap((at) => (sets.every((places) => places.has(at)) ? index.lines[at]! : []));
}

function placesOf({ byWord, words }: WordLines, needle: string): readonly number[] {
  const word = needle.trim();
  if (needle.endsWith(" ")) return byWord.get(word) ?? [];
  const places: number[] = [];
  for (let at = firstFrom(words, word); words[at]?.startsWith(word); at++)
    places.push(...byWord.get(words[at]!)!);
  return places;
}

/** The place of the first word that is not before this one. */
function firstFrom(words: readonly string[], wanted: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
