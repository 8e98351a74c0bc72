import { and, desc, eq, lt, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { readTranslation } from "#app/features/repair/texts/read-translation.ts";
import type { ShownTranslation } from "#app/features/repair/texts/shown-texts.ts";
import { translationOfIssues } from "#app/features/repair/texts/translation-column.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";

/** Jobs on one page of a customer or a vehicle. */
export const visitsPerPage = 10;

/** Columns of a job on the page of a customer or a vehicle, in the reader's language. */
export const visitColumns = (reader: Language | undefined) => ({
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
  issuesTranslation: translationOfIssues(reader),
  diagnostic: repairJobs.diagnostic,
});

/** A visit as a page has it. */
export const shownVisit = <Row extends { issuesTranslation: string | null }>({
  issuesTranslation,
  ...visit
}: Row) => ({
  ...visit,
  translation: readTranslation(issuesTranslation),
});

/** Jobs of a customer or a vehicle with a smaller number than `before`. */
export const visitsOf = (
  of: SQLiteColumn,
  { shopId, id, before }: { shopId: string; id: string | SQL; before?: number | undefined },
) =>
  and(
    eq(repairJobs.shopId, shopId),
    eq(of, id),
    before === undefined ? undefined : lt(repairJobs.number, before),
  );

/** A page of the jobs of a customer. */
type Page = { id: string; before?: number | undefined; reader?: Language | undefined };

/** A page of a customer's jobs, newest first; one more than is shown tells whether others follow. */
export const visitsOfCustomerQuery = (db: Db, shopId: string, { id, before, reader }: Page) =>
  db
    .select(visitColumns(reader))
    .from(repairJobs)
    .where(visitsOf(repairJobs.customerId, { shopId, id, before }))
    .orderBy(desc(repairJobs.number))
    .limit(visitsPerPage + 1);

type Row = Awaited<ReturnType<typeof visitsOfCustomerQuery>>[number];
export type Visit = Omit<Row, "issuesTranslation"> & { translation: ShownTranslation | undefined };

/** The latest jobs of a vehicle, for a choice among them. */
export const jobsOfVehicle = (
  db: Db,
  { shopId, id, limit, reader }: Page & { shopId: string; limit: number },
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
      issuesTranslation: translationOfIssues(reader),
    })
    .from(repairJobs)
    .where(visitsOf(repairJobs.vehicleId, { shopId, id }))
    .orderBy(desc(repairJobs.number))
    .limit(limit);
