import { protect } from "#app/features/translator/protect/protect.ts";
import { type Breaker, every, plain } from "./breaker.ts";

const figures = /(?<![\p{L}\d])\d+(?:[.,]\d+)*/gu;
/** Two values exchanged; not a year beside a model name, whose order depends on the language. */
const swapped: Breaker = (answer, { text }) => {
  const { originals } = protect(text);
  const t = (value: string) =>
    value.startsWith("ZQ") ? originals[Number(value.slice(2)) - 1]! : value;
  const values = [...answer.matchAll(/(?<![\p{L}\d])(?:ZQ\d+|\d+(?:[.,]\d+)*)(?![\p{L}\d])/gu)];
  return values.slice(1).flatMap((value, n) => {
    const before = values[n]!;
    const between = answer.slice(before.index + before[0].length, value.index);
    if (t(value[0]) === t(before[0]) || /^,? (?:de |of )?(?:\p{Lu}[\p{L}-]* )?$/u.test(between))
      return [];
    return [
      answer.slice(0, before.index) +
        value[0] +
        between +
        before[0] +
        answer.slice(value.index + value[0].length),
    ];
  });
};

const letters = (text: string) => text.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10));

/** Wrong numbers, codes and signs. */
export const valueKinds: Record<string, Breaker> = {
  "number changed": (answer) => every(answer, figures, letters),
  "code, measure or part changed": plain((good, { text }) =>
    protect(text).originals.flatMap((token) =>
      good.includes(token) ? [good.replace(token, letters(token))] : [],
    ),
  ),
  "code exchanged or lost": (answer) => {
    const names = answer.match(/ZQ\d+/g) ?? [];
    return names.flatMap((name, n) => [
      answer.replace(name, ""),
      ...(n > 0 ? [answer.replace(name, names[n - 1]!)] : []),
    ]);
  },
  "digit dropped": plain((good) =>
    // 0.50 and 0.5 are one.
    every(good, /(?<![.,]\d*)\d{2,}|(?<=[.,]\d?)\d{2,}(?<!0)/g, (found) => found.slice(0, -1)),
  ),
  "values swapped": swapped,
  "sign lost": plain((good) => every(good, /(?<=[\s(])[-+](?=\d)/g, () => "")),
  "sign added": (answer) =>
    every(answer, /(?<=\s)(?:ZQ\d+|\d+(?:[.,]\d+)*)(?=\s|[.,;]|$)/g, (found) => `-${found}`),
};
