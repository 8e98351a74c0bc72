import { currentRun } from "#app/platform/log/run.server.ts";
import { withTimeout } from "#app/platform/with-timeout.ts";

/** About as long as a person waits. */
const timeoutMs = 10_000;

/**
 * The database with a timeout for every call, so that a page fails with its message instead of
 * hanging. A write that timed out may still happen, so every write can be repeated; statements and
 * trips are counted on the current run.
 */
export const withD1Timeout = (d1: D1Database, ms = timeoutMs): D1Database => ({
  ...timed(d1, ms),
  exec: (sql) => counted(1, () => withTimeout(d1.exec(sql), ms)),
  withSession: (constraint) => {
    const session = d1.withSession(constraint);
    return { ...timed(session, ms), getBookmark: () => session.getBookmark() };
  },
  dump: () => d1.dump(),
});

type Queries = Pick<D1Database, "prepare" | "batch">;

const timed = (d1: Queries, ms: number): Queries => ({
  prepare: (sql) => new TimedStatement(d1.prepare(sql), ms),
  batch: (statements) =>
    counted(statements.length, () => withTimeout(d1.batch(statements.map(realOf)), ms)),
});

/** Counts the statements, the round trip and its milliseconds. */
async function counted<Answer>(statements: number, ask: () => Promise<Answer>): Promise<Answer> {
  const database = currentRun()?.database;
  if (!database) return ask();
  database.statements += statements;
  database.trips += 1;
  const start = Date.now();
  try {
    return await ask();
  } finally {
    database.ms += Date.now() - start;
  }
}

/** A timed statement with its real one, which a batch requires. */
class TimedStatement implements D1PreparedStatement {
  readonly real: D1PreparedStatement;
  readonly #ms: number;

  constructor(real: D1PreparedStatement, ms: number) {
    this.real = real;
    this.#ms = ms;
  }
  bind(...values: unknown[]) {
    return new TimedStatement(this.real.bind(...values), this.#ms);
  }
  all<Row>() {
    return this.#asked(() => this.real.all<Row>());
  }
  run<Row>() {
    return this.#asked(() => this.real.run<Row>());
  }
  first<Value>(column?: string) {
    return this.#asked(() =>
      column === undefined ? this.real.first<Value>() : this.real.first<Value>(column),
    );
  }
  raw<Row>(options: { columnNames: true }): Promise<[string[], ...Row[]]>;
  raw<Row>(options?: { columnNames?: false }): Promise<Row[]>;
  raw(options?: { columnNames?: boolean }): Promise<unknown[]> {
    return this.#asked(
      (): Promise<unknown[]> =>
        options?.columnNames ? this.real.raw({ columnNames: true }) : this.real.raw(),
    );
  }
  #asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    return counted(1, () => withTimeout(ask(), this.#ms));
  }
}

const realOf = (one: D1PreparedStatement) => (one instanceof TimedStatement ? one.real : one);
