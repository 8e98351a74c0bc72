import type { RecognizedTranslation } from "#app/features/repair/texts/translation.ts";
import { languageOf, shownToCustomer } from "#app/features/repair/texts/translation.ts";
import { hasSafetyWord } from "#app/features/translator/safety/safety-words.ts";
import type { Language } from "#app/values/language.ts";

export const longestMessage = 1_000;

/** A message of a job's thread with its translations. `by`: the member; null for the customer. */
export type Message = {
  id: string;
  text: string;
  by: string | null;
  at: Date;
  translations: readonly (RecognizedTranslation & { by?: string | null })[];
};

/** Message as a customer reads it, with the note on its translation. */
export type ReadMessage = { text: string; note: "asWritten" | "machine" | null };

/** By the rule of every text that goes to a customer; their own words stay as they typed them. */
export function readByCustomer(
  { text, by, translations }: Message,
  language: Language,
  unreviewedMayGo: boolean,
): ReadMessage {
  const from = languageOf(text, translations, language);
  if (by === null || from === language) return { text, note: null };
  const translation = translations.find((one) => one.language === language);
  const original = { text, isSafety: hasSafetyWord(text, from) };
  // A machine's words that their sender has seen and sent.
  if (translation?.state === "machine" && translation.by && translation.ofText === text)
    return { text: translation.text ?? text, note: "machine" };
  const shown = shownToCustomer(translation, original, { language, unreviewedMayGo });
  if (!translation?.text || shown === "original") return { text, note: "asWritten" };
  return { text: translation.text, note: shown === "markedTranslation" ? "machine" : null };
}
