import { hasNothingToTranslate, withoutTokens } from "#app/features/translator/protect/protect.ts";
import type { Language } from "#app/values/language.ts";

type Detect = (text: string) => { language: Language | undefined; sure: boolean };

/** The words of a text in lower case, without tokens. */
export const plainWords = (text: string): string[] =>
  withoutTokens(text)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/**
 * Whether an answer repeats its source. Names of cars and parts are equal in both languages, so up
 * to three equal words are an echo only if they are plainly English or Spanish.
 */
export function isEcho(source: string, answer: string, from: Language, detect: Detect): boolean {
  const [words, back] = [plainWords(source), plainWords(answer)];
  if (hasNothingToTranslate(source) || words.join(" ") !== back.join(" ")) return false;
  const found = detect(withoutTokens(source));
  return words.length > 3 || (found.language === from && found.sure);
}

/** English words that cars of every country show. */
const onScreens = /check engine/gi;

/** Whether an answer is still in the source's language; needs four words. */
export function isForeign(answer: string, from: Language, detect: Detect): boolean {
  const words = plainWords(answer);
  if (words.length < 4) return false;
  const found = detect(withoutTokens(answer).replace(onScreens, " "));
  return found.language === from && (found.sure || words.length >= 8);
}
