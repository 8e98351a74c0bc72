import { drizzle } from "drizzle-orm/d1";
import { v7 as newId } from "uuid";
import type { App } from "../app.ts";
import { sessionCookie } from "../people.ts";

type Ask = Record<"all" | "run" | "raw" | "first", () => Promise<unknown>>;
type Statement = Ask & D1PreparedStatement & { sql: string; values: unknown[] };

/** The database, which notes the statements that may write. */
function noting(d1: D1Database, noted: Statement[]): D1Database {
  const note = (statement: Statement) => {
    if (!/^\s*select\b/i.test(statement.sql)) noted.push(statement);
  };
  const wrapped = (statement: Statement): Statement => {
    const then = (how: keyof Ask) => () => {
      note(statement);
      return (statement as Ask)[how]();
    };
    return {
      ...statement,
      bind: (...values: unknown[]) => wrapped(statement.bind(...values) as Statement),
      all: then("all"),
      run: then("run"),
      raw: then("raw"),
      first: then("first"),
    } as unknown as Statement;
  };
  const prepare = (sql: string) => wrapped(d1.prepare(sql) as Statement);
  const batch = (statements: Statement[]) => {
    statements.forEach(note);
    return d1.batch(statements);
  };
  return { ...d1, prepare, batch } as unknown as D1Database;
}

const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\b[0-9a-f]{32}\b/g;
const cookie = /llave\.session_token=([0-9a-f]{32})[^"]*/g;

/**
 * A maker of worlds that are alike but for their ids and sessions, each in one batch: what `make`
 * wrote once is written again. It must read and write no records but its own, and answer plain data.
 */
export async function copiesOf<World>(
  d1: D1Database,
  make: (db: App["db"]) => Promise<World>,
): Promise<() => Promise<World>> {
  const noted: Statement[] = [];
  const world = JSON.stringify(await make(drizzle(noting(d1, noted))));
  const written = JSON.stringify(noted.map(({ values }) => values));
  return async () => {
    const ids = new Map<string, string>();
    const fresh = (old: string) => {
      if (!ids.has(old)) ids.set(old, old.length === 32 ? newId().replaceAll("-", "") : newId());
      return ids.get(old)!;
    };
    const values = JSON.parse(written.replace(id, fresh)) as unknown[][];
    await d1.batch(noted.map(({ sql }, n) => d1.prepare(sql).bind(...values[n]!)));
    const copy = world.replace(id, fresh);
    return JSON.parse(copy.replace(cookie, (_, token: string) => sessionCookie(token))) as World;
  };
}
