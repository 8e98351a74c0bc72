import { and, sql } from "drizzle-orm";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { addEvent } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Actor } from "#app/values/actor.ts";

/**
 * The job of the same vehicle that a job is a comeback of, then those that are comebacks of it, as
 * one JSON column (`Comebacks`).
 */
export const comebacksColumn = sql<string>`(
  SELECT json_group_array(json_array(o.id, o.number, o.is_first)) FROM (
    SELECT f.id, f.number, 1 AS is_first FROM repair_jobs f
    WHERE f.shop_id = repair_jobs.shop_id AND f.id = repair_jobs.comeback_of
      AND f.vehicle_id = repair_jobs.vehicle_id
    UNION ALL
    SELECT b.id, b.number, 0 FROM repair_jobs b
    WHERE b.shop_id = repair_jobs.shop_id AND b.comeback_of = repair_jobs.id
      AND b.vehicle_id = repair_jobs.vehicle_id LIMIT 20) o)`.as("comebacks");

/** Whether a job is an earlier one of the same vehicle as this one, and was not cancelled. */
export const isEarlierOf = ({ shopId, jobId }: JobRef) =>
  sql`EXISTS (SELECT 1 FROM repair_jobs j WHERE j.shop_id = ${shopId} AND j.id = ${jobId}
    AND ${repairJobs.vehicleId} = j.vehicle_id AND ${repairJobs.number} < j.number
    AND ${repairJobs.status} <> 'cancelled')`;

/**
 * Sets the earlier job of the same vehicle that a job is a comeback of, or none (null). False: the
 * shop has no such jobs.
 */
export async function setComeback(
  db: Db,
  { shopId, jobId }: JobRef,
  { of, by, now }: Actor & { of: string | null },
): Promise<boolean> {
  const numberOfFirst = sql`(SELECT f.number FROM repair_jobs f
    WHERE f.shop_id = ${shopId} AND f.id = ${of ?? repairJobs.comebackOf})`;
  const isEarlier = sql`EXISTS (SELECT 1 FROM repair_jobs f WHERE f.shop_id = ${shopId}
    AND f.id = ${of} AND f.vehicle_id = ${repairJobs.vehicleId} AND f.number < ${repairJobs.number}
    AND f.status <> 'cancelled')`;
  const holds = and(jobOf(shopId, jobId), of === null ? undefined : isEarlier);
  const [, saved] = await db.batch([
    addEvent(db, and(holds, sql`${repairJobs.comebackOf} IS NOT ${of}`), {
      by,
      now,
      what: of === null ? "comebackRemoved" : "comeback",
      to: numberOfFirst,
    }),
    db
      .update(repairJobs)
      .set({ comebackOf: of, updatedAt: new Date(now) })
      .where(holds)
      .returning({ id: repairJobs.id }),
  ]);
  return saved.length > 0;
}
