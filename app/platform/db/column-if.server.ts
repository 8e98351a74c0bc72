import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/**
 * Selects a column where the viewer may read it, else NULL, so that the value never leaves the
 * database. It has the column's own name, by which D1 distinguishes columns.
 */
export const columnIf = <Column extends SQLiteColumn>(readable: boolean, column: Column): Column =>
  readable ? column : (sql`NULL`.as(column.name) as SQL.Aliased & Column);
