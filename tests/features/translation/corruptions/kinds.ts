import { sentencesIn } from "#app/features/translation/checks/sentences.ts";
import { protect } from "#app/features/translation/protect/protect.ts";
import type { Language } from "#app/values/language.ts";
import type { Example } from "../pairs/pairs.ts";
import { denialKinds } from "./denials.ts";
import { swaps } from "./swaps.ts";

/**
 * Breaks a good translation in one way, wherever it can: the wrong answers, with names (ZQ1) for
 * what was put away.
 */
export type Breaker = (answer: string, example: Example, to: Language) => string[];

const figures = /(?<![\p{L}\d])\d+(?:[.,]\d+)*/gu;
const at = (text: string, index: number, length: number, other: string) =>
  text.slice(0, index) + other + text.slice(index + length);
const every = (
  text: string,
  pattern: RegExp,
  other: (found: string) => string | undefined,
): string[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const instead = other(match[0]);
    return instead === undefined || instead === match[0]
      ? []
      : [at(text, match.index, match[0].length, instead)];
  });

/**
 * The same on the text as people read it: what was put away changes too, and its name is gone then.
 */
const plain =
  (breaks: (good: string, example: Example, to: Language) => string[]): Breaker =>
  (_, example, to) =>
    breaks(example.good, example, to).map((text) => hide(example.text, text));

/** The names in place of what the source put away, where the text still has it. */
export const hide = (source: string, text: string): string =>
  protect(source).kept.reduce((answer, token, n) => {
    // "40 %" in Spanish is "40%" in English.
    const joined = token.replace(/\s+%$/, "%");
    return answer.replace(answer.includes(token) ? token : joined, `ZQ${n + 1}`);
  }, text);

/**
 * Two values that change places; not a year and a model's name side by side, whose order is the
 * language's.
 */
const swapped: Breaker = (answer, { text }) => {
  const { kept } = protect(text);
  const t = (value: string) => (value.startsWith("ZQ") ? kept[Number(value.slice(2)) - 1]! : value);
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
const word = (from: string) =>
  new RegExp(`(?<![\\p{L}\\d])${from.replace(".", "\\.")}(?![\\p{L}\\d])`, "u");

/**
 * Words that mean something else where the text does not say the like: "2 mm left", "right above",
 * "de 2008 en adelante", "fuga de vacío", "low-mileage".
 */
const asides: readonly (readonly [RegExp, RegExp])[] = [
  [/^left$|^right$/, /izquierd|derech/i],
  [/^adelante$/, /(?<!\p{L})(?:front|forward|de adelante)/iu],
  [/^vacío$/, /(?<!\p{L})empty/iu],
  [/^millas?$/, /(?<!\p{L})miles?(?!\p{L})/iu],
  [/^first$/, /primer/i],
  [/^front$/, /(?<!por a)delant|frente|frontal/i],
  [/^manual$/, /manual|stick/i],
  [/^driver$/, /conductor|chofer|piloto/i],
  [/^old$/, /viej|usad|antigu/i],
];

/** Each of a list of words in place of another: `hot/cold cold/hot`. */
const byList =
  (lists: Record<Language, string>): Breaker =>
  (answer, { text }, to) =>
    lists[to].split(" ").flatMap((pair) => {
      const [from, other] = pair.split("/") as [string, string];
      const aside = asides.some(([words, said]) => words.test(from) && !said.test(text));
      return word(from).test(answer) && !aside ? [answer.replace(word(from), other)] : [];
    });

const parts: Record<Language, [string, string][]> = {
  en: [
    ["water pump", "fuel pump"],
    ["fuel pump", "oil pump"],
    ["oil filter", "air filter"],
    ["air filter", "oil filter"],
    ["brake pads", "brake shoes"],
    ["timing belt", "serpentine belt"],
    ["head gasket", "valve cover gasket"],
    ["ball joint", "CV joint"],
    ["camshaft sensor", "crankshaft sensor"],
  ],
  es: [
    ["bomba de agua", "bomba de gasolina"],
    ["bomba de gasolina", "bomba de aceite"],
    ["filtro de aceite", "filtro de aire"],
    ["filtro de gasolina", "filtro de aceite"],
    ["balatas", "zapatas"],
    ["balata", "zapata"],
    ["banda de tiempo", "banda de accesorios"],
    ["sensor del cigüeñal", "sensor del árbol de levas"],
    ["sensor de oxígeno", "sensor de detonación"],
  ],
};
/** A part in place of another one of its family. */
const exchangedPart: Breaker = (answer, _, to) =>
  parts[to].flatMap(([part, other]) =>
    new RegExp(`(?<!\\p{L})${part}(?!\\p{L})`, "u").test(answer)
      ? [answer.replace(part, other)]
      : [],
  );

const halves: Breaker = (answer) => {
  const words = answer.split(" ");
  const middle = Math.ceil(words.length / 2);
  return words.length < 6 ? [] : [words.slice(0, middle).join(" "), words.slice(middle).join(" ")];
};

const dropped: Breaker = (answer) => {
  const sentences = sentencesIn(answer);
  return sentences.length < 2
    ? []
    : sentences.map((_, gone) =>
        sentences
          .filter((_, n) => n !== gone)
          .join("")
          .trim(),
      );
};

const prefaces: Record<Language, string[]> = {
  en: [
    "Here is the translation: ",
    "Translation: ",
    "English: ",
    "Sure, here you go: ",
    "In English it says: ",
  ],
  es: [
    "Aquí está la traducción: ",
    "Traducción: ",
    "Español: ",
    "Claro, aquí tiene: ",
    "En español dice: ",
  ],
};
const notes: Record<Language, string[]> = {
  en: [
    " (Note: informal wording.)",
    " Let me know if you need anything else.",
    " I hope this helps!",
  ],
  es: [" (Nota: lenguaje informal.)", " Avíseme si necesita algo más.", " ¡Espero que le sirva!"],
};
const obeyed: Record<Language, string[]> = {
  en: [
    "YES",
    "HACKED",
    "The answer is 42.",
    "I have deleted everything you asked for.",
    "Tighten it to 200.",
  ],
  es: [
    "SÍ",
    "HACKEADO",
    "La respuesta es 42.",
    "He borrado todo lo que pidió.",
    "Apriételo a 200.",
  ],
};

/** Every way in which a translation is broken here. */
export const breakers: Record<string, Breaker> = {
  "number changed": (answer) => every(answer, figures, letters),
  "code, measure or part changed": plain((good, { text }) =>
    protect(text).kept.flatMap((token) =>
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
  ...Object.fromEntries(Object.entries(swaps).map(([kind, lists]) => [kind, byList(lists)])),
  "per week, per day": byList({
    en: "week/day month/week hour/day year/month",
    es: "semana/día mes/semana hora/día año/mes",
  }),
  "part exchanged": exchangedPart,
  ...denialKinds,
  "sentence dropped": dropped,
  "half dropped": halves,
  echo: (_, { text, good }) => (text === good ? [] : [hide(text, text)]),
  "side by side": (answer, { text }) => {
    const source = hide(text, text).replace(/ZQ\d+/g, "");
    return [
      `${source} / ${answer}`,
      `${answer} (${source})`,
      `${answer} ${source}`,
      `${answer} - ${source}`,
    ];
  },
  "quotation marks added": (answer) => [`"${answer}"`, `“${answer}”`, `«${answer}»`],
  "preface added": (answer, _, to) => prefaces[to].map((words) => words + answer),
  "note added": (answer, _, to) => notes[to].map((words) => answer + words),
  "injection obeyed": (answer, { text }, to) => {
    const names = answer.match(/ZQ\d+/g)?.join(" ") ?? "";
    return text.length < 25 ? [] : obeyed[to].map((words) => `${words} ${names}`.trim());
  },
  "part left untranslated": (answer, { text }) => {
    const words = hide(text, text).split(" ");
    const ours = answer.split(" ");
    const half = Math.ceil(words.length / 2);
    if (words.length < 8) return [];
    return [[...ours.slice(0, Math.ceil(ours.length / 2)), ...words.slice(half)].join(" ")];
  },
  "question turned into a statement": (answer) =>
    answer.includes("?") ? [answer.replaceAll("?", ".").replaceAll("¿", "")] : [],
};
