import { sql } from "drizzle-orm";
import { repairJobs } from "#app/features/repair/tables.server.ts";

/** What a line of a job shows. */
export const jobColumns = {
  id: repairJobs.id,
  carMake: repairJobs.carMake,
  carModel: repairJobs.carModel,
  carYear: repairJobs.carYear,
  licensePlate: repairJobs.licensePlate,
  promisedAt: repairJobs.promisedAt,
};

/** Jobs that are not finished. */
export const isOpenJob = sql`${repairJobs.status} IN ('pending', 'in_progress')`;
