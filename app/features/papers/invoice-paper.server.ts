import { and, desc, eq } from "drizzle-orm";
import { moneyOf, moneyQuery } from "#app/features/money/read-money.server.ts";
import { invoices } from "#app/features/money/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type FoundJobPaper, invoicePaperOf } from "./invoice-of-row.server.ts";
import type { Paper } from "./paper.ts";

/**
 * An invoice or credit note of a job (the newest without a number), in one round trip: as it was
 * issued, with the payments so far. Undefined when it is not this shop's, or not of this job.
 */
export async function findInvoicePaper(
  db: Db,
  {
    shopId,
    jobId,
    series,
    number,
    paper,
  }: JobRef & {
    series: "invoice" | "credit";
    number?: number | undefined;
    paper?: Paper | undefined;
  },
): Promise<FoundJobPaper | undefined> {
  const [[row], [money], [shop]] = await db.batch([
    db
      .select()
      .from(invoices)
      .where(
        and(
          eq(invoices.shopId, shopId),
          eq(invoices.jobId, jobId),
          eq(invoices.series, series),
          number === undefined ? undefined : eq(invoices.number, number),
        ),
      )
      .orderBy(desc(invoices.number))
      .limit(1),
    moneyQuery(db, { shopId, jobId }),
    db
      .select({ logoFile: shopSettings.logoFile, country: shopSettings.country })
      .from(shopSettings)
      .where(eq(shopSettings.shopId, shopId)),
  ]);
  return row && money && invoicePaperOf({ row, ofJob: moneyOf(money), shop, paper });
}
