import { denialWords } from "#app/features/translator/checks/denials/denial-words.ts";
import type { Word } from "#app/features/translator/checks/words.ts";
import { byLanguage, type Language } from "#app/values/language.ts";

const plain = byLanguage(
  (language) => new Set(denialWords[language].plain.split(", ").map((word) => word.trim())),
);

/** Whether a word denies. */
export const isDenial = (words: readonly Word[], at: number, language: Language): boolean =>
  plain[language].has(words[at]!.text);
