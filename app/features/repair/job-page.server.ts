import { and, eq } from "drizzle-orm";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type DistanceUnit, distanceUnitOf } from "#app/values/distance.ts";
import { jobColumns } from "./job-rows.server.ts";
import { repairJobs } from "./tables.server.ts";

export const jobQuery = (db: Db, ownerId: string, jobId: string) =>
  db
    .select(jobColumns)
    .from(repairJobs)
    .where(and(eq(repairJobs.userId, ownerId), eq(repairJobs.id, jobId)));

/** The job as a page shows it. */
export type ShownJob = Awaited<ReturnType<typeof jobQuery>>[number];

const settingsQuery = (db: Db, ownerId: string) =>
  db
    .select({
      distanceUnit: shopSettings.distanceUnit,
      timeZone: shopSettings.timeZone,
      currency: shopSettings.currency,
    })
    .from(shopSettings)
    .where(eq(shopSettings.userId, ownerId));

/** A job of this owner, and what a reading without a unit counts in its shop, in one round trip. */
export async function findJobAndUnit(
  db: Db,
  ownerId: string,
  jobId: string,
  readerZone: string,
): Promise<{ job: ShownJob; unit: DistanceUnit } | undefined> {
  const job = jobQuery(db, ownerId, jobId);
  // Settings that cannot be read are as if there were none.
  const [[found], [shop]] = await db
    .batch([job, settingsQuery(db, ownerId)])
    .catch(async () => [await job, []] as const);
  return found && { job: found, unit: distanceUnitOf(shop, readerZone) };
}
