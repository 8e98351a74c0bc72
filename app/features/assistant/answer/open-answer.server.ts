import { type AskRefusal, type ChatEvent, eventLine } from "#app/features/assistant/chat.ts";
import { openTurn, type PastTurn } from "#app/features/assistant/open-turn.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Question } from "./question.ts";
import { type AnswerStorage, type SavedAnswer, saveAnswer } from "./saved-answer.server.ts";
import { margin, settleSaved } from "./settle-answer.server.ts";
import { type KnownSource, sourcesFor, withoutText } from "./sources.server.ts";

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

const encoder = new TextEncoder();
type Controller = ReadableStreamDefaultController<Uint8Array>;

/** The streams that follow a running answer. Closed ones are dropped. */
class Subscribers {
  readonly #controllers = new Set<Controller>();

  /** A stream that begins with this event. */
  add(first: ChatEvent): ReadableStream<Uint8Array> {
    let own: Controller;
    return new ReadableStream({
      start: (controller) => {
        own = controller;
        controller.enqueue(encoder.encode(eventLine(first)));
        this.#controllers.add(controller);
      },
      cancel: () => void this.#controllers.delete(own),
    });
  }

  send(event: ChatEvent): void {
    const bytes = encoder.encode(eventLine(event));
    this.#each((controller) => controller.enqueue(bytes));
  }

  close(): void {
    this.#each((controller) => controller.close());
    this.#controllers.clear();
  }

  #each(act: (controller: Controller) => void): void {
    for (const controller of this.#controllers) {
      try {
        act(controller);
      } catch {
        this.#controllers.delete(controller);
      }
    }
  }
}
