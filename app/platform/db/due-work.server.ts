import { and, isNull, lte, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable, SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import type { Db } from "./db.server.ts";

// Work that waits is a row. A worker claims it by one UPDATE, so that one of many gets it, and its
// later writes name the claim, so that they change nothing once another worker has the row
// (docs/decisions/0209-one-claim.md).

/** Condition that an instant has come; where it is null, nothing is left to do. */
export const isDue = (dueAt: SQLiteColumn, now: number): SQL => lte(dueAt, new Date(now));

/** Condition that nobody has a claim until this instant, or that it has expired. */
export const isFree = (claimedUntil: SQLiteColumn, now: number): SQL =>
  or(isNull(claimedUntil), isDue(claimedUntil, now))!;

/**
 * The turn of a row within its shop, the oldest first: work in this order does not wait behind what
 * another shop has to do.
 */
export const turnOf = (shop: SQLWrapper, age: SQLWrapper): SQL<number> =>
  sql<number>`row_number() OVER (PARTITION BY ${shop} ORDER BY ${age})`;

type WorkTable<Names extends string> = SQLiteTable & Record<Names, SQLiteColumn>;

type Claim<Table extends SQLiteTable> = {
  /** Which rows, and under which further conditions. */
  row: SQL | undefined;
  now: number;
  /** Expiry of the claim, for a worker that is interrupted. */
  claimMs: number;
  set?: SQLiteUpdateSetSource<Table>;
};

/**
 * Claims rows that nobody has. Returns them as they are now; `claimedUntil` identifies the claim,
 * and whoever is done with it sets it to null.
 */
export const claimFree = <Table extends WorkTable<"claimedUntil">>(
  db: Db,
  table: Table,
  { row, now, claimMs, set }: Claim<Table>,
) =>
  db
    .update(table)
    .set({ ...set, claimedUntil: new Date(now + claimMs) } as SQLiteUpdateSetSource<Table>)
    .where(and(row, isFree(table.claimedUntil, now)))
    .returning();

/**
 * Claims rows that are due by postponing them until the claim expires: for work that only its
 * workers postpone. Returns them as they are now; `dueAt` identifies the claim.
 */
export const claimDue = <Table extends WorkTable<"dueAt">>(
  db: Db,
  table: Table,
  { row, now, claimMs, set }: Claim<Table>,
) =>
  db
    .update(table)
    .set({ ...set, dueAt: new Date(now + claimMs) } as SQLiteUpdateSetSource<Table>)
    .where(and(row, isDue(table.dueAt, now)))
    .returning();

/**
 * Claims a row for good, and counts the try: for what must not be done twice, so that an
 * interrupted worker's row is given up. `at`: the column that holds when, null for nobody.
 */
export const claimOnce = <
  Name extends "claimedAt" | "sentAt",
  Table extends WorkTable<Name | "tries">,
>(
  db: Db,
  table: Table,
  at: Name,
  { row, now }: Pick<Claim<Table>, "row" | "now">,
) =>
  db
    .update(table)
    .set({ [at]: new Date(now), tries: sql`${table.tries} + 1` } as SQLiteUpdateSetSource<Table>)
    .where(and(row, isNull(table[at])))
    .returning();

/** How often work is tried, and the pause before the second try, which grows by `factor`. */
type Tries = { most: number; pauseMs: number; factor?: number };

/** When to retry work that has failed so often; null when it is given up. */
export const retryAt = (failed: number, now: number, { most, pauseMs, factor = 2 }: Tries) =>
  failed < most ? new Date(now + pauseMs * factor ** (failed - 1)) : null;
