import { drizzle } from "drizzle-orm/d1";

export const openDb = (d1: D1Database) => drizzle(d1);

/** The database. Queries live beside their feature's tables; what belongs together is written in one `db.batch`. */
export type Db = ReturnType<typeof openDb>;

/** What SQLite said, wherever Drizzle hid it. Empty when the error is another. */
export function sqliteMessage(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) if (/SQLITE|constraint/i.test(at.message)) return at.message;
  return "";
}
