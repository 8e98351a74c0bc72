import { answerUses, budgeted } from "#app/features/account/budget/ai-budget.server.ts";
import { type AskRefusal, chatLimits, noNotes } from "#app/features/assistant/chat.ts";
import { closeTurn } from "#app/features/assistant/close-turn.server.ts";
import type { PastTurn } from "#app/features/assistant/open-turn.server.ts";
import { pauseUntilMidnight } from "#app/platform/ai/pause.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { dropCitations } from "./citations.ts";
import { ModelFailure } from "./model-stream.ts";
import { answerFrom } from "./models.server.ts";
import { notesOn } from "./notes.server.ts";
import { openAnswer, type Running } from "./open-answer.server.ts";
import { messagesFor } from "./prompt.ts";
import { isSameQuestion, type Question } from "./question.ts";
import {
  type AnswerEnd,
  type AnswerStorage,
  removeAll,
  removeSavedAnswer,
  saveAnswer,
} from "./saved-answer.server.ts";
import { lost, margin, settleSaved } from "./settle-answer.server.ts";
import { type KnownSource, withoutText } from "./sources.server.ts";

type Events = ReadableStream<Uint8Array>;
/** How often the text so far is saved, in milliseconds. */
const saveEvery = 1_000;
/**
 * Runs one person's answers, one at a time, inside their Durable Object. An answer continues
 * without a reader and is stored in D1 when it ends. One lost with the object's memory is stored as
 * far as it was saved.
 */
export class AnswerRunner {
  readonly #platform: Platform;
  readonly #storage: AnswerStorage;
  /** Set until the answer has ended. */
  #current: Question | undefined;
  #running: Running | undefined;

  constructor(platform: Platform, storage: AnswerStorage) {
    this.#platform = platform;
    this.#storage = storage;
  }

  /**
   * Starts an answer and returns its events, or why it was refused. The same question sent again
   * gets the running answer.
   */
  async ask(question: Question): Promise<Events | AskRefusal> {
    if (this.#current)
      return this.#running && isSameQuestion(this.#current, question)
        ? this.#subscribe(this.#running)
        : "busy";
    this.#current = question;
    try {
      const opened = await openAnswer(this.#platform, this.#storage, question);
      if (typeof opened !== "string") {
        this.#running = opened;
        const events = this.#subscribe(opened);
        opened.finished = this.#run(opened);
        return events;
      }
      this.#current = undefined;
      return opened;
    } catch (error) {
      this.#current = undefined;
      log.error("a question could not be taken", error);
      return "failed";
    }
  }

  /** The events of a running answer: its text so far, then the rest; undefined once it ended. */
  async follow(userId: string, id: string): Promise<Events | undefined> {
    if (this.#running?.question.id === id) return this.#subscribe(this.#running);
    await this.settle(userId, id);
    return undefined;
  }

  /** The text so far of a running answer. Undefined when it has ended. */
  async textOf(userId: string, id: string): Promise<string | undefined> {
    if (this.#running?.question.id === id) return this.#running.text;
    await this.settle(userId, id);
    return undefined;
  }

  /** Stops the answer and the model's work. Its text so far is stored when this returns. */
  async stop(userId: string, id: string): Promise<void> {
    if (this.#running?.question.id !== id) return this.settle(userId, id);
    this.#running.stop.abort();
    await this.#running.finished;
  }

  /** Stops the running answer, deletes the turns with `deleteTurns`, and empties the storage. */
  async clear(deleteTurns: () => Promise<void>): Promise<void> {
    this.#running?.stop.abort();
    await this.#running?.finished;
    await deleteTurns();
    await removeAll(this.#storage);
  }

  /** The alarm: the answer was lost with the object's memory, or its end is not in D1 yet. */
  async onAlarm(): Promise<void> {
    if (this.#current) await this.#storage.setAlarm(this.#platform.now() + margin);
    else await settleSaved(this.#platform, this.#storage);
  }

  /** Stores the end of an answer that only D1 still has as running. */
  async settle(userId: string, id: string): Promise<void> {
    if (this.#current) return;
    if ((await settleSaved(this.#platform, this.#storage)) === id) return;
    await closeTurn(this.#platform.db, { userId, id, response: "", ...lost, notes: noNotes }, 0);
  }

  /** Generates the answer and stores it. Never throws. */
  async #run(running: Running): Promise<void> {
    const end = await this.#generate(running);
    const { question, askedAt, sources, window, subscribers } = running;
    const { userId, payerId, id, message, job } = question;
    const text = dropCitations(running.text, sources.length).trim();
    const before = window.map(({ message }) => message);
    const notes = await notesOn({ message, answer: text, sources, job, before });
    try {
      const ended = { userId, payerId, id, response: text, ...end, notes };
      await closeTurn(this.#platform.db, ended, askedAt);
      await removeSavedAnswer(this.#storage, id);
    } catch (error) {
      log.error("an answer could not be written down; it is tried again", error);
      await saveAnswer(this.#storage, { question, askedAt, text, end });
      await this.#storage.setAlarm(this.#platform.now() + margin);
    }
    this.#running = undefined;
    this.#current = undefined;
    subscribers.send({ type: "end", ...end, notes });
    subscribers.close();
  }

  #generate(running: Running): Promise<AnswerEnd> {
    const { now } = this.#platform;
    let savedAt = now();
    const onText = async (text: string) => {
      running.text += text;
      running.subscribers.send({ type: "text", text });
      if (isFull(running.text)) return false;
      if (now() - savedAt < saveEvery) return true;
      savedAt = now();
      await saveAnswer(this.#storage, running);
      return true;
    };
    return generateAnswer(this.#platform, { ...running, signal: running.stop.signal, onText });
  }

  #subscribe({ subscribers, question, text, sources, left }: Running): Events {
    const { id, message, job } = question;
    const listed = sources.map(withoutText);
    const jobId = job?.id ?? null;
    return subscribers.add({ type: "begin", id, message, text, sources: listed, jobId, left });
  }
}

type Request = {
  question: Question;
  sources: readonly KnownSource[];
  window: readonly PastTurn[];
  signal: AbortSignal;
  /** Called with each piece of the answer; false ends it. */
  onText: (text: string) => Promise<boolean>;
};

/**
 * Asks the models within the budget of the person and the site, to the end of the answer, its
 * timeout or the signal. `openTurn` has counted the first call. Never throws.
 */
async function generateAnswer(
  { ai, db, now }: Pick<Platform, "ai" | "db" | "now">,
  { question, sources, window, signal, onText }: Request,
): Promise<AnswerEnd> {
  const { image: picture, userId, payerId = userId } = question;
  const messages = ({ short, image }: { short: boolean; image: boolean }) =>
    messagesFor({
      ...question,
      sources,
      window: short ? [] : window,
      image: image ? picture : null,
    });
  const request = { messages, image: picture !== null, timeouts: ai.timeouts, signal };
  try {
    const paid = budgeted({ ai, db, now }, answerUses(payerId), 1);
    for await (const text of answerFrom(paid, request)) if (!(await onText(text))) break;
    return { status: "done", failure: null };
  } catch (error) {
    if (signal.aborted) return { status: "stopped", failure: null };
    const failure = error instanceof ModelFailure ? error.why : "unknown";
    if (failure === "unknown") log.error("an answer broke off", error);
    // Where this is not stored, the next question finds it out.
    if (failure === "quota")
      await pauseUntilMidnight(db, now()).catch((error) =>
        log.error("the pause of the models was not written down", error),
      );
    return { status: "failed", failure };
  }
}

/** Whether an answer has reached its greatest length. */
const isFull = (text: string) => text.length >= chatLimits.response;
