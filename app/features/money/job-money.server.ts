import { and, eq, sql } from "drizzle-orm";
import { stands } from "#app/features/quotes/on-invoice.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { leftOfInvoice } from "./charged.server.ts";

/**
 * Updates a job's invoiced and paid amounts for lists: in the batch of every write of an invoice or
 * a payment, after it. In one currency, that of the newest invoice.
 */
export function sumUpMoney(db: Db, { shopId, jobId }: JobRef) {
  const ofJob = sql`shop_id = ${shopId} AND job_id = ${jobId}`;
  const currency = sql`coalesce(
    (SELECT currency FROM invoices WHERE ${ofJob} ORDER BY created_at DESC LIMIT 1),
    (SELECT currency FROM payments WHERE ${ofJob} ORDER BY created_at DESC LIMIT 1))`;
  const invoiced = sql`(SELECT coalesce(sum(${leftOfInvoice}), 0) FROM invoices AS invoice
    WHERE invoice.shop_id = ${shopId} AND invoice.job_id = ${jobId}
      AND invoice.currency = ${currency} AND ${stands})`;
  const paid = sql`(SELECT coalesce(sum(amount), 0) FROM payments
    WHERE ${ofJob} AND currency = ${currency})`;
  return db
    .update(repairJobs)
    .set({
      moneyCurrency: currency,
      invoicedTotal: invoiced,
      paidTotal: paid,
      owedTotal: sql`max(${invoiced} - ${paid}, 0)`,
    })
    .where(and(eq(repairJobs.shopId, shopId), eq(repairJobs.id, jobId), sql`${currency} NOT NULL`));
}
