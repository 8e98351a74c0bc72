import { and, desc, eq, gte, isNotNull, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { coveredNow, warrantedOf } from "#app/features/quotes/warranty/covered.ts";
import { warrantedColumn } from "#app/features/quotes/warranty/warranted-column.server.ts";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { type Range, type RangeQuery, rangeOf } from "#app/features/reports/range.ts";
import { findShopDay } from "#app/features/reports/shop-day.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { dayAfter, startOfDay } from "#app/values/wall-time.ts";
import { byTechnician, mostComebacks } from "./comebacks.ts";

const isComeback = (shopId: string) =>
  and(eq(repairJobs.shopId, shopId), isNotNull(repairJobs.comebackOf));

/** A comeback of the shop, if it has any. */
export const anyComebackQuery = (db: Db, shopId: string) =>
  db.select({ of: repairJobs.comebackOf }).from(repairJobs).where(isComeback(shopId)).limit(1);

const first = alias(repairJobs, "first_job");

/** The comebacks that came in on these days with their first jobs, along `comebacks_by_day`. */
export const comebacksQuery = (db: Db, shopId: string, { from, to }: Range, zone: string) =>
  db
    .select({
      id: repairJobs.id,
      number: repairJobs.number,
      firstId: sql<string>`${first.id}`.as("first_id"),
      firstNumber: sql<number>`${first.number}`.as("first_number"),
      technicianId: first.technicianId,
      technician: memberName(sql`${first.technicianId}`).as("technician"),
      createdAt: repairJobs.createdAt,
      odometer: repairJobs.odometer,
      odometerUnit: repairJobs.odometerUnit,
      warranted: warrantedColumn(undefined, "first_job"),
    })
    .from(repairJobs)
    .innerJoin(
      first,
      and(
        refersTo(repairJobs, repairJobs.comebackOf, first),
        eq(first.vehicleId, repairJobs.vehicleId),
      ),
    )
    .where(
      and(
        isComeback(shopId),
        gte(repairJobs.createdAt, new Date(startOfDay(from, zone))),
        lt(repairJobs.createdAt, new Date(startOfDay(dayAfter(to, 1), zone))),
      ),
    )
    .orderBy(desc(repairJobs.createdAt))
    .limit(mostComebacks + 1);

/** Comebacks in a range of days, by the technician of the first job. */
export async function readComebacks(
  db: Db,
  shopId: string,
  { asked, now }: { asked: RangeQuery; now: number },
) {
  const { today, zone } = await findShopDay(db, shopId, now);
  const days = rangeOf(asked, today);
  const found = await comebacksQuery(db, shopId, days, zone);
  const groups = byTechnician(
    found
      .slice(0, mostComebacks)
      .map(({ warranted, createdAt, odometer, odometerUnit, ...job }) => {
        const work = warrantedOf(warranted).map((one) => ({ ...one, zone }));
        const then = { now: createdAt.getTime(), readings: [{ odometer, odometerUnit }] };
        return { ...job, isWarranted: coveredNow(work, then).length > 0 };
      }),
  );
  return { days, groups, most: found.length > mostComebacks };
}
