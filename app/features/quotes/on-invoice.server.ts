import { type SQL, sql } from "drizzle-orm";
import type { JobRef } from "#app/features/repair/job.ts";
import { storedElements } from "#app/platform/db/json-rows.server.ts";

// An invoice freezes its quotes, so writes of a status ask for it. Imports go from invoices to
// quotes, so these conditions only name the table.

/** Credit notes (`credit`) of an invoice (`invoice` in the query). */
export const creditsOf = sql`FROM invoices AS credit
  WHERE credit.shop_id = invoice.shop_id AND credit.credit_of = invoice.number`;

/** Whether no credit note voids an invoice (`invoice` in the query). */
export const stands = sql`invoice.series = 'invoice' AND NOT EXISTS (
  SELECT 1 ${creditsOf} AND credit.voids)`;

/** Whether a quote is on an invoice of its job that is not voided. */
export const isInvoiced = ({ shopId, jobId }: JobRef, quoteId: SQL) => sql`EXISTS (
  SELECT 1 FROM invoices AS invoice, ${storedElements(sql`invoice.quotes`, "item")}
  WHERE invoice.shop_id = ${shopId} AND invoice.job_id = ${jobId} AND ${stands}
    AND item.value ->> 'id' = ${quoteId})`;

/** `isInvoiced` for the row of `repair_quotes` that a statement reads or writes. */
export const isOnInvoice = (job: JobRef) => isInvoiced(job, sql`repair_quotes.id`);
