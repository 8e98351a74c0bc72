import { withTimeout } from "#app/platform/with-timeout.ts";

/**
 * How long the database may keep a request waiting, in milliseconds: about as long as a person
 * does.
 */
const patience = 10_000;

/**
 * The database, given up on when it does not answer: a page that waits for ever says nothing, one
 * that fails says its sentence. What was given up on may still be written; every write can be sent
 * again.
 */
export const patient = (d1: D1Database, ms = patience): D1Database =>
  ({
    prepare: (sql: string) => statement(d1.prepare(sql), ms),
    batch: (statements: Patient[]) => withTimeout(d1.batch(statements.map(({ real }) => real)), ms),
    exec: (sql: string) => withTimeout(d1.exec(sql), ms),
    withSession: (constraint?: string) => {
      const session = d1.withSession(constraint);
      return Object.assign(patient(session as unknown as D1Database, ms), {
        getBookmark: () => session.getBookmark(),
      });
    },
  }) as unknown as D1Database;

/** A statement that knows the one it stands for, which is what a batch wants. */
type Patient = { real: D1PreparedStatement };

const statement = (real: D1PreparedStatement, ms: number) => ({
  real,
  bind: (...values: unknown[]) => statement(real.bind(...values), ms),
  all: () => withTimeout(real.all(), ms),
  run: () => withTimeout(real.run(), ms),
  first: (...column: [string]) => withTimeout(real.first(...column), ms),
  raw: (...options: [{ columnNames?: false }]) => withTimeout(real.raw(...options), ms),
});
