import { sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/**
 * What a SELECT reads where the reader may have it; otherwise NULL stands in its place, and the
 * value never leaves the database. Under the column's own name: D1 tells columns apart by it.
 */
export const columnIf = <Column extends SQLiteColumn>(readable: boolean, column: Column): Column =>
  readable ? column : (sql`NULL`.as(column.name) as unknown as Column);
