import { currentRun } from "#app/platform/log/run.server.ts";

/**
 * A database that notes on the current run what it is asked, and how long that took. Outside of a
 * run it only passes on.
 */
export function counted(d1: D1Database): D1Database {
  return {
    prepare: (sql: string) => new Statement(d1.prepare(sql)),
    batch: (statements: Statement[]) =>
      noted(statements.length, () =>
        d1.batch(statements.map((one) => (one instanceof Statement ? one.real : one))),
      ),
    exec: (sql: string) => noted(1, () => d1.exec(sql)),
    withSession: (constraint?: string) => {
      const session = d1.withSession(constraint);
      return Object.assign(counted(session as unknown as D1Database), {
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
    return noted(1, () => this.real.all());
  }
  run() {
    return noted(1, () => this.real.run());
  }
  first(column?: string) {
    return noted(1, () => (column === undefined ? this.real.first() : this.real.first(column)));
  }
  raw(options?: { columnNames?: false }) {
    return noted(1, () => this.real.raw(options));
  }
}

async function noted<Answer>(statements: number, ask: () => Promise<Answer>): Promise<Answer> {
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
