import { and, eq, sql } from "drizzle-orm";
import { stands } from "#app/features/quotes/on-invoice.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { storedElements } from "#app/platform/db/json-rows.server.ts";
import { invoices, payments } from "./tables.server.ts";

/** Number of the invoice that a quote is on, unless it is voided. */
export async function findInvoiceOfQuote(
  db: Db,
  { shopId, jobId }: JobRef,
  quoteId: string,
): Promise<number | undefined> {
  const found = await db.get<{ number: number } | undefined>(sql`
    SELECT invoice.number AS number FROM invoices AS invoice, ${storedElements(sql`invoice.quotes`, "item")}
    WHERE invoice.shop_id = ${shopId} AND invoice.job_id = ${jobId} AND ${stands}
      AND item.value ->> 'id' = ${quoteId} LIMIT 1`);
  return found?.number;
}

/** Whether a shop has ever made an invoice. */
export const hasInvoices = async (db: Db, shopId: string): Promise<boolean> =>
  (await db
    .select({ number: invoices.number })
    .from(invoices)
    .where(eq(invoices.shopId, shopId))
    .limit(1)
    .get()) !== undefined;

/** Whether a job has invoices or payments: then it is never deleted. */
export async function hasMoney(db: Db, { shopId, jobId }: JobRef): Promise<boolean> {
  const [charged, paid] = await db.batch([
    db
      .select({ number: invoices.number })
      .from(invoices)
      .where(and(eq(invoices.shopId, shopId), eq(invoices.jobId, jobId)))
      .limit(1),
    db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.shopId, shopId), eq(payments.jobId, jobId)))
      .limit(1),
  ]);
  return charged.length + paid.length > 0;
}
