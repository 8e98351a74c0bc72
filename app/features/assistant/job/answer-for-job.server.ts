import { sourceTitles } from "#app/features/assistant/answer/code-source.server.ts";
import type { Turn } from "#app/features/assistant/chat.ts";
import { writtenIn } from "#app/features/translator/language/language.server.ts";
import type { Language } from "#app/values/language.ts";
import type { TFunction } from "#app/values/translate.ts";
import { chosenLines } from "./chosen-lines.ts";
import { answerText, diagnosticText } from "./diagnostic-text.ts";
import {
  type AnswerTranslation,
  type TranslationServices,
  translateAnswer,
} from "./translate-answer.server.ts";

/** An answer as offered in the form of a diagnostic. */
type AnswerForJob = {
  id: string;
  text: string;
  /** What else it says, part by part, for whoever wants to add some of it. */
  rest: string[];
  /** `none`: it was already in the job's language. */
  translation: AnswerTranslation["status"] | "none";
  /** The original, if `text` is a translation. */
  original?: { text: string; language: Language };
};

type AnswerQuery = { userId: string; language: Language; getT: (language: Language) => TFunction };

/** An answer in the language of a job; untranslated, with the reason in `translation`, if it failed. */
export async function answerForJob(
  services: TranslationServices,
  turn: Turn,
  { userId, language: to, getT }: AnswerQuery,
): Promise<AnswerForJob> {
  const { id, sources } = turn;
  const text = answerText(turn);
  const from = await writtenIn(text, turn.language);
  const inOwnWords = async (language: Language, words: string) =>
    chosenLines(diagnosticText(words, turn, await sourceTitles(sources, language), getT(language)));
  if (from === to) return { id, ...(await inOwnWords(to, text)), translation: "none" };
  const outcome = await translateAnswer(services, { userId, id, text, sources, from, to });
  if (outcome.status !== "library" && outcome.status !== "machine")
    return { id, ...(await inOwnWords(from, text)), translation: outcome.status };
  return {
    id,
    ...(await inOwnWords(to, outcome.text)),
    translation: outcome.status,
    original: { text, language: from },
  };
}
