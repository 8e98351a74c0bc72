/** A statement that was asked: rows that SQLite read for it, rows that it answered. */
export type Asked = { sql: string; params: unknown[]; read: number; rows: number } & Trip;

/** When a round trip began and ended, in milliseconds since 1970. */
export type Trip = { began: number; ended: number };

/** How far away database and files are, in milliseconds for a round trip. */
export const distance: { ms: number };

/** The files, as far away; their trips go to `fetched`. */
export function farFiles(files: R2Bucket, fetched: ({ name: string } & Trip)[]): R2Bucket;

/**
 * A D1 database that writes down what it is asked in `trips`: one list of statements for every
 * round trip.
 */
export function counting(d1: D1Database, trips: Asked[][]): D1Database;
