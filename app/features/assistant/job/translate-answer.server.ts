import { and, eq, sql } from "drizzle-orm";
import { budgeted, translationUses } from "#app/features/account/budget/ai-budget.server.ts";
import { sourceLines } from "#app/features/assistant/answer/sources.server.ts";
import type { Source } from "#app/features/assistant/chat.ts";
import { chatHistory } from "#app/features/assistant/tables.server.ts";
import { openDetector } from "#app/features/translation/language/language.server.ts";
import { usualTimeouts } from "#app/features/translation/models/timeouts.ts";
import { NoTranslation } from "#app/features/translation/no-translation.ts";
import type { AiFailure } from "#app/platform/ai/failure.ts";
import { pauseOf, pauseQuery, pauseUntilMidnight } from "#app/platform/ai/pause.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import { knownLines } from "./known-lines.ts";

export type TranslationServices = Pick<Platform, "ai" | "db" | "now">;

/** Whose answer is translated, and from what into what. */
type Request = {
  userId: string;
  id: string;
  text: string;
  sources: readonly Source[];
  from: Language;
  to: Language;
};

/**
 * An answer in another language. `library`: every line is one of the fault codes' own, which people
 * wrote in both. `machine`: the translator wrote some of it. Otherwise why there is none: what may
 * be spent today is spent, a check refused the translation, or the service failed.
 */
export type AnswerTranslation =
  | { status: "library" | "machine"; text: string }
  | { status: "spent" | "refused" | "failed" };

/** Somebody waits for it, with a pending label before their eyes. */
const timeouts = { ...usualTimeouts, postMs: 15_000 };

/** Translates an answer once and stores it with its turn. Never throws. */
export async function translateAnswer(
  services: TranslationServices,
  { userId, id, text: original, sources, from, to }: Request,
): Promise<AnswerTranslation> {
  const { db, now } = services;
  try {
    const { rest, join } = knownLines(original, await sourceLines(sources, from, to));
    if (rest.trim() === "") return { status: "library", text: join(rest) };
    const stored = await storedTranslation(db, userId, id, to);
    if (stored !== undefined) return { status: "machine", text: stored };
    if (pauseOf(await pauseQuery(db), now()) !== undefined) return { status: "spent" };
    const { translateText } = await import("#app/features/translation/translate-text.server.ts");
    const ai = budgeted(services.ai, db, translationUses(userId), now);
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

/** What the service says, as the page tells it; all else is a check's refusal. */
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

const turnOf = (userId: string, id: string) =>
  and(eq(chatHistory.userId, userId), eq(chatHistory.id, id));

async function storedTranslation(db: Db, userId: string, id: string, to: Language) {
  const row = await db
    .select({ translations: chatHistory.translations })
    .from(chatHistory)
    .where(turnOf(userId, id))
    .get();
  return row?.translations?.[to];
}

/** Adds a language to those that are there. */
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
