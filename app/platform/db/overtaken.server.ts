import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/**
 * How far the clocks of two servers may be apart, in milliseconds: far less than anyone's patience
 * with the database.
 */
const grace = 500;

/**
 * Whether no request that began later has written the row: a condition of writes that overwrite
 * without having read. What was given up on may still be done, when its author has long saved
 * something else (docs/decisions/0043-given-up-is-not-undone.md). `now`: when this request began,
 * in milliseconds.
 */
export const notOvertaken = (updatedAt: SQLiteColumn, now: number): SQL =>
  sql`${updatedAt} <= ${now + grace}`;
