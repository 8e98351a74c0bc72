import type { AnswerFailure, AnswerStatus } from "#app/features/assistant/chat.ts";
import type { Question } from "./question.ts";

/** How an answer ended. */
export type AnswerEnd = {
  status: Exclude<AnswerStatus, "running">;
  failure: AnswerFailure | null;
};

/** A running answer as saved against eviction of its object; `end`: ended, but not yet in D1. */
export type SavedAnswer = {
  question: Omit<Question, "image">;
  askedAt: number;
  text: string;
  end?: AnswerEnd;
};

/** The part of a Durable Object's storage that a running answer uses. */
export type AnswerStorage = Pick<
  DurableObjectStorage,
  "get" | "put" | "deleteAll" | "setAlarm" | "deleteAlarm"
>;

const key = "running";

export const findSavedAnswer = (storage: AnswerStorage) => storage.get<SavedAnswer>(key);

/** Saves an answer without the picture of its question. */
export const saveAnswer = (
  storage: AnswerStorage,
  { question, askedAt, text, end }: SavedAnswer,
): Promise<void> => {
  const { image: _, ...saved } = question as Question;
  return storage.put<SavedAnswer>(key, { question: saved, askedAt, text, ...(end && { end }) });
};

/** Removes the saved answer and its alarm, unless another one has started. */
export async function removeSavedAnswer(storage: AnswerStorage, id: string): Promise<void> {
  const saved = await findSavedAnswer(storage);
  if (saved?.question.id === id) await removeAll(storage);
}

export async function removeAll(storage: AnswerStorage): Promise<void> {
  await storage.deleteAlarm();
  await storage.deleteAll();
}
