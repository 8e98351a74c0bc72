import { and, desc, eq, lt } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** Jobs on one page of a customer or a vehicle. */
export const visitsPerPage = 10;

/** What a page of a customer or a vehicle shows of a job. */
export const visitColumns = {
  id: repairJobs.id,
  number: repairJobs.number,
  status: repairJobs.status,
  createdAt: repairJobs.createdAt,
  carMake: repairJobs.carMake,
  carModel: repairJobs.carModel,
  carYear: repairJobs.carYear,
  licensePlate: repairJobs.licensePlate,
  odometer: repairJobs.odometer,
  odometerUnit: repairJobs.odometerUnit,
  issues: repairJobs.issues,
  diagnostic: repairJobs.diagnostic,
};

/** Jobs of a customer or a vehicle with a smaller number than `before`. */
export const visitsOf = (
  of: SQLiteColumn,
  { shopId, id, before }: { shopId: string; id: string; before?: number | undefined },
) =>
  and(
    eq(repairJobs.shopId, shopId),
    eq(of, id),
    before === undefined ? undefined : lt(repairJobs.number, before),
  );

/** A page of a customer's jobs, newest first; one more than is shown tells whether others follow. */
export const visitsOfCustomerQuery = (
  db: Db,
  shopId: string,
  customerId: string,
  before?: number,
) =>
  db
    .select(visitColumns)
    .from(repairJobs)
    .where(visitsOf(repairJobs.customerId, { shopId, id: customerId, before }))
    .orderBy(desc(repairJobs.number))
    .limit(visitsPerPage + 1);

export type Visit = Awaited<ReturnType<typeof visitsOfCustomerQuery>>[number];

/** The latest jobs of a vehicle, for a choice among them. */
export const jobsOfVehicle = (
  db: Db,
  { shopId, id, limit }: { shopId: string; id: string; limit: number },
) =>
  db
    .select({
      id: repairJobs.id,
      number: repairJobs.number,
      createdAt: repairJobs.createdAt,
      carMake: repairJobs.carMake,
      carModel: repairJobs.carModel,
      carYear: repairJobs.carYear,
      licensePlate: repairJobs.licensePlate,
      issues: repairJobs.issues,
    })
    .from(repairJobs)
    .where(visitsOf(repairJobs.vehicleId, { shopId, id }))
    .orderBy(desc(repairJobs.number))
    .limit(limit);
