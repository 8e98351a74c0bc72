import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";
import { asking, maybe, questionWords } from "./question-words.ts";

const lower = (text: string): string => text.toLowerCase().replace(/['’]/g, "");

/** Whether a text without a question mark surely asks. */
export const asks = (text: string, language: Language): boolean =>
  !text.includes("?") && !/[.!](?:\s|$)/.test(text) && asking[language].test(lower(text));

/** Whether a text is a question, by its mark or by its words, or may be one. */
export const mayAsk = (text: string, language: Language): boolean =>
  /[?¿]/.test(text) || asks(text, language) || maybe[language].test(fold(lower(text)));

/** Longer texts tell and ask in one sentence. */
const longest = 60;

/** Whether a question without a mark came back as a statement. */
export const isAnswered = (source: string, answer: string, from: Language, to: Language): boolean =>
  source.length <= longest &&
  asks(source, from) &&
  !answer.includes("?") &&
  !asks(answer, to) &&
  !maybeStill(answer, to);

/** Whether an answer has a question word, accents or none, at its beginning. */
const maybeStill = (answer: string, language: Language): boolean =>
  questionWords[language].test(fold(lower(answer)));
