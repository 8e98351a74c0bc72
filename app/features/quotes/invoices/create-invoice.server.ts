import { and, eq, type SQL, sql } from "drizzle-orm";
import { invoiceCounters, invoices } from "#app/features/quotes/invoices.tables.server.ts";
import { addEvent } from "#app/features/repair/job-events.server.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { isInvoiced } from "./charged.server.ts";
import { sumUpMoney } from "./job-money.server.ts";

type Invoice = typeof invoices.$inferSelect;
export type NewInvoice = Omit<Invoice, "series" | "number" | "creditOf">;

/**
 * Makes an invoice of approved quotes, with the next number. Answers the number, the same one when
 * the form was sent twice; null when a quote is not approved, has changed or is on an invoice.
 */
export function createInvoice(db: Db, invoice: NewInvoice): Promise<number | null> {
  const { shopId, jobId, quotes, currency } = invoice;
  const fits = sql`${quotes.length > 0} AND NOT EXISTS (
    SELECT 1 FROM json_each(${JSON.stringify(quotes)}) AS asked
    WHERE ${isInvoiced(invoice, sql`asked.value ->> 'id'`)} OR NOT EXISTS (
      SELECT 1 FROM repair_quotes AS quote
      WHERE quote.shop_id = ${shopId} AND quote.job_id = ${jobId}
        AND quote.id = asked.value ->> 'id' AND quote.version = asked.value ->> 'version'
        AND quote.status = 'approved' AND quote.currency = ${currency}))`;
  return add(db, { ...invoice, series: "invoice", creditOf: null }, fits);
}

/**
 * Voids an invoice, whole; its quotes can be invoiced again. Answers the number of the credit
 * note as `createInvoice` does; null when there is no such invoice or it has a credit note.
 */
export function createCreditNote(
  db: Db,
  {
    number,
    reason,
    ...key
  }: Pick<Invoice, "shopId" | "jobId" | "id" | "createdBy" | "createdAt" | "number"> & {
    reason: string;
  },
): Promise<number | null> {
  const of = (column: SQL) => sql`(SELECT ${column} FROM invoices AS invoice
    WHERE invoice.shop_id = ${key.shopId} AND invoice.job_id = ${key.jobId}
      AND invoice.series = 'invoice' AND invoice.number = ${number})`;
  const fits = sql`${of(sql`1`)} IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM invoices AS credit
    WHERE credit.shop_id = ${key.shopId} AND credit.credit_of = ${number})`;
  const copied = {
    quotes: of(sql`quotes`),
    content: of(sql`json_set(content, '$.reason', ${reason})`),
    currency: of(sql`currency`),
    decimals: of(sql`decimals`),
    taxAmount: of(sql`tax_amount`),
    totalAmount: of(sql`total_amount`),
  };
  return add(db, { ...key, ...copied, series: "credit", creditOf: number }, fits);
}

type Row = { [Name in keyof Omit<Invoice, "number">]: Invoice[Name] | SQL } & {
  shopId: string;
  jobId: string;
  id: string;
  series: Invoice["series"];
  creditOf: number | null;
  createdBy: string;
  createdAt: Date;
};

/** Counter and invoice in one batch under one condition: a number is used or was never given. */
async function add(db: Db, row: Row, fits: SQL): Promise<number | null> {
  const { shopId, jobId, series, id } = row;
  const condition = sql`${fits} AND NOT EXISTS (
    SELECT 1 FROM invoices AS sent WHERE sent.shop_id = ${shopId} AND sent.id = ${id})`;
  const counter = and(eq(invoiceCounters.shopId, shopId), eq(invoiceCounters.series, series));
  const made = { by: row.createdBy, now: row.createdAt.getTime() };
  const next = sql`1 + coalesce((SELECT last FROM invoice_counters AS counter
    WHERE counter.shop_id = ${shopId} AND counter.series = ${series}), 0)`;
  const [, , , sent] = await db.batch([
    addEvent(db, and(jobOf(shopId, jobId), condition), {
      ...made,
      what: series === "credit" ? "invoiceCredited" : "invoiceCreated",
      from: row.creditOf === null ? null : String(row.creditOf),
      to: next,
    }),
    insertSelect(
      db,
      invoiceCounters,
      { shopId, series, last: 1 },
      sql`WHERE ${condition}`,
    ).onConflictDoUpdate({
      target: [invoiceCounters.shopId, invoiceCounters.series],
      set: { last: sql`${invoiceCounters.last} + 1` },
    }),
    insertSelect(
      db,
      invoices,
      { ...row, number: invoiceCounters.last },
      sql`FROM ${invoiceCounters} WHERE ${counter} AND ${condition}`,
    ),
    db
      .select({ number: invoices.number })
      .from(invoices)
      .where(and(eq(invoices.shopId, shopId), eq(invoices.id, id))),
    sumUpMoney(db, { shopId, jobId }),
  ]);
  return sent[0]?.number ?? null;
}
