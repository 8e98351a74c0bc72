import { untilConfirmed } from "#app/platform/confirmed.server.ts";
import { currentRun } from "#app/platform/log/run.server.ts";

/**
 * A database that counts its statements, round trips and milliseconds on the current run; outside
 * of a run it only passes them on. What writes waits until the viewer is confirmed.
 */
export function countQueries(d1: D1Database): D1Database {
  return {
    prepare: (sql: string) => new Statement(d1.prepare(sql), !isRead(sql)),
    batch: (statements: Statement[]) =>
      counted(
        statements.length,
        () => d1.batch(statements.map((one) => (one instanceof Statement ? one.real : one))),
        statements.some((one) => one.writes),
      ),
    exec: (sql: string) => counted(1, () => d1.exec(sql), true),
    withSession: (constraint?: string) => {
      const session = d1.withSession(constraint);
      return Object.assign(countQueries(session as unknown as D1Database), {
        getBookmark: () => session.getBookmark(),
      });
    },
  } as unknown as D1Database;
}

/** Values are parameters, so that a word of these in a statement is SQL. */
const isRead = (sql: string) =>
  /^\s*(select|with)\b/i.test(sql) && !/\b(insert|update|delete|replace)\s/i.test(sql);

class Statement {
  readonly real: D1PreparedStatement;
  readonly writes: boolean;

  constructor(real: D1PreparedStatement, writes: boolean) {
    this.real = real;
    this.writes = writes;
  }
  bind(...values: unknown[]): Statement {
    return new Statement(this.real.bind(...values), this.writes);
  }
  all() {
    return this.#counted(() => this.real.all());
  }
  run() {
    return this.#counted(() => this.real.run());
  }
  first(column?: string) {
    return this.#counted(() =>
      column === undefined ? this.real.first() : this.real.first(column),
    );
  }
  raw(options?: { columnNames?: false }) {
    return this.#counted(() => this.real.raw(options));
  }
  #counted<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    return counted(1, ask, this.writes);
  }
}

async function counted<Answer>(
  statements: number,
  ask: () => Promise<Answer>,
  writes: boolean,
): Promise<Answer> {
  if (writes) await untilConfirmed();
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
