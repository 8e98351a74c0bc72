/** A statement that was asked: rows that SQLite read for it, rows that it answered. */
export type QueryRecord = { sql: string; params: unknown[]; read: number; rows: number } & Trip;

/** When a round trip began and ended, in milliseconds since 1970, and where it went. */
export type Trip = { began: number; ended: number; to?: Place };

/**
 * Target of a trip: the database's primary, a replica (statements of a session that may start
 * anywhere), or R2.
 */
type Place = "primary" | "copy" | "files";

/**
 * How far away they are, in milliseconds for a round trip: `ms` is the primary, and what is not
 * given is as far. `reader` is a wait in front of every request.
 */
export type Distance = {
  ms: number;
  copy?: number;
  files?: number;
  reader?: number;
};
export const distance: Distance;

/** Sets all of them: what is not given is forgotten. */
export function setAway(given: number | Distance): void;

/** Answers when no trip is under way: those of an earlier answer's deferred work may be. */
export function idle(): Promise<void>;

/** The files, as far away; their trips go to `fetched`. */
export function farFiles(files: R2Bucket, fetched: ({ name: string } & Trip)[]): R2Bucket;

/**
 * A D1 database that writes down what it is asked in `trips`: one list of statements for every
 * round trip.
 */
export function counting(d1: D1Database, trips: QueryRecord[][]): D1Database;
