/** A run of words: in both texts, only in the old one, or only in the new one. */
export type Change = { kind: "same" | "removed" | "added"; text: string };

/** Above this many words in either text the whole text counts as changed. */
const mostWords = 400;

/** Compares two texts word by word. */
export function wordDiff(before: string, after: string): Change[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (Math.max(old.length, now.length) > mostWords)
    return [
      { kind: "removed", text: before },
      { kind: "added", text: after },
    ];
  const common = commonLengths(old, now);
  const changes: Change[] = [];
  const add = (kind: Change["kind"], text: string) => {
    const last = changes.at(-1);
    if (last?.kind === kind) last.text += text;
    else changes.push({ kind, text });
  };
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      add("same", now[j]!);
      i++;
      j++;
    } else if (j === now.length || (i < old.length && common[i + 1]![j]! >= common[i]![j + 1]!))
      add("removed", old[i++]!);
    else add("added", now[j++]!);
  }
  return changes;
}

const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];

/** How many words the remainders from `i` and `j` have in common, in order. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const table = Array.from({ length: old.length + 1 }, () =>
    new Array<number>(now.length + 1).fill(0),
  );
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      table[i]![j] =
        old[i] === now[j]
          ? table[i + 1]![j + 1]! + 1
          : Math.max(table[i + 1]![j]!, table[i]![j + 1]!);
  return table;
}
