import { useTranslation } from "react-i18next";
import type { Language } from "#app/values/language.ts";
import type { Message, WordKey } from "#app/values/word-key.ts";

export type Say = (word: WordKey | Message, params?: Record<string, string | number>) => string;

/** The words of the page: `say("ui:save")`, or a message that the server answered. And the language they are in. */
export function useWords(): { say: Say; language: Language } {
  const { t, i18n } = useTranslation();
  const speak = t as unknown as (key: string, params?: object) => string;
  const say: Say = (word, params) => (typeof word === "string" ? speak(word, params) : speak(word.key, { ...word.params, ...params }));
  return { say, language: i18n.language as Language };
}
