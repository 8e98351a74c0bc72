import { sharedLabels } from "#app/features/translator/checks/context/labels.ts";
import { sharesCommon } from "#app/features/translator/checks/context/word-meanings.ts";
import type { TextReading, Value } from "#app/features/translator/checks/reading.ts";

/** Whether both texts name the same values, as often. */
export function sameValues(source: TextReading, answer: TextReading): boolean {
  const [lost, added] = [
    missing(source.values, answer.values),
    missing(answer.values, source.values),
  ];
  if (lost.some(({ soft }) => !soft) || added.some(({ soft }) => !soft)) return false;
  // Another ordinal or multiple in its place: "first" for "segundo".
  return !(lost.some(({ telling }) => telling) && added.some(({ telling }) => telling));
}

/** The values that the others lack; exact ones are matched first. "un" does not match "first". */
function missing(values: readonly Value[], others: readonly Value[]): Value[] {
  const left = new Map<string, number>();
  const add = (key: string, change: number) => left.set(key, (left.get(key) ?? 0) + change);
  const faint = ({ soft, telling }: Value) => soft && !telling;
  for (const other of others) add(faint(other) ? `~${other.key}` : other.key, 1);
  return [...values.filter(({ soft }) => !soft), ...values.filter(({ soft }) => soft)].filter(
    (value) => {
      const key = left.get(value.key) || value.telling ? value.key : `~${value.key}`;
      const found = (left.get(key) ?? 0) > 0;
      add(key, -1);
      return !found;
    },
  );
}

/** Whether two longer texts have no value and no known word in common. */
export function areUnrelated(source: TextReading, answer: TextReading): boolean {
  if (source.words.length < 8) return false;
  const values = new Set(source.values.map(({ key }) => key));
  return (
    !answer.values.some(({ key, soft }) => !soft && values.has(key)) &&
    sharedLabels(source, answer) === 0 &&
    !sharesCommon(source, answer)
  );
}
