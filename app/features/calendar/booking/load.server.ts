import { and, eq, gte, lte, sql } from "drizzle-orm";
import { counting } from "#app/features/calendar/appointment/fits.server.ts";
import { takenQuery } from "#app/features/calendar/appointment/taken-hours.server.ts";
import type { Calendar, Period } from "#app/features/calendar/opening/calendar.ts";
import { appointments } from "#app/features/calendar/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { dayAfter, startOfDay, wallTimeOf } from "#app/values/wall-time.ts";
import type { Load } from "./offers.ts";

/** The most rows of each kind that a period has. */
const most = 2_000;

/** The booked hours of a period: appointments, and jobs promised without one. */
export async function findLoad(
  db: Db,
  shopId: string,
  calendar: Calendar,
  { from, to }: Period,
): Promise<Load> {
  const { zone, settings } = calendar;
  const each = settings.promisedHours;
  const [taken, waiting, promised] = await db.batch([
    takenQuery(db, shopId, { from, to }),
    db
      .select({ startsAt: appointments.startsAt, endsAt: appointments.endsAt })
      .from(appointments)
      .where(
        and(
          eq(appointments.shopId, shopId),
          gte(appointments.day, from),
          lte(appointments.day, to),
          sql`${appointments.state} IN ${counting}`,
          eq(appointments.waits, true),
        ),
      )
      .limit(most),
    db
      .select({ promisedAt: repairJobs.promisedAt })
      .from(repairJobs)
      .where(
        and(
          eq(repairJobs.shopId, shopId),
          sql`${repairJobs.status} IN ('pending', 'in_progress') AND (promised_at is null) = 0`,
          gte(repairJobs.promisedAt, new Date(startOfDay(from, zone))),
          lte(repairJobs.promisedAt, new Date(startOfDay(dayAfter(to, 1), zone) - 1)),
          sql`NOT EXISTS (SELECT 1 FROM appointments p
            WHERE p.shop_id = ${repairJobs.shopId} AND p.job_id = ${repairJobs.id})`,
        ),
      )
      .limit(each > 0 ? most : 0),
  ]);
  const days = new Map(taken.map((one) => [one.takenDay, one.taken]));
  for (const { promisedAt } of promised) {
    const day = wallTimeOf(promisedAt!.getTime(), zone).slice(0, 10);
    days.set(day, (days.get(day) ?? 0) + each);
  }
  return {
    taken: days,
    waiting: waiting.map(({ startsAt, endsAt }) => ({
      from: startsAt.getTime(),
      to: endsAt.getTime(),
    })),
  };
}
