import { sql } from "drizzle-orm";
import { budgeted, translationUses } from "#app/features/account/budget/ai-budget.server.ts";
import { sourceLines, sourceTitles } from "#app/features/assistant/answer/code-source.server.ts";
import type { Source, Turn } from "#app/features/assistant/chat.ts";
import { turnOf } from "#app/features/assistant/history.server.ts";
import { chatHistory } from "#app/features/assistant/tables.server.ts";
import { openDetector, writtenIn } from "#app/features/translator/language/language.server.ts";
import { usualTimeouts } from "#app/features/translator/models/timeouts.ts";
import { NoTranslation } from "#app/features/translator/no-translation.ts";
import type { AiFailure } from "#app/platform/ai/failure.ts";
import { pauseOf, pauseQuery, pauseUntilMidnight } from "#app/platform/ai/pause.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import type { TFunction } from "#app/values/translate.ts";
import { chosenLines } from "./chosen-lines.ts";
import { answerText, diagnosticText } from "./diagnostic-text.ts";
import { knownLines } from "./known-lines.ts";

/** An answer as offered in the form of a diagnostic. */
type AnswerForJob = {
  id: string;
  text: string;
  /** The remaining parts, which a member may add one by one. */
  rest: string[];
  /** `none`: it was already in the job's language. */
  translation: AnswerTranslation["status"] | "none";
  /** The original, if `text` is a translation. */
  original?: { text: string; language: Language };
};

type AnswerQuery = { userId: string; language: Language; getT: (language: Language) => TFunction };

/** An answer in a job's language; untranslated, with the reason in `translation`, on failure. */
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

type TranslationServices = Pick<Platform, "ai" | "db" | "now">;

type Request = {
  userId: string;
  id: string;
  text: string;
  sources: readonly Source[];
  from: Language;
  to: Language;
};

/**
 * An answer in another language. `library`: every line is from the fault codes, written by people
 * in both. `machine`: some of it is machine-translated. Otherwise why there is none: the budget is
 * spent, a check refused the translation, or the service failed.
 */
type AnswerTranslation =
  | { status: "library" | "machine"; text: string }
  | { status: "spent" | "refused" | "failed" };

/** Short, because a page waits for it. */
const timeouts = { ...usualTimeouts, postMs: 15_000 };

/** Translates an answer once and stores it with its turn. Never throws. */
async function translateAnswer(
  services: TranslationServices,
  { userId, id, text: original, sources, from, to }: Request,
): Promise<AnswerTranslation> {
  const { db, now } = services;
  try {
    const { rest, join } = knownLines(original, await sourceLines(sources, from, to));
    if (rest.trim() === "") return { status: "library", text: join(rest) };
    const stored = await findTranslation(db, userId, id, to);
    if (stored !== undefined) return { status: "machine", text: stored };
    if (pauseOf(await pauseQuery(db), now()) !== undefined) return { status: "spent" };
    const { translateText } = await import("#app/features/translator/translate-texts.server.ts");
    const ai = budgeted(services, translationUses(userId));
    const direction = { from, to, detect: await openDetector() };
    const translated = await translateText(ai, { title: null, text: rest }, direction, timeouts);
    const text = join(translated.text);
    await storeTranslation(db, { userId, id, to, text });
    return { status: "machine", text };
  } catch (error) {
    const why = error instanceof NoTranslation ? error.why : "unknown";
    log.warn("an answer was not translated", error instanceof NoTranslation ? undefined : error, {
      to,
      why,
    });
    if (why === "quota") await pauseUntilMidnight(db, now()).catch(() => {});
    return { status: isFailure(why) ? failures[why] : "refused" };
  }
}

/** The status for each failure of the service; anything else is a check's refusal. */
const failures: Record<AiFailure, "spent" | "failed"> = {
  quota: "spent",
  budget: "spent",
  busy: "failed",
  gone: "failed",
  unpaid: "failed",
  tooLarge: "failed",
  refused: "failed",
  timeout: "failed",
  unknown: "failed",
};
const isFailure = (why: string): why is AiFailure => Object.hasOwn(failures, why);

/** The stored translation of an answer, if there is one. */
async function findTranslation(db: Db, userId: string, id: string, to: Language) {
  const row = await db
    .select({ translations: chatHistory.translations })
    .from(chatHistory)
    .where(turnOf(userId, id))
    .get();
  return row?.translations?.[to];
}

/** Stores a translation with those in other languages. */
async function storeTranslation(
  db: Db,
  { userId, id, to, text }: { userId: string; id: string; to: Language; text: string },
) {
  await db
    .update(chatHistory)
    .set({
      translations: sql`json_set(coalesce(${chatHistory.translations}, '{}'), ${`$.${to}`}, ${text})`,
    })
    .where(turnOf(userId, id));
}
