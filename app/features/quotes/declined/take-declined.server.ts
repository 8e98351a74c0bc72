import { and, eq, getTableColumns, inArray, isNull, sql } from "drizzle-orm";
import { customers, vehicleOwners } from "#app/features/customers/tables.server.ts";
import { vehicleQuery } from "#app/features/customers/vehicle/vehicle.server.ts";
import { sumUp } from "#app/features/quotes/job-totals.server.ts";
import { priceDocument } from "#app/features/quotes/price/document.ts";
import { contentOf } from "#app/features/quotes/quote-content.server.ts";
import { addQuoteEvent } from "#app/features/quotes/quote-events.server.ts";
import { copyLines } from "#app/features/quotes/quote-lines.server.ts";
import { quoteColumns, shownQuote } from "#app/features/quotes/quote-rows.server.ts";
import { rateColumns, ratesOf, withTaxes } from "#app/features/quotes/rates.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { chosenTerms } from "#app/features/quotes/taxes/chosen-terms.ts";
import { createJob } from "#app/features/repair/create-job.server.ts";
import type { JobDraft } from "#app/features/repair/job.ts";
import type { Actor } from "#app/features/repair/job-events.server.ts";
import { jobColumns, jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { addTextWork } from "#app/features/repair/texts/text-work.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { type Db, sqliteMessage } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";

type Ref = { shopId: string; vehicleId: string; quoteId: string };

/** A rejected quote on a job of this vehicle, and what a new job with it needs. */
export async function findDeclinedWork(db: Db, { shopId, vehicleId, quoteId }: Ref) {
  const quote = and(
    eq(repairQuotes.shopId, shopId),
    eq(repairQuotes.id, quoteId),
    eq(repairQuotes.status, "rejected"),
  );
  const jobOfQuote = db.select({ id: repairQuotes.jobId }).from(repairQuotes).where(quote);
  const [[declined], [job], [vehicle], [owner], [shop]] = await db.batch([
    db
      .select({ jobId: repairQuotes.jobId, ...quoteColumns })
      .from(repairQuotes)
      .where(quote),
    db
      .select(jobColumns)
      .from(repairJobs)
      .where(
        and(
          eq(repairJobs.shopId, shopId),
          eq(repairJobs.vehicleId, vehicleId),
          inArray(repairJobs.id, jobOfQuote),
        ),
      ),
    vehicleQuery(db, shopId, vehicleId),
    db
      .select(getTableColumns(customers))
      .from(vehicleOwners)
      .innerJoin(
        customers,
        and(eq(customers.shopId, vehicleOwners.shopId), eq(customers.id, vehicleOwners.customerId)),
      )
      .where(
        and(
          eq(vehicleOwners.shopId, shopId),
          eq(vehicleOwners.vehicleId, vehicleId),
          isNull(vehicleOwners.until),
        ),
      ),
    db
      .select({ ...rateColumns(shopId, ""), timeZone: shopSettings.timeZone })
      .from(shopSettings)
      .leftJoin(...withTaxes)
      .where(eq(shopSettings.shopId, shopId)),
  ]);
  if (!declined || !job || !vehicle) return undefined;
  const rates = shop && ratesOf({ ...shop, exempt: owner?.exemptNumber ?? null });
  const { jobId: _, ...row } = declined;
  return { quote: shownQuote(row), job, vehicle, owner, rates, timeZone: shop?.timeZone };
}

type Work = NonNullable<Awaited<ReturnType<typeof findDeclinedWork>>>;

type Owner = NonNullable<Work["owner"]>;

/** The new job, of the vehicle's present owner. Its odometer is to be read again. */
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

type Taking = Actor & { work: Work; rates: NonNullable<Work["rates"]>; id: string };

/** A pending quote that says what the rejected one did, priced at the rate of today. */
function columnsOf({ work, rates, id, now }: Omit<Taking, "by">) {
  const discount = work.quote.terms?.discount ?? null;
  const terms = chosenTerms(rates.terms, { discount, waived: false });
  const price = priceDocument(work.quote, { ...rates, terms });
  return {
    ...rates,
    ...contentOf({ ...work.quote, ...price, terms }),
    estimatedAmount: price.totalAmount,
    id,
    status: "pending",
    createdAt: new Date(now),
    updatedAt: new Date(now),
    version: 1,
    statusVersion: 1,
  } as const;
}

/**
 * The same quote on a job of the vehicle that is there already. False: there is no such job. The id
 * came with the button: pressed twice, it is one quote.
 */
export async function addDeclined(
  db: Db,
  { shopId, vehicleId, quoteId }: Ref,
  jobId: string,
  { work, rates, id, by, now }: Taking,
): Promise<boolean> {
  const job = and(jobOf(shopId, jobId), eq(repairJobs.vehicleId, vehicleId));
  try {
    const [raised] = await db.batch([
      db
        .update(repairJobs)
        .set({ quotesMade: sql`${repairJobs.quotesMade} + 1` })
        .where(job)
        .returning({ id: repairJobs.id }),
      insertSelect(
        db,
        repairQuotes,
        {
          ...getTableColumns(repairQuotes),
          ...columnsOf({ work, rates, id, now }),
          jobId: repairJobs.id,
          number: repairJobs.quotesMade,
        },
        sql`FROM ${repairQuotes} JOIN ${repairJobs} ON ${job}
          WHERE ${eq(repairQuotes.shopId, shopId)} AND ${eq(repairQuotes.id, quoteId)}`,
      ),
      copyLines(
        db,
        { shopId, jobId: work.job.id, id: quoteId },
        id,
        sql`EXISTS (SELECT 1 FROM ${repairJobs} WHERE ${job})`,
      ),
      sumUp(db, shopId, jobId),
      addQuoteEvent(db, { shopId, jobId, id }, { by, now, what: "quoteCreated" }),
      addTextWork(db, job, { by, now }),
    ]);
    return raised.length > 0;
  } catch (error) {
    if (sqliteMessage(error).includes("UNIQUE")) return true;
    throw error;
  }
}

/**
 * A new job with a pending quote that says what the rejected one did, at the shop's rate of today;
 * its lines are copied under ids of their own. All in one batch. The id came with the button, for
 * the job and its quote: pressed twice, it is one job with one quote.
 */
export async function takeDeclined(
  db: Db,
  { shopId, vehicleId, quoteId }: Ref,
  { work, draft, rates, id, by, now }: Taking & { draft: JobDraft },
): Promise<void> {
  const job = jobOf(shopId, id);
  // Until the last statement: pressed again, the job has its quote.
  const isFirst = and(job, eq(repairJobs.quotesMade, 0));
  const first = sql`EXISTS (SELECT 1 FROM ${repairJobs} WHERE ${isFirst})`;
  const also = [
    insertSelect(
      db,
      repairQuotes,
      {
        ...getTableColumns(repairQuotes),
        ...columnsOf({ work, rates, id, now }),
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
  await createJob(db, { shopId, id }, draft, { by, now, chosen, also });
}
