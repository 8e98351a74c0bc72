/** Words that say what is wrong, not with what. */
const directions = new Set(
  "low high intermittent performance range open stuck closed off on short".split(" "),
);
/** Words that listings add or leave out without another meaning. */
const fillers = new Set(
  `circuit malfunction the a with and of to or in hybrid ev pack sensor switch system module control
  input received from voltage ecm pcm data signal 1 bus can erratic anti lock`.split(/\s+/),
);
const synonyms: Readonly<Record<string, string>> = {
  supply: "power",
  turbocharger: "turbo",
  supercharger: "turbo",
};

/** Whether two titles of a code contradict: another fault, or a third of their words differ. */
export function differs(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (faultOf(a) !== faultOf(b)) return true;
  const apart = [...without(a, b), ...without(b, a)].length;
  return apart >= 2 && apart > 0.34 * (a.length + without(b, a).length);
}

const wordsOf = (title: string): string[] =>
  title
    .toLowerCase()
    .replaceAll("4wd", "four wheel drive")
    .match(/[a-z0-9]+/g)!
    .map((word) => synonyms[word] ?? word)
    .filter((word) => !fillers.has(word));

const without = (words: readonly string[], others: readonly string[]): string[] => {
  const left = [...others];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** Returns the fault as one text; range and performance are one fault. */
const faultOf = (words: readonly string[]): string =>
  [
    ...new Set(
      words.flatMap((word) =>
        word === "performance" ? ["range"] : directions.has(word) ? [word] : [],
      ),
    ),
  ]
    .sort()
    .join(" ");
