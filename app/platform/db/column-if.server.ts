import { type SQLWrapper, sql } from "drizzle-orm";

/**
 * What a SELECT reads where the reader may have it; otherwise NULL stands in its place, and the
 * value never leaves the database.
 */
export const columnIf = <Column extends SQLWrapper>(readable: boolean, column: Column): Column =>
  readable ? column : (sql`NULL` as unknown as Column);
