import { and, desc, eq, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { knownOf, knownQuery } from "#app/features/customers/suggest.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import {
  visitColumns,
  visitsOf,
  visitsPerPage,
} from "#app/features/repair/visits/visits.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { declinedOf, type EarlierVisit, earlierVisitsRead } from "./declined.ts";

const kept = "q.id, q.number, q.description, q.labor_hours, q.currency, q.created_at, q.updated_at";

/**
 * The rejected quotes of a job as one JSON column (`declinedOf` reads it), along `quotes_declined`.
 * Where prices may not be seen no amount is read.
 */
const declinedColumn = (prices: boolean) =>
  sql<string>`(SELECT json_group_array(json_array(${sql.raw(prices ? `${kept}, q.total_amount` : kept)}))
    FROM repair_quotes q WHERE q.shop_id = repair_jobs.shop_id AND q.job_id = repair_jobs.id
    AND q.status = 'rejected')`.as("declined");

type Asked = { shopId: string; id: string; before?: number | undefined; prices: boolean };

/**
 * A page of a vehicle's jobs with what was declined on each, newest first; one more than is shown
 * tells whether others follow.
 */
export const visitsOfVehicleQuery = (db: Db, { shopId, id, before, prices }: Asked) =>
  db
    .select({ ...visitColumns, declined: declinedColumn(prices) })
    .from(repairJobs)
    .where(visitsOf(repairJobs.vehicleId, { shopId, id, before }))
    .orderBy(desc(repairJobs.number))
    .limit(visitsPerPage + 1);

/** The statement of the latest visits of a vehicle, with what was declined but no amounts. */
const latestVisitsQuery = (db: Db, shopId: string, vehicleId: string) =>
  db
    .select({ id: repairJobs.id, number: repairJobs.number, declined: declinedColumn(false) })
    .from(repairJobs)
    .where(visitsOf(repairJobs.vehicleId, { shopId, id: vehicleId }))
    .orderBy(desc(repairJobs.number))
    .limit(earlierVisitsRead);

/** The latest visits of a vehicle of this shop, before the one that is being written down. */
export const findLatestVisits = async (
  db: Db,
  shopId: string,
  vehicleId: string,
): Promise<EarlierVisit[]> => (await latestVisitsQuery(db, shopId, vehicleId)).map(readVisit);

const readVisit = ({
  declined,
  ...visit
}: Awaited<ReturnType<typeof latestVisitsQuery>>[number]): EarlierVisit => ({
  ...visit,
  declined: declinedOf(declined),
});

/**
 * What a new job's form is opened with, in one round trip: a customer and a vehicle of this shop by
 * their ids, and the vehicle's latest visits.
 */
export async function findOpened(db: Db, shopId: string, asked: Parameters<typeof knownQuery>[2]) {
  if (!asked.customerId && !asked.vehicleId) return undefined;
  const [found, visits] = await db.batch([
    knownQuery(db, shopId, asked),
    latestVisitsQuery(db, shopId, asked.vehicleId ?? ""),
  ]);
  const known = knownOf(found);
  return known && { known, visits: visits.map(readVisit) };
}

const thisJob = alias(repairJobs, "this_job");

/**
 * The visits of a job's vehicle before this job, newest first, with what was declined but no
 * amounts; none for a job without a vehicle.
 */
export const earlierVisitsQuery = (db: Db, shopId: string, jobId: string) =>
  db
    .select({ id: repairJobs.id, number: repairJobs.number, declined: declinedColumn(false) })
    .from(thisJob)
    .innerJoin(
      repairJobs,
      and(
        eq(repairJobs.shopId, thisJob.shopId),
        eq(repairJobs.vehicleId, thisJob.vehicleId),
        lt(repairJobs.number, thisJob.number),
      ),
    )
    .where(and(eq(thisJob.shopId, shopId), eq(thisJob.id, jobId)))
    .orderBy(desc(repairJobs.number))
    .limit(earlierVisitsRead);
