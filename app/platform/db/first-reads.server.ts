import type { Run } from "#app/platform/log/log.ts";
import { currentRun } from "#app/platform/log/run.server.ts";
import { TimeoutError } from "#app/platform/with-timeout.ts";
import { countCall } from "./count-call.server.ts";

// What a request reads before it has waited for anything (its session, its page's content) goes to
// D1 in one call; where that was a single read (the session of a request without a hint), so does
// what is read next (docs/decisions/0154-one-call-for-the-first-reads.md).

/**
 * How many microtasks the first reads are collected for; the slowest page begins its last one after
 * fourteen. What comes later goes alone. A timer would do without a number, for 0.1 ms of CPU.
 */
const microtasks = 100;

type Read<Answer = unknown> = {
  statements: D1PreparedStatement[];
  /** Asks for it in a call of its own. */
  alone: () => Promise<Answer>;
  /** What its caller wants of D1's answers. */
  read: (answers: D1Result[]) => Answer;
};
type Waiting = Read & { resolve: (answer: unknown) => void; reject: (error: unknown) => void };

/** The first reads of one request, by the database, or the session of one, that they ask. */
class FirstReads {
  readonly #run: Run;
  readonly #waiting = new Map<D1Database, Waiting[]>();
  readonly #follow: boolean;
  #asked = 0;
  #answered = 0;
  areSent = false;

  /** `follow`: whether these are those after a single one. */
  constructor(run: Run, follow = false) {
    this.#run = run;
    this.#follow = follow;
    this.#sendSoon();
  }

  /** Whether it was a single read, which is answered. */
  get wasOne(): boolean {
    return !this.#follow && this.#asked === 1 && this.#answered === 1;
  }

  /**
   * Asks in one call with the others. Where there are none, or the call fails, it is asked alone.
   */
  ask<Answer>(d1: D1Database, read: Read<Answer>): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const waiting = { ...read, resolve, reject } as Waiting;
    this.#asked += 1;
    // Known before whoever asks goes on.
    const answered = () => {
      this.#answered += 1;
    };
    promise.then(answered, answered);
    const others = this.#waiting.get(d1);
    if (others) others.push(waiting);
    else this.#waiting.set(d1, [waiting]);
    return promise;
  }

  async #sendSoon(): Promise<void> {
    for (let n = 0; n < microtasks; n++) await undefined;
    this.areSent = true;
    for (const [d1, reads] of this.#waiting) send(this.#run, d1, reads);
  }
}

const requests = new WeakMap<Run, FirstReads>();

/** The first reads of the current request; undefined once they are sent, and outside of one. */
export function firstReads(): FirstReads | undefined {
  const run = currentRun();
  if (!run?.method || run.worker !== "app") return undefined;
  let reads = requests.get(run);
  if (!reads || (reads.wasOne && run.method === "GET")) {
    reads = new FirstReads(run, reads !== undefined);
    requests.set(run, reads);
  }
  return reads.areSent ? undefined : reads;
}

async function send({ database }: Run, d1: D1Database, reads: Waiting[]): Promise<void> {
  if (reads.length === 1) return askAlone(reads[0]!);
  const statements = reads.flatMap((one) => one.statements);
  try {
    const answers = await countCall(database, statements.length, () => d1.batch(statements));
    for (const { statements, read, resolve } of reads)
      resolve(read(answers.splice(0, statements.length)));
  } catch (error) {
    // A statement that fails must not fail the others. The database would only time out again.
    for (const one of reads)
      if (error instanceof TimeoutError) one.reject(error);
      else askAlone(one);
  }
}

function askAlone({ alone, resolve, reject }: Waiting): void {
  alone().then(resolve, reject);
}
