import type { Language } from "#app/values/language.ts";
import { type BothTexts, type TranslationState, wordsFor } from "./message.ts";

/** The mark below a machine's translation, so that the customer can recognize it. */
const machineMark: Record<Language, string> = {
  en: "(machine translation)",
  es: "(traducción automática)",
};

const machines: readonly TranslationState[] = ["machine", "doubt"];

/** The text of a message for its customer, with a mark if it is a machine translation. */
export function customerWords(texts: BothTexts, reader: Language): string {
  const words = wordsFor(texts, reader);
  return machines.includes(texts.translationState) && words === texts.translation
    ? `${words}\n${machineMark[reader]}`
    : words;
}
