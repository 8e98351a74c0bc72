import { and, desc, eq, gte, lt } from "drizzle-orm";
import { stateStays } from "#app/features/repair/states.tables.server.ts";
import { type Range, type RangeQuery, rangeOf } from "#app/features/reports/range.ts";
import { findShopDay } from "#app/features/reports/shop-day.server.ts";
import { statesQuery } from "#app/features/states/find-states.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { dayAfter, startOfDay } from "#app/values/wall-time.ts";
import { mostStays, timesOf } from "./times.ts";

/** Stays in states that ended on these days, read from an index only. */
export const staysQuery = (db: Db, shopId: string, { from, to }: Range, zone: string) =>
  db
    .select({
      stateId: stateStays.stateId,
      since: stateStays.since,
      until: stateStays.until,
    })
    .from(stateStays)
    .where(
      and(
        eq(stateStays.shopId, shopId),
        gte(stateStays.until, new Date(startOfDay(from, zone))),
        lt(stateStays.until, new Date(startOfDay(dayAfter(to, 1), zone))),
      ),
    )
    .orderBy(desc(stateStays.until))
    .limit(mostStays + 1);

/** Durations of jobs in the states that they left on a range of days. */
export async function readTimes(
  db: Db,
  shopId: string,
  { asked, now }: { asked: RangeQuery; now: number },
) {
  const { today, zone, currency } = await findShopDay(db, shopId, now);
  const days = rangeOf(asked, today);
  const [states, stays] = await db.batch([
    statesQuery(db, shopId),
    staysQuery(db, shopId, days, zone),
  ]);
  const counted = stays.slice(0, mostStays).map(({ stateId, since, until }) => ({
    stateId,
    since: since.getTime(),
    until: until.getTime(),
  }));
  return { days, currency, rows: timesOf(states, counted), most: stays.length > mostStays };
}
