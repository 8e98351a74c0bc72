import { and, eq, getTableColumns, inArray, isNull } from "drizzle-orm";
import { customers, vehicleOwners } from "#app/features/customers/tables.server.ts";
import { vehicleQuery } from "#app/features/customers/vehicle/vehicle.server.ts";
import { quoteColumns, shownQuote } from "#app/features/quotes/quote-rows.server.ts";
import { rateColumns, ratesOf, withTaxes } from "#app/features/quotes/rates.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { jobColumns } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

export type Ref = { shopId: string; vehicleId: string; quoteId: string };

/** Reads a rejected quote on a job of this vehicle, and what a new job with it needs. */
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
      .innerJoin(customers, refersTo(vehicleOwners, vehicleOwners.customerId, customers))
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

export type Work = NonNullable<Awaited<ReturnType<typeof findDeclinedWork>>>;
