import { drizzle } from "drizzle-orm/d1";
import { type Db, sqliteMessage } from "./db.server.ts";

/**
 * The same database, for the parts of one page: what they read at the same moment goes out as one
 * batch, although each asks for itself. Writes are as before.
 */
export function inOneTrip(db: Db): Db {
  const d1 = db.$client;
  let waiting: Asked[] = [];
  const together: Together = (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ ...question, resolve, reject });
      if (waiting.length > 1) return;
      setTimeout(() => {
        const asked = waiting;
        waiting = [];
        send(d1, asked);
      });
    });
  return drizzle({
    prepare: (text: string) => new Gathered(d1, { text, values: [] }, together),
    batch: (statements: Gathered[]) =>
      statements.every(({ reads }) => reads)
        ? together({
            statements: statements.map(({ real }) => real),
            alone: () => d1.batch(statements.map(({ real }) => real)),
            answer: (results) => results,
          })
        : d1.batch(statements.map(({ real }) => real)),
  } as unknown as D1Database);
}

type Question<Answer> = {
  /** What it is in a batch. */
  statements: D1PreparedStatement[];
  alone: () => Promise<Answer>;
  answer: (results: D1Result[]) => Answer;
};
type Asked = Question<unknown> & {
  resolve: (answer: never) => void;
  reject: (error: unknown) => void;
};
type Together = <Answer>(question: Question<Answer>) => Promise<Answer>;

async function send(d1: D1Database, asked: Asked[]): Promise<void> {
  const eachAlone = () =>
    asked.forEach(({ alone, resolve, reject }) => {
      alone().then(resolve as (answer: unknown) => void, reject);
    });
  if (asked.length === 1) return eachAlone();
  try {
    const results = await d1.batch(asked.flatMap(({ statements }) => statements));
    for (const { statements, answer, resolve } of asked)
      resolve(answer(results.splice(0, statements.length)) as never);
  } catch (error) {
    // A part that cannot be read takes none of the others with it.
    if (sqliteMessage(error)) return eachAlone();
    for (const { reject } of asked) reject(error);
  }
}

type Sql = { text: string; values: unknown[] };

class Gathered {
  readonly real: D1PreparedStatement;
  readonly reads: boolean;
  readonly #d1: D1Database;
  readonly #sql: Sql;
  readonly #together: Together;

  constructor(d1: D1Database, { text, values }: Sql, together: Together) {
    this.#d1 = d1;
    this.#sql = { text, values };
    this.#together = together;
    this.real = d1.prepare(text).bind(...values);
    this.reads = /^\s*select\b/i.test(text);
  }
  bind(...values: unknown[]) {
    return new Gathered(this.#d1, { ...this.#sql, values }, this.#together);
  }
  run() {
    return this.reads ? this.all() : this.real.run();
  }
  all() {
    const alone = () => this.real.all();
    if (!this.reads) return alone();
    return this.#together({ statements: [this.real], alone, answer: ([result]) => result! });
  }
  raw() {
    const alone = () => this.real.raw();
    if (!this.reads) return alone();
    // A batch answers objects, in which columns of one name would be one: SQLite gives those of a
    // subquery a name each.
    const { text, values } = this.#sql;
    const named = this.#d1.prepare(`SELECT * FROM (${text})`).bind(...values);
    return this.#together({
      statements: [named],
      alone,
      answer: ([result]) => (result!.results as object[]).map(inOrder),
    });
  }
}

/** @throws for a column without a name that is a number, which an object puts first */
function inOrder(row: object): unknown[] {
  if (/^\d+$/.test(Object.keys(row)[0] ?? "")) throw new Error("A column needs a name");
  return Object.values(row);
}
