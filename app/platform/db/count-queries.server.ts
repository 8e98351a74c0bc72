import { currentRun } from "#app/platform/log/run.server.ts";

/**
 * A database that counts its statements, round trips and milliseconds on the current run; outside
 * of a run it only passes them on.
 */
export function countQueries(d1: D1Database): D1Database {
  return {
    prepare: (sql: string) => new Statement(d1.prepare(sql)),
    batch: (statements: Statement[]) =>
      counted(statements.length, () =>
        d1.batch(statements.map((one) => (one instanceof Statement ? one.real : one))),
      ),
    exec: (sql: string) => counted(1, () => d1.exec(sql)),
    withSession: (constraint?: string) => {
      const session = d1.withSession(constraint);
      return Object.assign(countQueries(session as unknown as D1Database), {
        getBookmark: () => session.getBookmark(),
      });
    },
  } as unknown as D1Database;
}

class Statement {
  readonly real: D1PreparedStatement;

  constructor(real: D1PreparedStatement) {
    this.real = real;
  }
  bind(...values: unknown[]): Statement {
    return new Statement(this.real.bind(...values));
  }
  all() {
    return counted(1, () => this.real.all());
  }
  run() {
    return counted(1, () => this.real.run());
  }
  first(column?: string) {
    return counted(1, () => (column === undefined ? this.real.first() : this.real.first(column)));
  }
  raw(options?: { columnNames?: false }) {
    return counted(1, () => this.real.raw(options));
  }
}

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
