import { and, eq, type SQL, sql } from "drizzle-orm";
import { sumUpMoney } from "#app/features/money/job-money.server.ts";
import { invoiceCounters, invoices } from "#app/features/money/tables.server.ts";
import { isInvoiced, stands } from "#app/features/quotes/on-invoice.server.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { addEvent } from "#app/features/repair/page/job-events.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { elementsOf } from "#app/platform/db/json-rows.server.ts";

type Invoice = typeof invoices.$inferSelect;
export type NewInvoice = Omit<Invoice, "series" | "number" | "creditOf" | "voids">;

/**
 * Makes an invoice of approved quotes, with the next number. Returns the number, also for a
 * repeated post; null when a quote is not approved, has changed or is on an invoice.
 */
export function createInvoice(db: Db, invoice: NewInvoice): Promise<number | null> {
  const { shopId, jobId, quotes, currency } = invoice;
  const fits = sql`${quotes.length > 0} AND NOT EXISTS (
    SELECT 1 FROM ${elementsOf(quotes, "asked")}
    WHERE ${isInvoiced(invoice, sql`asked.value ->> 'id'`)} OR NOT EXISTS (
      SELECT 1 FROM repair_quotes AS quote
      WHERE quote.shop_id = ${shopId} AND quote.job_id = ${jobId}
        AND quote.id = asked.value ->> 'id' AND quote.version = asked.value ->> 'version'
        AND quote.status = 'approved' AND quote.currency = ${currency}))`;
  return add(db, { ...invoice, series: "invoice", creditOf: null, voids: false }, fits);
}

export type NewCredit = Omit<Invoice, "series" | "number" | "creditOf"> & { creditOf: number };

/**
 * Whether an invoice can be credited: it is not voided, and has as many credit notes as were read.
 * Rows are only ever added.
 */
const isToCredit = ({ shopId, jobId, creditOf }: NewCredit, earlier: number) => sql`EXISTS (
  SELECT 1 FROM invoices AS invoice
  WHERE invoice.shop_id = ${shopId} AND invoice.job_id = ${jobId}
    AND invoice.number = ${creditOf} AND ${stands})
  AND ${earlier} = (SELECT count(*) FROM invoices AS credit
    WHERE credit.shop_id = ${shopId} AND credit.credit_of = ${creditOf})`;

/**
 * Makes a credit note; one that voids its invoice releases the quotes. `earlier`: number of credit
 * notes that it was computed from. Returns its number as `createInvoice` does; null when the
 * invoice has another one by now.
 */
export const createCreditNote = (
  db: Db,
  { earlier, ...credit }: NewCredit & { earlier: number },
): Promise<number | null> => add(db, { ...credit, series: "credit" }, isToCredit(credit, earlier));

/**
 * Statements that make a credit note under a further condition, after the refund that requires it
 * and in its batch, and the condition for that refund.
 */
export function creditStatements(
  db: Db,
  { earlier, ...credit }: NewCredit & { earlier: number },
  holds: SQL,
) {
  const fits = sql`${isToCredit(credit, earlier)} AND ${holds}`;
  return {
    statements: addStatements(db, { ...credit, series: "credit" }, fits),
    isPossible: isToCredit(credit, earlier),
  };
}

type Row = Omit<Invoice, "number">;

/** Whether an invoice or a credit note with this form's id exists. */
const isMade = ({ shopId, id }: Pick<Invoice, "shopId" | "id">) => sql`EXISTS (
  SELECT 1 FROM invoices AS sent WHERE sent.shop_id = ${shopId} AND sent.id = ${id})`;

async function add(db: Db, row: Row, fits: SQL): Promise<number | null> {
  const { shopId, jobId, id } = row;
  const [, , , sent] = await db.batch([
    ...addStatements(db, row, fits),
    db
      .select({ number: invoices.number })
      .from(invoices)
      .where(and(eq(invoices.shopId, shopId), eq(invoices.id, id))),
    sumUpMoney(db, { shopId, jobId }),
  ]);
  return sent[0]?.number ?? null;
}

/** Counter and invoice in one batch under one condition: a number is used or was never assigned. */
function addStatements(db: Db, row: Row, fits: SQL) {
  const { shopId, jobId, series } = row;
  const condition = sql`${fits} AND NOT ${isMade(row)}`;
  const counter = and(eq(invoiceCounters.shopId, shopId), eq(invoiceCounters.series, series));
  const made = { by: row.createdBy, now: row.createdAt.getTime() };
  const first = (series === "invoice" && row.content.shop?.terms?.first) || 1;
  // D1 binds every number as a REAL, which the text of an event would show as 1.0.
  const next = sql`CAST(max(${first}, 1 + coalesce((SELECT last FROM invoice_counters AS counter
    WHERE counter.shop_id = ${shopId} AND counter.series = ${series}), 0)) AS INTEGER)`;
  return [
    addEvent(db, and(jobOf(shopId, jobId), condition), {
      ...made,
      what: series === "credit" ? "invoiceCredited" : "invoiceCreated",
      from: row.creditOf === null ? null : String(row.creditOf),
      to: next,
    }),
    insertSelect(
      db,
      invoiceCounters,
      { shopId, series, last: first },
      sql`WHERE ${condition}`,
    ).onConflictDoUpdate({
      target: [invoiceCounters.shopId, invoiceCounters.series],
      set: { last: sql`max(${first}, ${invoiceCounters.last} + 1)` },
    }),
    insertSelect(
      db,
      invoices,
      { ...row, number: invoiceCounters.last },
      sql`FROM ${invoiceCounters} WHERE ${counter} AND ${condition}`,
    ),
  ] as const;
}
