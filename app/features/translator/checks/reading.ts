import type { Language } from "#app/values/language.ts";
import { type Choice, readChoices } from "./choices/choices.ts";
import { readNumbers } from "./values/numbers.ts";
import { signOf } from "./values/sign.ts";
import { readWords, type Word } from "./words.ts";

/** A value of a text: a number, or a protected part (its key is the original). */
export type Value = { key: string; at: number; length: number; soft: boolean; telling: boolean };

/** The words of a text, with their values and choices. */
export type TextReading = {
  text: string;
  language: Language;
  words: Word[];
  values: Value[];
  choices: Choice[];
};

/** Reads a text; `originals` is what its tokens (ZQ1) stand for. */
export function readValues(
  text: string,
  language: Language,
  originals: readonly string[],
): TextReading {
  const words = readWords(text);
  const numbers = readNumbers(text, words, language);
  const values: Value[] = [...numbers];
  for (const [at, { text: name }] of words.entries()) {
    if (!name.startsWith("ZQ")) continue;
    const key =
      signOf(text, words, at, 1) + (originals[Number(name.slice(2)) - 1] ?? name).toLowerCase();
    values.push({ key, at, length: 1, soft: false, telling: false });
  }
  values.sort((a, b) => a.at - b.at);
  return { text, language, words, values, choices: readChoices(words, language) };
}
