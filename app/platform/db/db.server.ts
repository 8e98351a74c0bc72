import { drizzle } from "drizzle-orm/d1";
import { withD1Timeout } from "./d1-timeout.server.ts";

// The binding is the same object for as long as an isolate lives, and Drizzle keeps nothing of a
// request.
const opened = new WeakMap<D1Database, Db>();

/**
 * The database behind a binding: the same object every time, so that queries can be prepared once
 * (`prepared`).
 */
export function openDb(d1: D1Database): Db {
  let db = opened.get(d1);
  if (!db) {
    db = drizzle(withD1Timeout(d1));
    opened.set(d1, db);
  }
  return db;
}

/**
 * A query that every page waits for: written into SQL once per database instead of once per
 * request.
 */
export function prepared<Query>(prepare: (db: Db) => Query): (db: Db) => Query {
  const queries = new WeakMap<Db, Query>();
  return (db) => {
    let query = queries.get(db);
    if (!query) {
      query = prepare(db);
      queries.set(db, query);
    }
    return query;
  };
}

/**
 * The database. Queries are next to their feature's tables; related rows are written in one
 * `db.batch`.
 */
export type Db = ReturnType<typeof drizzle<Record<string, never>, D1Database>>;

/** The message of SQLite, at any depth of Drizzle's error causes; "" for any other error. */
export function sqliteMessage(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause)
    if (/SQLITE|constraint/i.test(at.message)) return at.message;
  return "";
}
