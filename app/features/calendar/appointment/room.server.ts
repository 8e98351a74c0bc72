import { type SQL, sql } from "drizzle-orm";
import { findCalendar } from "#app/features/calendar/opening/calendar.server.ts";
import { type DayPlan, planOf } from "#app/features/calendar/opening/day-plan.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** Retries of a booking while the shop changes its hours concurrently. */
export const attempts = 4;

/** Hours of a day that a booking may use; all by default. */
export type Limit = (plan: DayPlan) => number;

/** The plan of a day, and the most hours that may be booked on it; undefined if none may. */
export async function findRoom(db: Db, shopId: string, day: string, limit?: Limit) {
  const plan = planOf(await findCalendar(db, shopId, { from: day, to: day }), day);
  const most = Math.min(limit?.(plan) ?? plan.hours, plan.hours);
  return most > 0 ? { plan, most } : undefined;
}

/** The version of a shop's calendar settings; 0 before they are saved. */
export const settingsVersion = (shopId: string): SQL<number> =>
  sql`coalesce((SELECT s.version FROM calendar_settings s WHERE s.shop_id = ${shopId}), 0)`;

export const versionQuery = (db: Db, shopId: string) =>
  db.select({ version: settingsVersion(shopId) }).from(sql`(SELECT 1)`);
