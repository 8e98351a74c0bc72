/** A statement that was asked: rows that SQLite read for it, rows that it answered. */
export type Asked = { sql: string; params: unknown[]; read: number; rows: number };

/**
 * A D1 database that writes down what it is asked in `trips`: one list of statements for every
 * round trip.
 */
export function counting(d1: D1Database, trips: Asked[][]): D1Database;
