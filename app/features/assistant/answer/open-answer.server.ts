import type { AskRefusal } from "#app/features/assistant/chat.ts";
import { openTurn, type PastTurn } from "#app/features/assistant/open-turn.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Question } from "./question.ts";
import { type AnswerStorage, type SavedAnswer, saveAnswer } from "./saved-answer.server.ts";
import { margin, settleSaved } from "./settle-answer.server.ts";
import { type KnownSource, sourcesFor, withoutText } from "./sources.server.ts";
import { Subscribers } from "./subscribers.server.ts";

/** An answer that is being generated. */
export type Running = SavedAnswer & {
  question: Question;
  sources: KnownSource[];
  window: PastTurn[];
  left: number;
  stop: AbortController;
  subscribers: Subscribers;
  /** Resolves when the answer has ended and is stored. */
  finished: Promise<void>;
};

/** Counts and stores a question and sets the alarm; settles a lost answer first. */
export async function openAnswer(
  { db, now, ai }: Pick<Platform, "db" | "now" | "ai">,
  storage: AnswerStorage,
  question: Question,
): Promise<Running | AskRefusal> {
  await settleSaved({ db }, storage);
  const { userId, payerId, id, message, language, job, found, replaces } = question;
  const askedAt = now();
  const sources = await sourcesFor(message, job, language, found);
  const turn = { userId, payerId, id, message, language, sources: sources.map(withoutText) };
  const opened = await openTurn(db, { ...turn, jobId: job?.id ?? null }, askedAt, replaces);
  if (!opened.ok) return opened.why;
  await saveAnswer(storage, { question, askedAt, text: "" });
  await storage.setAlarm(askedAt + ai.timeouts.total + margin);
  const { left, window } = opened;
  return {
    question,
    askedAt,
    text: "",
    sources,
    window,
    left,
    stop: new AbortController(),
    subscribers: new Subscribers(),
    finished: Promise.resolve(),
  };
}
