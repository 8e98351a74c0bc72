import type { Language } from "#app/values/language.ts";
import { greetings, type LetterFacts, type LetterKind, letterTexts } from "./letter-texts.ts";

/** A letter to a customer about their appointment. */
export function appointmentLetter(kind: LetterKind, language: Language, facts: LetterFacts) {
  const { subject, lines } = letterTexts[language][kind](facts);
  return { subject, text: [greetings[language](facts.name), ...lines, facts.link].join("\n\n") };
}
