import { sentencesIn } from "#app/features/translator/checks/sentences.ts";
import type { Language } from "#app/values/language.ts";
import { type Breaker, hide } from "./breaker.ts";

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

/** Omissions, additions, and answers that are no translation. */
export const formKinds: Record<string, Breaker> = {
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
