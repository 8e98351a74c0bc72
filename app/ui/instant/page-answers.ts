/** How long an answer that was asked for ahead may be shown, in milliseconds. */
const aheadFor = 10_000;
/** How long what a list said stands in for it while it is asked again, in milliseconds. */
const knownFor = 5 * 60_000;
/** How many answers are cached. */
const most = 12;

type Kind = "ahead" | "known";
type Cached = { answer: Promise<Response | undefined>; kind: Kind; until: number };

/**
 * Answers with the data of pages, by address, in the memory of this tab. Each is given out once.
 * Every write drops them all, those that are still on their way included.
 */
export class PageAnswers {
  #cached = new Map<string, Cached>();
  #writes = 0;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Changes with every write: what was asked for before one must not be kept after it. */
  get writes(): number {
    return this.#writes;
  }

  /** Keeps an answer, or the wait for one. Anything but a 200 is none. */
  keep(address: string, kind: Kind, answer: Promise<Response>): void {
    const whole = answer.then(
      (one) => (one.status === 200 ? one : undefined),
      () => undefined,
    );
    const until = this.#now() + (kind === "ahead" ? aheadFor : knownFor);
    this.#cached.delete(address);
    this.#cached.set(address, { answer: whole, kind, until });
    for (const oldest of this.#cached.keys()) {
      if (this.#cached.size <= most) break;
      this.#cached.delete(oldest);
    }
  }

  has(address: string): boolean {
    const found = this.#cached.get(address);
    return found !== undefined && found.until > this.#now();
  }

  /** The answer of an address, no longer cached. `known`: it is to be asked for again. */
  async take(address: string): Promise<{ answer: Response; kind: Kind } | undefined> {
    const found = this.#cached.get(address);
    this.#cached.delete(address);
    if (!found || found.until <= this.#now()) return undefined;
    const writes = this.#writes;
    const answer = await found.answer;
    return answer && writes === this.#writes ? { answer, kind: found.kind } : undefined;
  }

  /** Something was written, or someone signed in or out. */
  drop(): void {
    this.#writes++;
    this.#cached.clear();
  }
}
