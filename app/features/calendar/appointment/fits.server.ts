import { type SQL, sql } from "drizzle-orm";
import type { DayPlan } from "#app/features/calendar/opening/day-plan.ts";
import { countingStates } from "./appointment.ts";
import { settingsVersion } from "./room.server.ts";
import type { Appointment } from "./rows.server.ts";

/** The states that take hours, as SQL. */
export const counting: SQL = sql.raw(`(${countingStates.map((one) => `'${one}'`).join(", ")})`);

/** Requirements of an appointment to its day. */
type Wish = Pick<Appointment, "shopId" | "id" | "hours" | "waits" | "technicianId"> & {
  startsAt: number;
  endsAt: number;
};

type Times = { startsAt: Date; endsAt: Date };

export const wishOf = (row: Omit<Wish, keyof Times> & Times): Wish => ({
  ...row,
  startsAt: row.startsAt.getTime(),
  endsAt: row.endsAt.getTime(),
});

/** Hours of jobs that are promised for the day and have no appointment. */
const promisedHours = (shopId: string, { from, to, promisedHours: each }: DayPlan): SQL =>
  each === 0
    ? sql`0`
    : sql`${each} * (SELECT coalesce(sum(1), 0) FROM repair_jobs j WHERE j.shop_id = ${shopId}
        AND j.status IN ('pending', 'in_progress') AND (j.promised_at is null) = 0
        AND j.promised_at >= ${from} AND j.promised_at < ${to}
        AND NOT EXISTS (SELECT 1 FROM appointments p WHERE p.shop_id = j.shop_id AND p.job_id = j.id))`;

/**
 * Whether an appointment still fits into its day: the condition of the statement that writes it, so
 * that two at once never take the last hour. The day was planned with the calendar's settings at
 * one version, which must be theirs still. `limit`: hours that may be taken in all.
 */
export function fits(plan: DayPlan, wish: Wish, limit = plan.hours): SQL {
  const { shopId, id, hours, startsAt, endsAt, waits, technicianId } = wish;
  const others = sql`FROM appointments o WHERE o.shop_id = ${shopId} AND o.day = ${plan.day}
    AND o.state IN ${counting} AND o.id <> ${id}`;
  const taken = sql`(SELECT coalesce(sum(o.hours), 0) ${others})`;
  const own = plan.hoursOf[technicianId ?? ""] ?? 0;
  const together = sql`AND o.waits = 1 AND o.starts_at < ${endsAt} AND o.ends_at > ${startsAt}`;
  const parts = [
    sql`${settingsVersion(shopId)} = ${plan.version}`,
    sql`${taken} + ${promisedHours(shopId, plan)} + ${hours} <= ${limit}`,
  ];
  if (technicianId)
    parts.push(
      sql`(SELECT coalesce(sum(o.hours), 0) ${others} AND o.technician_id = ${technicianId}) + ${hours} <= ${own}`,
    );
  if (waits) {
    parts.push(sql`(SELECT coalesce(sum(1), 0) ${others} ${together}) < ${plan.workers}`);
    if (technicianId)
      parts.push(
        sql`NOT EXISTS (SELECT 1 ${others} AND o.technician_id = ${technicianId} ${together})`,
      );
  }
  return sql.join(parts, sql` AND `);
}
