import { and, desc, eq, sql } from "drizzle-orm";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { type Moment, readForToday } from "#app/features/reports/shop-day.server.ts";
import { tillCounts } from "#app/features/reports/till.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import type { TillCount } from "./till-count.ts";

/** The most counts of a day that are read, and that a day takes. */
const mostOfDay = 50;

const ofDay = (shopId: string, day: string) =>
  and(eq(tillCounts.shopId, shopId), eq(tillCounts.day, day));

/** Cash counts of a day, newest first. */
export const tillCountsQuery = (db: Db, shopId: string, day: string) =>
  db
    .select({
      id: tillCounts.id,
      currency: tillCounts.currency,
      counted: tillCounts.counted,
      note: tillCounts.note,
      createdAt: tillCounts.createdAt,
      by: memberName(sql`${tillCounts.createdBy}`).as("counted_by"),
    })
    .from(tillCounts)
    .where(ofDay(shopId, day))
    .orderBy(desc(tillCounts.createdAt), desc(tillCounts.id))
    .limit(mostOfDay);

/** The counts of a day, by default the shop's today. */
export async function listTillCounts(
  db: Db,
  shopId: string,
  { day, ...moment }: Moment & { day: string | undefined },
): Promise<TillCount[]> {
  const { found } = await readForToday(db, shopId, moment, (today) =>
    tillCountsQuery(db, shopId, day ?? today),
  );
  return found.map(({ createdAt, ...one }) => ({ ...one, at: createdAt.getTime() }));
}

type NewCount = {
  shopId: string;
  id: string;
  day: string;
  currency: Currency;
  counted: Cents;
  note: string;
  by: string;
  now: number;
};

/**
 * Stores a cash count, once for each id. "tooMany": far more counts than a day needs; a member who
 * has left the shop meanwhile stores nothing.
 */
export async function addTillCount(
  db: Db,
  { by, now, ...count }: NewCount,
): Promise<"stored" | "tooMany"> {
  const { shopId, id, day } = count;
  const [, stored] = await db.batch([
    insertSelect(
      db,
      tillCounts,
      { ...count, createdBy: by, createdAt: new Date(now) },
      sql`FROM ${shopMembers} WHERE ${shopMembers.shopId} = ${shopId}
        AND ${shopMembers.userId} = ${by}
        AND (SELECT count(*) FROM till_counts WHERE shop_id = ${shopId} AND day = ${day})
          < ${mostOfDay}`,
    ).onConflictDoNothing(),
    db
      .select({ id: tillCounts.id })
      .from(tillCounts)
      .where(and(ofDay(shopId, day), eq(tillCounts.id, id))),
  ]);
  return stored.length > 0 ? "stored" : "tooMany";
}
