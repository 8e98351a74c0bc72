import { sharedLabels } from "#app/features/translator/checks/context/labels.ts";
import { sharesCommon } from "#app/features/translator/checks/context/word-meanings.ts";
import type { TextReading, Value } from "#app/features/translator/checks/reading.ts";
import type { Language } from "#app/values/language.ts";

/** "Five and a half", "cinco y medio": a half that a number has beside its whole. */
const beside: Record<Language, RegExp> = {
  en: /\band a half\b/i,
  es: /(?<!\p{L})y medi[oa](?!\p{L})/iu,
};
/** Half an hour past is said in figures, too: "a las 4 y media", 4:30. */
const halved: Record<Language, RegExp> = {
  en: /\band (?:a )?half\b|\bhalf past\b|[.,]50?(?!\d)|:30|½|1\/2|thirty/i,
  es: /(?<!\p{L})y medi[oa](?!\p{L})|[.,]50?(?!\d)|:30|½|1\/2|treinta/iu,
};
const losesHalf = (one: TextReading, other: TextReading): boolean =>
  beside[one.language].test(one.text) &&
  !halved[other.language].test(other.text) &&
  !other.values.some(({ key }) => /[1-9]\d*[.,]5/.test(key));

/** Whether both texts name the same values, as often. */
export function sameValues(source: TextReading, answer: TextReading): boolean {
  if (losesHalf(source, answer) || losesHalf(answer, source)) return false;
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
