import type { Language } from "#app/values/language.ts";
import { type BothTexts, type TranslationState, wordsFor } from "./message.ts";

/** What stands behind a machine's words, so that whoever reads them knows whose they are. */
const machineMark: Record<Language, string> = {
  en: "(machine translation)",
  es: "(traducción automática)",
};

const machines: readonly TranslationState[] = ["machine", "doubt"];

/** What a customer reads of a message: a machine's words are marked, a person's are not. */
export function customerWords(texts: BothTexts, reader: Language): string {
  const words = wordsFor(texts, reader);
  return machines.includes(texts.translationState) && words === texts.translation
    ? `${words}\n${machineMark[reader]}`
    : words;
}
