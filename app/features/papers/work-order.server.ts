import { and, asc, eq } from "drizzle-orm";
import { repairMaterials, repairQuotes } from "#app/features/quotes/tables.server.ts";
import { workId } from "#app/features/repair/job.ts";
import type { JobRow } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { distanceUnitOf } from "#app/values/distance.ts";
import type { WorkOrder, WorkOrderQuote, WorkOrderShop } from "./work-order.ts";

/** What is printed, and the file of the logo that belongs on it. */
type FoundWorkOrder = { order: WorkOrder; logoFile: string | null };

type Shop = Pick<
  typeof shopSettings.$inferSelect,
  "shopName" | "phone" | "address" | "taxId" | "timeZone" | "distanceUnit" | "currency"
>;

/**
 * Everything printed on the work order of a quote, in one round trip; undefined when it is not this
 * owner's, or not of this job.
 */
export async function findWorkOrder(
  db: Db,
  ownerId: string,
  jobId: string,
  quoteId: string,
): Promise<FoundWorkOrder | undefined> {
  const [[job], [quote], materials, [shop]] = await db.batch([
    db
      .select()
      .from(repairJobs)
      .where(and(eq(repairJobs.userId, ownerId), eq(repairJobs.id, jobId))),
    db
      .select()
      .from(repairQuotes)
      .where(
        and(
          eq(repairQuotes.userId, ownerId),
          eq(repairQuotes.id, quoteId),
          eq(repairQuotes.jobId, jobId),
        ),
      ),
    db
      .select()
      .from(repairMaterials)
      .where(and(eq(repairMaterials.userId, ownerId), eq(repairMaterials.quoteId, quoteId)))
      .orderBy(asc(repairMaterials.position)),
    db.select().from(shopSettings).where(eq(shopSettings.userId, ownerId)),
  ]);
  if (!job || !quote) return undefined;
  const found = { ...quote, createdAt: quote.createdAt.getTime(), materials };
  return { order: workOrderOf(job, found, shop), logoFile: shop?.logoFile ?? null };
}

/** A work order, of rows that have been read. */
export function workOrderOf(job: JobRow, quote: WorkOrderQuote, shop: Shop | undefined): WorkOrder {
  return {
    shop: asShop(shop),
    workId: workId(job.number),
    language: job.language,
    customer: {
      firstName: job.customerFirstName,
      lastName: job.customerLastName,
      email: job.customerEmail,
      phone: job.customerPhone,
    },
    vehicle: {
      make: job.carMake,
      model: job.carModel,
      year: job.carYear,
      plate: job.licensePlate,
      vin: job.vin,
      odometer: job.odometer,
      odometerUnit:
        job.odometerUnit ??
        distanceUnitOf(shop ?? { ...noShop, currency: quote.currency }, noShop.timeZone),
    },
    issues: job.issues,
    diagnostic: job.diagnostic,
    quote,
  };
}

const noShop = { distanceUnit: null, timeZone: "UTC" };

/**
 * A quote needs settings to be made; should they be gone since, its paper is still to be had,
 * without the shop's name.
 */
const asShop = (shop: Shop | undefined): WorkOrderShop => ({
  name: shop?.shopName ?? "",
  phone: shop?.phone ?? null,
  address: shop?.address ?? null,
  taxId: shop?.taxId ?? null,
  timeZone: shop?.timeZone ?? noShop.timeZone,
});

/**
 * The logo's bytes out of the owner's folder. A failure is no reason to go without the paper
 * (specification, section 8).
 */
export async function readLogo(
  files: R2Bucket,
  ownerId: string,
  file: string | null,
): Promise<Uint8Array | undefined> {
  if (!file) return undefined;
  try {
    const stored = await files.get(`logos/${ownerId}/${file}`);
    return stored ? new Uint8Array(await stored.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}
