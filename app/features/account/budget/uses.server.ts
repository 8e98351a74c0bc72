import { lte, type SQL, sql } from "drizzle-orm";
import { uses } from "#app/features/account/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { day } from "#app/values/calendar.ts";
import type { UseKind } from "./uses.ts";

/**
 * A limit: uses of `what` by a user or the site in each window (milliseconds; by default a UTC
 * day).
 */
export type Use = { who: string | "site"; what: UseKind; most: SQL | number; window?: number };

const sinceOf = (now: number, window: number) => Math.floor(now / window) * window;

/** The uses so far, as SQL. `now` in milliseconds. */
export const usedInSql = ({ who, what, window = day }: Use, now: number): SQL<number> =>
  sql<number>`coalesce((SELECT ${uses.used} FROM ${uses} WHERE ${uses.who} = ${who} AND ${uses.what} = ${what} AND ${uses.since} = ${sinceOf(now, window)}), 0)`;

/** The uses that are left, as SQL. `now` in milliseconds. */
export const leftInSql = (use: Use, now: number): SQL<number> =>
  sql<number>`max(0, ${use.most} - ${usedInSql(use, now)})`;

/**
 * Counts one use toward every limit, or toward none, in one statement, so that concurrent requests
 * never exceed a limit. Returns whether it did. Uses are not refunded. `now` in milliseconds.
 */
export async function take(db: Db, wanted: readonly Use[], now: number): Promise<boolean> {
  const rows = wanted.map(({ who, what, most, window = day }) => {
    const since = sinceOf(now, window);
    // No user: the site, or an account that is being deleted.
    const userId = sql`(SELECT id FROM users WHERE id = ${who})`;
    return sql`(${who}, ${what}, ${since}, ${since + window}, ${userId}, ${most})`;
  });
  const taken = await db.all(sql`
    WITH wanted (who, what, since, until, user_id, most) AS (VALUES ${sql.join(rows, sql`, `)})
    INSERT INTO uses (who, what, since, until, user_id, used)
    SELECT who, what, since, until, user_id, 1 FROM wanted
    WHERE NOT EXISTS (
      SELECT 1 FROM wanted one LEFT JOIN uses u ON u.who = one.who AND u.what = one.what AND u.since = one.since
      WHERE coalesce(u.used, 0) >= one.most)
    ON CONFLICT (who, what, since) DO UPDATE SET used = used + 1
    RETURNING who`);
  return taken.length > 0;
}

/** A use toward one limit, counted in the same batch as the work that it pays for. */
export type CountedUse = {
  /** Whether one is left: the condition of everything before `count`. */
  isLeft: SQL;
  /** Counts it, after everything else. It changes a row, or none is left. */
  count: ReturnType<typeof countOne>;
};

/** `provided`: whether it is counted at all. `now` in milliseconds. */
export const countUse = (db: Db, use: Use, now: number, provided?: SQL): CountedUse => {
  const isLeft = sql`${usedInSql(use, now)} < ${use.most}`;
  return {
    isLeft,
    count: countOne(db, use, now, provided ? sql`${isLeft} AND ${provided}` : isLeft),
  };
};

function countOne(db: Db, { who, what, window = day }: Use, now: number, where: SQL) {
  const since = sinceOf(now, window);
  return insertSelect(
    db,
    uses,
    {
      who,
      what,
      since: new Date(since),
      until: new Date(since + window),
      used: 1,
      userId: sql`(SELECT id FROM users WHERE id = ${who})`,
    },
    sql`WHERE ${where}`,
  ).onConflictDoUpdate({
    target: [uses.who, uses.what, uses.since],
    set: { used: sql`${uses.used} + 1` },
  });
}

/** The nightly sweep: deletes expired counts. */
export const sweepUses = (db: Db, now: number) =>
  db.delete(uses).where(lte(uses.until, new Date(now)));
