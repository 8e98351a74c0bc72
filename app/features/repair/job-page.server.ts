import { and, eq } from "drizzle-orm";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type DistanceUnit, distanceUnitOf } from "#app/values/distance.ts";
import { jobColumns } from "./job-rows.server.ts";
import { repairJobs } from "./tables.server.ts";

export const jobQuery = (db: Db, shopId: string, jobId: string) =>
  db
    .select(jobColumns)
    .from(repairJobs)
    .where(and(eq(repairJobs.shopId, shopId), eq(repairJobs.id, jobId)));

/** The job as a page shows it. */
export type ShownJob = Awaited<ReturnType<typeof jobQuery>>[number];

const settingsQuery = (db: Db, shopId: string) =>
  db
    .select({
      distanceUnit: shopSettings.distanceUnit,
      timeZone: shopSettings.timeZone,
      currency: shopSettings.currency,
    })
    .from(shopSettings)
    .where(eq(shopSettings.shopId, shopId));

/** A job of this shop, and what a reading without a unit counts in it, in one round trip. */
export async function findJobAndUnit(
  db: Db,
  shopId: string,
  jobId: string,
  readerZone: string,
): Promise<{ job: ShownJob; unit: DistanceUnit } | undefined> {
  const job = jobQuery(db, shopId, jobId);
  // Settings that cannot be read are as if there were none.
  const [[found], [shop]] = await db
    .batch([job, settingsQuery(db, shopId)])
    .catch(async () => [await job, []] as const);
  return found && { job: found, unit: distanceUnitOf(shop, readerZone) };
}
