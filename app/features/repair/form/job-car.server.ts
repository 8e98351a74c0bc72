import { sql } from "drizzle-orm";
import { vehicles } from "#app/features/customers/tables.server.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** The engine of a job's vehicle, as its record has it. */
export const engineColumn = (shopId: string) =>
  sql<string | null>`(SELECT v.engine FROM ${vehicles} v
    WHERE v.shop_id = ${shopId} AND v.id = ${repairJobs}.vehicle_id)`.as("engine");

/** A job of this shop: its car and what is wrong with it, nothing of the customer or of money. */
export const findCarJob = (db: Db, shopId: string, jobId: string) =>
  db
    .select({
      id: repairJobs.id,
      number: repairJobs.number,
      carYear: repairJobs.carYear,
      carMake: repairJobs.carMake,
      carModel: repairJobs.carModel,
      engine: engineColumn(shopId),
      issues: repairJobs.issues,
      diagnostic: repairJobs.diagnostic,
    })
    .from(repairJobs)
    .where(jobOf(shopId, jobId))
    .get();
