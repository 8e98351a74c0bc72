import { and, eq, sql } from "drizzle-orm";
import { comebacksColumn } from "#app/features/repair/comebacks/comebacks.server.ts";
import { authorizedQuotes, customerAddress } from "#app/features/repair/document-columns.server.ts";
import { engineColumn } from "#app/features/repair/form/job-car.server.ts";
import { inspectionColumn } from "#app/features/repair/job-inspection.server.ts";
import { jobColumns } from "#app/features/repair/job-rows.server.ts";
import { stateNames, statesColumn } from "#app/features/repair/states/state-columns.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { membersQuery } from "#app/features/shop/member.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type DistanceUnit, distanceUnitOf } from "#app/values/distance.ts";
import { historyColumn, memberName } from "./job-events.server.ts";
import { openQuestions } from "./open-questions.server.ts";
import { partsColumn } from "./parts-column.server.ts";
import { photoCount, walkColumn } from "./photo-count.server.ts";

const columns = {
  ...jobColumns,
  technician: memberName(sql`${repairJobs.technicianId}`).as("technician"),
};

const isJob = (shopId: string, jobId: string) =>
  and(eq(repairJobs.shopId, shopId), eq(repairJobs.id, jobId));

/** A job with its history, which includes money: `historyOf` omits what the viewer may not see. */
export const jobQuery = (db: Db, shopId: string, jobId: string) =>
  db
    .select({
      ...columns,
      openQuestions,
      photos: photoCount,
      walk: walkColumn,
      parts: partsColumn,
      comebacks: comebacksColumn,
      inspection: inspectionColumn,
      customerAddress,
      authorizedQuotes,
      states: statesColumn(shopId),
      stateNames,
      history: historyColumn,
    })
    .from(repairJobs)
    .where(isJob(shopId, jobId));

/** Reads the job for its forms, without the history. */
const formJobQuery = (db: Db, shopId: string, jobId: string) =>
  db.select(columns).from(repairJobs).where(isJob(shopId, jobId));

/** The job as a page shows it; `history` is for `historyOf`. */
export type ShownJob = Awaited<ReturnType<typeof jobQuery>>[number];

export const settingsQuery = (db: Db, shopId: string) =>
  db
    .select({
      distanceUnit: shopSettings.distanceUnit,
      timeZone: shopSettings.timeZone,
      currency: shopSettings.currency,
      defaultLanguage: shopSettings.defaultLanguage,
    })
    .from(shopSettings)
    .where(eq(shopSettings.shopId, shopId));

/** A job of this shop with the engine of its car, and what a reading without a unit counts in it, in one round trip. */
export async function findJobAndUnit(
  db: Db,
  shopId: string,
  jobId: string,
  readerZone: string,
): Promise<
  | {
      job: Omit<
        ShownJob,
        | "history"
        | "states"
        | "stateNames"
        | "openQuestions"
        | "photos"
        | "walk"
        | "parts"
        | "comebacks"
        | "inspection"
        | "customerAddress"
        | "authorizedQuotes"
      > & {
        engine: string | null;
      };
      unit: DistanceUnit;
    }
  | undefined
> {
  const job = db
    .select({ ...columns, engine: engineColumn(shopId) })
    .from(repairJobs)
    .where(isJob(shopId, jobId));
  // Settings that cannot be read are as if there were none.
  const [[found], [shop]] = await db
    .batch([job, settingsQuery(db, shopId)])
    .catch(async () => [await job, []] as const);
  return found && { job: found, unit: distanceUnitOf(shop, readerZone) };
}

/** Data that a job's form needs of its shop: the settings, and the members to assign. */
export async function findFormFacts(db: Db, shopId: string, readerZone: string) {
  const [[shop], members] = await db.batch([settingsQuery(db, shopId), membersQuery(db, shopId)]);
  return { members, ...placeOf(shop, readerZone) };
}

/** A job with what its form needs, in one round trip. */
export async function findJobForForm(db: Db, shopId: string, jobId: string, readerZone: string) {
  const [[job], [shop], members] = await db.batch([
    formJobQuery(db, shopId, jobId),
    settingsQuery(db, shopId),
    membersQuery(db, shopId),
  ]);
  return job && { job, members, ...placeOf(shop, readerZone) };
}

type Settings = Awaited<ReturnType<typeof settingsQuery>>[number] | undefined;

/** Odometer unit of the shop's country, and the language that the shop prints in. */
const placeOf = (shop: Settings, readerZone: string) => ({
  unit: distanceUnitOf(shop, readerZone),
  shopLanguage: shop?.defaultLanguage,
});
