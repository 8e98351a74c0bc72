import { sql } from "drizzle-orm";
import { vehicles } from "#app/features/customers/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { findJob } from "#app/features/repair/list/jobs.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { SaveOutcome } from "#app/platform/db/save-at.server.ts";
import type { Actor } from "#app/values/actor.ts";
import type { DistanceUnit } from "#app/values/distance.ts";
import { saveJob } from "./save-job.server.ts";

/** Odometer reading of a job, and the highest reading of its vehicle. */
export const odometerQuery = (db: Db, { shopId, jobId }: JobRef) =>
  db
    .select({
      number: repairJobs.number,
      odometer: repairJobs.odometer,
      odometerUnit: repairJobs.odometerUnit,
      version: repairJobs.version,
      // Named, since a batch answers columns of one name once.
      last: sql<number | null>`${vehicles.odometer}`.as("last_odometer"),
      lastUnit: sql<DistanceUnit | null>`${vehicles.odometerUnit}`.as("last_unit"),
    })
    .from(repairJobs)
    .leftJoin(vehicles, refersTo(repairJobs, repairJobs.vehicleId, vehicles))
    .where(jobOf(shopId, jobId));

type OdometerChange = Actor & {
  odometer: number | null;
  odometerUnit: DistanceUnit | null;
  version?: number | undefined;
};

/** Saves the reading alone, as the form of the job would: its vehicle learns of it too. */
export async function saveOdometer(
  db: Db,
  ref: JobRef,
  { odometer, odometerUnit, version, ...actor }: OdometerChange,
): Promise<SaveOutcome> {
  const job = await findJob(db, ref.shopId, ref.jobId);
  if (!job) return "gone";
  const details = { ...job, odometer, odometerUnit };
  return saveJob(db, ref, { details, version: version ?? job.version, ...actor });
}
