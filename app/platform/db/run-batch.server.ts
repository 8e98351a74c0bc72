import type { SQL } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import type { Db } from "./db.server.ts";

const dialect = new SQLiteAsyncDialect();

/** Statements written as SQL, in one batch: `db.batch` takes none that has parameters. */
export function runBatch(db: Db, statements: readonly SQL[]): Promise<D1Result[]> {
  const d1 = db.$client;
  return d1.batch(
    statements.map((statement) => {
      const { sql, params } = dialect.sqlToQuery(statement);
      return d1.prepare(sql).bind(...params);
    }),
  );
}
