import { withTimeout } from "#app/platform/with-timeout.ts";

/** About as long as a person waits. */
const timeoutMs = 10_000;

/**
 * The database with a timeout for every call, so that a page fails with its message instead of
 * hanging. A write that timed out may still happen; every write can be sent again.
 */
export const withD1Timeout = (d1: D1Database, ms = timeoutMs): D1Database =>
  ({
    prepare: (sql: string) => statement(d1.prepare(sql), ms),
    batch: (statements: TimedStatement[]) =>
      withTimeout(d1.batch(statements.map(({ real }) => real)), ms),
    exec: (sql: string) => withTimeout(d1.exec(sql), ms),
    withSession: (constraint?: string) => {
      const session = d1.withSession(constraint);
      return Object.assign(withD1Timeout(session as unknown as D1Database, ms), {
        getBookmark: () => session.getBookmark(),
      });
    },
  }) as unknown as D1Database;

/** A statement that knows the one it stands for, which is what a batch wants. */
type TimedStatement = { real: D1PreparedStatement };

const statement = (real: D1PreparedStatement, ms: number) => ({
  real,
  bind: (...values: unknown[]) => statement(real.bind(...values), ms),
  all: () => withTimeout(real.all(), ms),
  run: () => withTimeout(real.run(), ms),
  first: (...column: [string]) => withTimeout(real.first(...column), ms),
  raw: (...options: []) => withTimeout(real.raw(...options), ms),
});
