import { and, desc, eq, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { knownOf, knownQuery } from "#app/features/customers/suggest.server.ts";
import { isDecidedAgainst } from "#app/features/quotes/choices/count-once.server.ts";
import { descriptionTranslation } from "#app/features/quotes/description-translation.server.ts";
import { warrantedOf } from "#app/features/quotes/warranty/covered.ts";
import { warrantedColumn } from "#app/features/quotes/warranty/warranted-column.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import {
  visitColumns,
  visitsOf,
  visitsPerPage,
} from "#app/features/repair/visits/visits.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";
import {
  declinedOf,
  type EarlierVisit,
  earlierVisitsRead,
  type StoredVisit,
  type Today,
  withCovered,
} from "./declined.ts";

const kept = sql.raw("q.labor_hours, q.currency, q.created_at, q.updated_at");

/**
 * Rejected quotes of a job as one JSON column (`declinedOf` reads it), along `quotes_declined`.
 * Amounts are omitted for members who may not see prices.
 */
const declinedColumn = (prices: boolean, reader: Language | undefined) =>
  sql<string>`(SELECT json_group_array(json_array(q.id, q.number, q.description,
      ${descriptionTranslation(reader)}, ${kept}${sql.raw(prices ? ", q.total_amount" : "")}))
    FROM repair_quotes q WHERE q.shop_id = repair_jobs.shop_id AND q.job_id = repair_jobs.id
    AND q.status = 'rejected' AND NOT ${isDecidedAgainst("q")})`.as("declined");

type VisitsQuery = {
  shopId: string;
  id: string;
  before?: number | undefined;
  prices: boolean;
  /** Language in which texts are shown; without one, in their original language. */
  reader?: Language | undefined;
};

/**
 * A page of a vehicle's jobs with the declined work of each, newest first; one row more than shown
 * tells whether others follow.
 */
export const visitsOfVehicleQuery = (db: Db, { shopId, id, before, prices, reader }: VisitsQuery) =>
  db
    .select({
      ...visitColumns(reader),
      declined: declinedColumn(prices, reader),
      warranted: warrantedColumn(reader),
    })
    .from(repairJobs)
    .where(visitsOf(repairJobs.vehicleId, { shopId, id, before }))
    .orderBy(desc(repairJobs.number))
    .limit(visitsPerPage + 1);

const visitFacts = (reader: Language | undefined) => ({
  id: repairJobs.id,
  number: repairJobs.number,
  odometer: repairJobs.odometer,
  odometerUnit: repairJobs.odometerUnit,
  declined: declinedColumn(false, reader),
  warranted: warrantedColumn(reader),
});

type OfVehicle = { vehicleId: string; reader?: Language | undefined };

/** Statement of a vehicle's latest visits, with declined work but no amounts. */
const latestVisitsQuery = (db: Db, shopId: string, { vehicleId, reader }: OfVehicle) =>
  db
    .select(visitFacts(reader))
    .from(repairJobs)
    .where(visitsOf(repairJobs.vehicleId, { shopId, id: vehicleId }))
    .orderBy(desc(repairJobs.number))
    .limit(earlierVisitsRead);

/** Latest visits of a vehicle of this shop, before the one being entered. */
export const findLatestVisits = async (
  db: Db,
  shopId: string,
  { now, zone, ...asked }: OfVehicle & Today,
): Promise<EarlierVisit[]> =>
  withCovered((await latestVisitsQuery(db, shopId, asked)).map(readVisit), { now, zone });

export const readVisit = ({
  declined,
  warranted,
  ...visit
}: Awaited<ReturnType<typeof latestVisitsQuery>>[number]): StoredVisit => ({
  ...visit,
  declined: declinedOf(declined),
  warranted: warrantedOf(warranted),
});

/**
 * Prefill of a new job's form, in one round trip: a customer and a vehicle of this shop by their
 * ids, and the vehicle's latest visits.
 */
export async function findOpened(
  db: Db,
  shopId: string,
  { reader, now, zone, ...asked }: Parameters<typeof knownQuery>[2] & Today & { reader?: Language },
) {
  if (!asked.customerId && !asked.vehicleId) return undefined;
  const [found, visits] = await db.batch([
    knownQuery(db, shopId, asked),
    latestVisitsQuery(db, shopId, { vehicleId: asked.vehicleId ?? "", reader }),
  ]);
  const known = knownOf(found);
  return known && { known, visits: withCovered(visits.map(readVisit), { now, zone }) };
}

const thisJob = alias(repairJobs, "this_job");

/** Earlier visits of a job's vehicle, newest first, with declined work but no amounts. */
export const earlierVisitsQuery = (
  db: Db,
  { shopId, jobId, reader }: { shopId: string; jobId: string; reader?: Language | undefined },
) =>
  db
    .select(visitFacts(reader))
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
