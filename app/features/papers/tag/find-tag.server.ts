import { eq } from "drizzle-orm";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { tagSizeOf } from "#app/features/shop/print/print-terms.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** The data of a job's key tag, and the shop's print settings, in one round trip. */
export async function findTag(db: Db, { shopId, jobId }: JobRef) {
  const { number, licensePlate, carMake, carModel, carYear, promisedAt } = repairJobs;
  const { timeZone, printTerms, currency } = shopSettings;
  const [[job], [shop]] = await db.batch([
    db
      .select({ number, licensePlate, carMake, carModel, carYear, promisedAt })
      .from(repairJobs)
      .where(jobOf(shopId, jobId)),
    db
      .select({ timeZone, printTerms, currency })
      .from(shopSettings)
      .where(eq(shopSettings.shopId, shopId)),
  ]);
  return (
    job && {
      job,
      zone: shop?.timeZone,
      size: tagSizeOf(shop?.printTerms ?? null, shop?.currency),
    }
  );
}
