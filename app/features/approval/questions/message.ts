import type { RecognizedTwin } from "#app/features/repair/texts/twin.ts";
import { languageOf, shownToCustomer } from "#app/features/repair/texts/twin.ts";
import { hasSafetyWord } from "#app/features/translation/safety/safety-words.ts";
import type { Language } from "#app/values/language.ts";

export const longestMessage = 1_000;

/** A message of a job's thread with its twins. `by`: the member; null for the customer. */
export type Message = {
  id: string;
  text: string;
  by: string | null;
  at: Date;
  twins: readonly RecognizedTwin[];
};

/** A message as a customer reads it, with what is said under it. */
type ReadMessage = { text: string; note: "asWritten" | "machine" | null };

/** By the rule of every text that goes to a customer; their own words stay as they typed them. */
export function readByCustomer(
  { text, by, twins }: Message,
  language: Language,
  unreviewedMayGo: boolean,
): ReadMessage {
  const from = languageOf(text, twins, language);
  if (by === null || from === language) return { text, note: null };
  const twin = twins.find((one) => one.language === language);
  const original = { text, isSafety: hasSafetyWord(text, from) };
  const shown = shownToCustomer(twin, original, { language, unreviewedMayGo });
  if (!twin?.text || shown === "original") return { text, note: "asWritten" };
  return { text: twin.text, note: shown === "markedTwin" ? "machine" : null };
}
