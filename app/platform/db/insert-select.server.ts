import { Column, getTableColumns, SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "./db.server.ts";

/** A value, a column to copy, or an expression for every column of a table. */
export type Columns<Table extends SQLiteTable> = {
  [Name in keyof Table["$inferSelect"]]: Table["$inferSelect"][Name] | SQLiteColumn | SQL;
};

/**
 * `INSERT … SELECT` by the names of the columns: their order is of no concern, and a column that is
 * forgotten does not compile. `from` is the rest of the SELECT: `FROM …`, `WHERE …`.
 */
export const insertSelect = <Table extends SQLiteTable>(
  db: Db,
  table: Table,
  columns: Columns<Table>,
  from: SQL,
) => {
  const given: Record<string, unknown> = columns;
  const selected = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = given[name];
    return value instanceof SQL || value instanceof Column
      ? sql`${value}`
      : sql`${sql.param(value, column)}`;
  });
  return db.insert(table).select(sql`SELECT ${sql.join(selected, sql`, `)} ${from}`);
};
