/** A quoted phrase. */
export const quoted = (words: string) => `"${words.replaceAll('"', '""')}"`;

export const either = (expressions: readonly string[]): string =>
  expressions.length === 1 ? expressions[0]! : `(${expressions.join(" OR ")})`;

type Render = (word: string) => string;

/**
 * Any of these names, each as words in any place. FTS5 compares two lists of posts per AND, some 20
 * ms among a million posts, so names that share a word are one comparison: "bomba", and any of
 * "gasolina", "nafta" and "combustible".
 */
export function alternatives(ways: readonly (readonly string[])[], render: Render): string[] {
  const alone = new Set(ways.flatMap((way) => (way.length === 1 ? way : [])));
  // A name of one word also finds longer names with it.
  let rest = ways.filter((way) => way.length > 1 && !way.some((word) => alone.has(word)));
  const found = [...alone].map(render);
  while (rest.length > 0) {
    const word = commonest(rest);
    const others = rest
      .filter((way) => way.includes(word))
      .map((way) => way.filter((one) => one !== word));
    rest = rest.filter((way) => !way.includes(word));
    found.push(`(${render(word)} AND ${either(alternatives(others, render))})`);
  }
  return found;
}

/** The word that most names have. */
function commonest(ways: readonly (readonly string[])[]): string {
  const counts = new Map<string, number>();
  for (const way of ways)
    for (const word of new Set(way)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}
