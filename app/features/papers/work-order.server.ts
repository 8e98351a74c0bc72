import { eq } from "drizzle-orm";
import { quoteQuery } from "#app/features/quotes/find-quote.server.ts";
import { shownQuote } from "#app/features/quotes/quote-rows.server.ts";
import { jobColumns, jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { workOrderOf } from "./of-rows.server.ts";
import type { WorkOrder } from "./work-order.ts";

/** What is printed, and the file of the logo that belongs on it. */
type FoundWorkOrder = { order: WorkOrder; logoFile: string | null };

/**
 * Everything printed on the work order of a quote, in one round trip; undefined when it is not this
 * shop's, or not of this job.
 */
export async function findWorkOrder(
  db: Db,
  shopId: string,
  jobId: string,
  quoteId: string,
): Promise<FoundWorkOrder | undefined> {
  const [[job], [quote], [shop]] = await db.batch([
    db.select(jobColumns).from(repairJobs).where(jobOf(shopId, jobId)),
    quoteQuery(db, shopId, jobId, quoteId),
    db.select().from(shopSettings).where(eq(shopSettings.shopId, shopId)),
  ]);
  if (!job || !quote) return undefined;
  return { order: workOrderOf(job, shownQuote(quote), shop), logoFile: shop?.logoFile ?? null };
}
