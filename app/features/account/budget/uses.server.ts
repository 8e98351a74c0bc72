import { lte, type SQL, sql } from "drizzle-orm";
import { uses } from "#app/features/account/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { day } from "#app/values/calendar.ts";
import type { UseKind } from "./uses.ts";

/**
 * One count: of `what`, by a person or the whole site, at most so many in each window
 * (milliseconds; a day of UTC unless it says so).
 */
export type Use = { who: string | "site"; what: UseKind; most: SQL | number; window?: number };

const sinceOf = (now: number, window: number) => Math.floor(now / window) * window;

/** How many of a count are taken, in a statement. `now` in milliseconds. */
export const usedInSql = ({ who, what, window = day }: Use, now: number): SQL<number> =>
  sql<number>`coalesce((SELECT ${uses.used} FROM ${uses} WHERE ${uses.who} = ${who} AND ${uses.what} = ${what} AND ${uses.since} = ${sinceOf(now, window)}), 0)`;

/** How many are left of a count, in a statement. `now` in milliseconds. */
export const leftInSql = (use: Use, now: number): SQL<number> =>
  sql<number>`max(0, ${use.most} - ${usedInSql(use, now)})`;

/**
 * Takes one of each count, of all or of none, and answers whether it did: one statement that looks
 * and raises, so that whatever runs at once never takes more than there is. What was taken is not
 * given back. `now` in milliseconds.
 */
export async function take(db: Db, wanted: readonly Use[], now: number): Promise<boolean> {
  const rows = wanted.map(({ who, what, most, window = day }) => {
    const since = sinceOf(now, window);
    // Nobody behind it: the site, or somebody who leaves at this very moment.
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

/** The nightly sweep: counts that have run out. */
export const sweepUses = (db: Db, now: number) =>
  db.delete(uses).where(lte(uses.until, new Date(now)));
