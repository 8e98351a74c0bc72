import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { sumUp } from "#app/features/quotes/job-totals.server.ts";
import { copyLines } from "#app/features/quotes/quote-lines.server.ts";
import { addQuoteEvent } from "#app/features/quotes/save/quote-events.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { createJob } from "#app/features/repair/form/create-job.server.ts";
import type { JobDraft } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { addTextWork } from "#app/features/repair/texts/text-work.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { declinedColumns, type Taking } from "./declined-columns.server.ts";
import type { Ref, Work } from "./find-declined.server.ts";

type Owner = NonNullable<Work["owner"]>;

/** The new job belongs to the vehicle's present owner. Its odometer has to be read again. */
export const draftOf = ({ job, vehicle }: Work, owner: Owner, issues: string): JobDraft => ({
  customerFirstName: owner.firstName,
  customerLastName: owner.lastName,
  customerEmail: owner.email ?? "",
  customerPhone: owner.phone ?? "",
  language: owner.language,
  carMake: vehicle.make,
  carModel: vehicle.model,
  carYear: vehicle.year ?? job.carYear,
  licensePlate: vehicle.plate ?? job.licensePlate,
  vin: vehicle.vin,
  odometer: null,
  odometerUnit: null,
  issues,
  diagnostic: null,
  technicianId: null,
  promisedAt: null,
});

/**
 * Creates a job with a pending quote of the rejected one's content, at the shop's current rate, its
 * lines copied under new ids, in one batch. The button carries the id of job and quote, so that a
 * double press creates one of each.
 */
export async function takeDeclined(
  db: Db,
  { shopId, vehicleId, quoteId }: Ref,
  { work, draft, rates, id, by, now }: Taking & { draft: JobDraft },
): Promise<void> {
  const job = jobOf(shopId, id);
  // True until the last statement: a repeated press finds the job with its quote.
  const isFirst = and(job, eq(repairJobs.quotesMade, 0));
  const first = sql`EXISTS (SELECT 1 FROM ${repairJobs} WHERE ${isFirst})`;
  const also = [
    insertSelect(
      db,
      repairQuotes,
      {
        ...getTableColumns(repairQuotes),
        ...declinedColumns({ work, rates, id, now }),
        jobId: id,
        number: 1,
      },
      sql`FROM ${repairQuotes} WHERE ${eq(repairQuotes.shopId, shopId)}
        AND ${eq(repairQuotes.id, quoteId)} AND ${first}`,
    ),
    copyLines(db, { shopId, jobId: work.job.id, id: quoteId }, id, first),
    addQuoteEvent(db, { shopId, jobId: id, id }, { by, now, what: "quoteCreated" }, first),
    addTextWork(db, isFirst, { by, now }),
    sumUp(db, shopId, id),
    db.update(repairJobs).set({ quotesMade: 1 }).where(isFirst),
  ];
  const chosen = { customerId: work.owner?.id ?? null, vehicleId };
  await createJob(db, { shopId, jobId: id }, draft, { by, now, chosen, also });
}
