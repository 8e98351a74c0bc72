import { closeTurn } from "#app/features/assistant/close-turn.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { notesOn } from "./notes.server.ts";
import {
  type AnswerEnd,
  type AnswerStorage,
  findSavedAnswer,
  removeSavedAnswer,
} from "./saved-answer.server.ts";
import { sourcesFor } from "./sources.server.ts";

/** How long after its timeout a lost answer is settled, in milliseconds. */
export const margin = 10_000;

/** The end of an answer that was lost with its object's memory. */
export const lost: AnswerEnd = { status: "failed", failure: "lost" };

/** Stores the end of an answer that was saved but not ended, and returns its id. */
export async function settleSaved(
  { db }: Pick<Platform, "db">,
  storage: AnswerStorage,
): Promise<string | undefined> {
  const saved = await findSavedAnswer(storage);
  if (!saved) return undefined;
  const { question, askedAt, text, end = lost } = saved;
  const { userId, payerId, id, message, job, language, found } = question;
  const sources = await sourcesFor(message, job, language, found);
  const notes = await notesOn({ message, answer: text, sources, job, before: [] });
  await closeTurn(db, { userId, payerId, id, response: text, ...end, notes }, askedAt);
  await removeSavedAnswer(storage, id);
  return id;
}
