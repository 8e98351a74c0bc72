import { createContext, useContext } from "react";
import type { Language } from "#app/values/language.ts";
import type { TFunction } from "#app/values/translate.ts";

export type { TFunction } from "#app/values/translate.ts";

export type Words = { t: TFunction; language: Language };

/**
 * The words that a page is shown in: the entries put them around it, and the browser changes them
 * in place.
 */
export const WordsContext = createContext<Words>({
  t: (word) => (typeof word === "string" ? word : word.key),
  language: "en",
});

/**
 * The words of the page: `t("ui:save")`, or a message that the server answered. And the language
 * they are in.
 */
export const useWords = (): Words => useContext(WordsContext);
