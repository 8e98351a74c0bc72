import type { TextReading, Value } from "#app/features/translator/checks/reading.ts";

/** With more pairs out of order than this the order counts as wrong. */
export const most = 24;

type Ranked = Value & { rank: number };

/** The values in both, those of the answer with their rank in the source; equal ones in order. */
export function paired(source: TextReading, answer: TextReading): [Value[], Ranked[]] {
  const waiting = new Map<string, Value[]>();
  for (const value of [...source.values].reverse()) {
    const same = waiting.get(value.key);
    if (same) same.push(value);
    else waiting.set(value.key, [value]);
  }
  const matches: { ours: Value; theirs: Value }[] = [];
  for (const value of answer.values) {
    const ours = waiting.get(value.key)?.pop();
    if (ours && !ours.soft && !value.soft) matches.push({ ours, theirs: value });
  }
  const ours = matches.map((match) => match.ours).sort((a, b) => a.at - b.at);
  const places = new Map(ours.map((value, rank) => [value, rank]));
  return [ours, matches.map((match) => ({ ...match.theirs, rank: places.get(match.ours)! }))];
}

/** The pairs out of order, as indexes; undefined if there are too many. */
export function inversions(ranks: readonly number[]): [number, number][] | undefined {
  const found: [number, number][] = [];
  if (ranks.every((rank, n) => rank === n)) return found;
  if (ranks.length > 60) return undefined;
  for (let n = 0; n < ranks.length; n++)
    for (let m = n + 1; m < ranks.length; m++) if (ranks[n]! > ranks[m]!) found.push([n, m]);
  return found.length > most ? undefined : found;
}
