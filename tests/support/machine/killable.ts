import { drizzle } from "drizzle-orm/d1";

/**
 * A database of a process that can be killed: from then on nothing reaches the database any more,
 * and nothing is answered.
 */
export function killableDb(d1: D1Database) {
  let isKilled = false;
  const unless = <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
    isKilled ? new Promise(() => {}) : ask();
  const wrapped = (statement: D1PreparedStatement): D1PreparedStatement =>
    Object.assign(Object.create(statement), {
      bind: (...values: unknown[]) => wrapped(statement.bind(...values)),
      all: () => unless(() => statement.all()),
      run: () => unless(() => statement.run()),
      raw: () => unless(() => statement.raw()),
    });
  const killable = {
    prepare: (sql: string) => wrapped(d1.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) => unless(() => d1.batch(statements)),
  } as D1Database;
  const kill = () => {
    isKilled = true;
  };
  return { db: drizzle(killable), kill };
}
