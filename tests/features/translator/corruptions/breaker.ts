import { protect } from "#app/features/translator/protect/protect.ts";
import type { Language } from "#app/values/language.ts";
import type { Example } from "../pairs/pairs.ts";

/** Corrupts a good translation in one way, at every place: wrong answers, with tokens (ZQ1). */
export type Breaker = (answer: string, example: Example, to: Language) => string[];

/** Puts the tokens of the source in place of what they protect. */
export const hide = (source: string, text: string): string =>
  protect(source).originals.reduce((answer, token, n) => {
    // "40 %" in Spanish is "40%" in English.
    const joined = token.replace(/\s+%$/, "%");
    return answer.replace(answer.includes(token) ? token : joined, `ZQ${n + 1}`);
  }, text);

/** Corrupts the text as people read it, protected parts included. */
export const plain =
  (breaks: (good: string, example: Example, to: Language) => string[]): Breaker =>
  (_, example, to) =>
    breaks(example.good, example, to).map((text) => hide(example.text, text));

const at = (text: string, index: number, length: number, other: string) =>
  text.slice(0, index) + other + text.slice(index + length);
export const every = (
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
