import { answerUses, budgeted } from "#app/features/account/ai-budget.server.ts";
import {
  type AnswerFailure,
  type AnswerStatus,
  chatLimits,
  noNotes,
  type Refused,
} from "#app/features/assistant/chat.ts";
import { closeTurn, openTurn, type Told } from "#app/features/assistant/history.server.ts";
import { pauseUntilMidnight } from "#app/platform/ai/pause.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import { dropCitations } from "./checks.ts";
import { ModelFailure } from "./model-stream.ts";
import { answerFrom } from "./models.server.ts";
import { notesOn } from "./notes.server.ts";
import { messagesFor } from "./prompt.ts";
import {
  type FoundSource,
  type JobContext,
  type KnownSource,
  sourcesFor,
} from "./sources.server.ts";
import { Audience } from "./subscribers.server.ts";

/** A question as the worker hands it over; who asks and what may be asked was decided there. */
export type Question = {
  userId: string;
  id: string;
  message: string;
  language: Language;
  image: string | null;
  job: JobContext | null;
  /** What forum and videos say on a question that names no code. */
  found: FoundSource[];
  /** An unanswered question that this one is asked instead of. */
  replaces: string | null;
};

type End = { status: Exclude<AnswerStatus, "running">; failure: AnswerFailure | null };

/**
 * What goes to disk of a running answer, in case this object is thrown out of memory; `end` when
 * only D1 has not heard of it yet.
 */
type Kept = { question: Omit<Question, "image">; askedAt: number; text: string; end?: End };
const slot = "running";

/** The little of a Durable Object's storage that the desk uses. */
export type Disk = Pick<
  DurableObjectStorage,
  "get" | "put" | "delete" | "deleteAll" | "setAlarm" | "deleteAlarm"
>;

type Events = ReadableStream<Uint8Array>;
type Running = Kept & {
  question: Question;
  sources: KnownSource[];
  window: Told[];
  left: number;
  stop: AbortController;
  audience: Audience;
  written: Promise<void>;
};

/**
 * How often what was written so far goes to disk; how long after its last moment a lost answer is
 * settled; in milliseconds.
 */
const keepEvery = 1_000;
const margin = 10_000;

const lost: End = { status: "failed", failure: "lost" };

/**
 * The desk where one person's answers are written, one at a time, inside the Durable Object of that
 * person. The work goes on whoever reads or leaves; when it ends it is written down; one that was
 * lost with its memory is settled as far as it came.
 */
export class AnswerDesk {
  readonly #platform: Platform;
  readonly #disk: Disk;
  /** Taken from the first moment of a question to the last of its answer. */
  #taken: Question | undefined;
  #running: Running | undefined;

  constructor(platform: Platform, disk: Disk) {
    this.#platform = platform;
    this.#disk = disk;
  }

  /**
   * Takes a question and answers its events, or says why not. The same question, sent again while
   * it is answered, is the same answer.
   */
  async ask(question: Question): Promise<Events | Refused> {
    if (this.#taken)
      return this.#running && isSame(this.#taken, question) ? this.#follow(this.#running) : "busy";
    this.#taken = question;
    try {
      const opened = await this.#open(question);
      if (typeof opened !== "string") {
        this.#running = opened;
        const events = this.#follow(opened);
        opened.written = this.#write(opened);
        return events;
      }
      this.#taken = undefined;
      return opened;
    } catch (error) {
      this.#taken = undefined;
      log.error("a question could not be taken", error);
      return "failed";
    }
  }

  /**
   * The events of the answer that is being written: all of its text so far, then the rest.
   * Undefined when it is not, any more.
   */
  async follow(userId: string, id: string): Promise<Events | undefined> {
    if (this.#running?.question.id === id) return this.#follow(this.#running);
    await this.settle(userId, id);
    return undefined;
  }

  /** The text so far of the answer that is being written. */
  async look(userId: string, id: string): Promise<string | undefined> {
    if (this.#running?.question.id === id) return this.#running.text;
    await this.settle(userId, id);
    return undefined;
  }

  /**
   * Stops the answer, the model's work too, and keeps what was said; it is written down when this
   * returns.
   */
  async stop(userId: string, id: string): Promise<void> {
    if (this.#running?.question.id !== id) return this.settle(userId, id);
    this.#running.stop.abort();
    await this.#running.written;
  }

  /** Ends what is running and forgets everything, after `wipe` has removed what D1 knows. */
  async clear(wipe: () => Promise<void>): Promise<void> {
    this.#running?.stop.abort();
    await this.#running?.written;
    await wipe();
    await this.#disk.deleteAlarm();
    await this.#disk.deleteAll();
  }

  /**
   * An answer has taken longer than any may: it was lost with the memory of this object, or D1 has
   * not heard of its end.
   */
  async wake(): Promise<void> {
    if (this.#taken) await this.#disk.setAlarm(this.#platform.now() + margin);
    else await this.#settleKept();
  }

  /** Writes down an answer that is running in D1 alone, as far as it came. */
  async settle(userId: string, id: string): Promise<void> {
    if (this.#taken) return;
    if ((await this.#settleKept()) === id) return;
    await closeTurn(this.#platform.db, { userId, id, response: "", ...lost, notes: noNotes }, 0);
  }

  async #settleKept(): Promise<string | undefined> {
    const kept = await this.#disk.get<Kept>(slot);
    if (!kept) return undefined;
    const { question, askedAt, text, end = lost } = kept;
    const { userId, id, message, job, language, found } = question;
    const sources = await sourcesFor(message, job, language, found);
    const notes = await notesOn({ message, answer: text, sources, job, before: [] });
    await closeTurn(this.#platform.db, { userId, id, response: text, ...end, notes }, askedAt);
    await this.#forget(id);
    return id;
  }

  async #open(question: Question): Promise<Running | Refused> {
    await this.#settleKept();
    const { db, now, ai } = this.#platform;
    const { image: _, ...kept } = question;
    const { userId, id, message, language, job, found } = question;
    const askedAt = now();
    const sources = await sourcesFor(message, job, language, found);
    const listed = sources.map(({ text: _, ...source }) => source);
    const opened = await openTurn(
      db,
      { userId, id, message, language, sources: listed, jobId: job?.id ?? null },
      askedAt,
      question.replaces,
    );
    if (!opened.ok) return opened.why;
    await this.#disk.put<Kept>(slot, { question: kept, askedAt, text: "" });
    await this.#disk.setAlarm(askedAt + ai.timeouts.total + margin);
    const { left, window } = opened;
    const [stop, audience] = [new AbortController(), new Audience()];
    return {
      question,
      askedAt,
      text: "",
      sources,
      window,
      left,
      stop,
      audience,
      written: Promise.resolve(),
    };
  }

  /** Lets the model speak, to its end or to the reader's timeouts. Never throws. */
  async #write(running: Running): Promise<void> {
    const end = await this.#listen(running);
    const { question, askedAt, sources, window } = running;
    const text = dropCitations(running.text, sources.length).trim();
    const before = window.map(({ message }) => message);
    const { image: _, ...kept } = question;
    const notes = await notesOn({
      message: question.message,
      answer: text,
      sources,
      job: question.job,
      before,
    });
    try {
      await closeTurn(
        this.#platform.db,
        { userId: question.userId, id: question.id, response: text, ...end, notes },
        askedAt,
      );
      await this.#forget(question.id);
    } catch (error) {
      log.error("an answer could not be written down; it is tried again", error);
      await this.#disk.put<Kept>(slot, { question: kept, askedAt, text, end });
      await this.#disk.setAlarm(this.#platform.now() + margin);
    }
    this.#running = undefined;
    this.#taken = undefined;
    running.audience.tell({ type: "end", ...end, notes });
    running.audience.close();
  }

  async #listen(running: Running): Promise<End> {
    const { question, sources, window, stop, askedAt } = running;
    const { db, now } = this.#platform;
    const ai = budgeted(this.#platform.ai, db, answerUses(question.userId), now);
    const { image: picture, ...kept } = question;
    const messages = ({ short, image }: { short: boolean; image: boolean }) =>
      messagesFor({
        ...question,
        sources,
        window: short ? [] : window,
        image: image ? picture : null,
      });
    let keptAt = now();
    try {
      for await (const words of answerFrom(
        ai,
        { messages, image: picture !== null },
        ai.timeouts,
        stop.signal,
      )) {
        running.text += words;
        running.audience.tell({ type: "text", text: words });
        if (running.text.length >= chatLimits.response) break;
        if (now() - keptAt < keepEvery) continue;
        keptAt = now();
        await this.#disk.put<Kept>(slot, { question: kept, askedAt, text: running.text });
      }
      return { status: "done", failure: null };
    } catch (error) {
      if (stop.signal.aborted) return { status: "stopped", failure: null };
      const failure = error instanceof ModelFailure ? error.why : "unknown";
      if (failure === "unknown") log.error("an answer broke off", error);
      if (failure === "quota") await this.#pause();
      return { status: "failed", failure };
    }
  }

  /**
   * Until midnight nobody asks in vain. Should that not be written down, the next one who asks
   * finds it out.
   */
  async #pause(): Promise<void> {
    const { db, now } = this.#platform;
    await pauseUntilMidnight(db, now()).catch((error) =>
      log.error("the pause of the models was not written down", error),
    );
  }

  #follow({ audience, question, text, sources, left }: Running): Events {
    const { id, message, job } = question;
    const listed = sources.map(({ text: _, ...source }) => source);
    return audience.join({
      type: "begin",
      id,
      message,
      text,
      sources: listed,
      jobId: job?.id ?? null,
      left,
    });
  }

  /** Only this answer's own: another may have been begun meanwhile. */
  async #forget(id: string): Promise<void> {
    const kept = await this.#disk.get<Kept>(slot);
    if (kept?.question.id !== id) return;
    await this.#disk.deleteAlarm();
    await this.#disk.deleteAll();
  }
}

const isSame = (one: Question, other: Question) =>
  one.message === other.message && one.job?.id === other.job?.id && one.image === other.image;
