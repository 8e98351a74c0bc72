import { and, eq, sql } from "drizzle-orm";
import { countsOnce } from "#app/features/quotes/choices/count-once.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { JobMoney, ListedInvoice, ListedPayment } from "./money.ts";

const ofJob = sql`shop_id = repair_jobs.shop_id AND job_id = repair_jobs.id`;

// `+number` makes SQLite read all invoices of the shop in their order.

/** Columns of the quoted, invoiced and paid amounts of a row of `repair_jobs`, for `moneyOf`. */
export const moneyColumns = {
  quoted: sql<string>`(SELECT json_group_array(json_array(currency, status, total)) FROM (
    SELECT currency, status, sum(total_amount) AS total FROM repair_quotes AS q WHERE ${ofJob}
      AND ${countsOnce("q")}
    GROUP BY currency, status ORDER BY status = 'approved' DESC, max(created_at) DESC))`.as(
    "quoted",
  ),
  invoices: sql<string>`(SELECT json_group_array(json_array(number, date, currency, total,
      json((SELECT json_group_array(json_array(number, date, total, voids)) FROM (
        SELECT credit.number AS number, credit.content ->> 'date' AS date,
          credit.total_amount AS total, credit.voids AS voids
        FROM invoices AS credit
        WHERE credit.shop_id = repair_jobs.shop_id AND credit.credit_of = one.number
        ORDER BY credit.number))), json(quotes)))
    FROM (SELECT number, content ->> 'date' AS date, currency, total_amount AS total, quotes
      FROM invoices WHERE ${ofJob} AND series = 'invoice' ORDER BY +number) AS one)`.as("invoices"),
  payments: sql<string>`(SELECT json_group_array(
      json_array(id, invoice_number, refund_of, currency, amount, way, way_name, paid_on, note))
    FROM (SELECT * FROM payments WHERE ${ofJob} ORDER BY created_at, id))`.as("payments"),
};

/** Statement that reads a job's quoted, invoiced and paid amounts; `read` false reads nothing. */
export const moneyQuery = (
  db: Db,
  { shopId, jobId, read = true }: JobRef & { read?: boolean | undefined },
) =>
  db
    .select(moneyColumns)
    .from(repairJobs)
    .where(read ? and(eq(repairJobs.shopId, shopId), eq(repairJobs.id, jobId)) : sql`0`);

type CreditLine = [number: number, date: string, total: number, voids: 0 | 1];
type InvoiceLine = [
  number: number,
  date: string,
  currency: ListedInvoice["currency"],
  total: number,
  credits: CreditLine[],
  quotes: { id: string }[],
];
type PaymentLine = [
  id: string,
  invoiceNumber: number | null,
  refundOf: string | null,
  currency: ListedPayment["currency"],
  amount: number,
  way: ListedPayment["way"],
  wayName: string | null,
  paidOn: string,
  note: string,
];
type QuotedLine = [
  currency: ListedInvoice["currency"],
  status: JobMoney["quoted"][number]["status"],
  total: number,
];

type Row = { quoted: string; invoices: string; payments: string };

export const moneyOf = ({ quoted, invoices, payments }: Row): JobMoney => ({
  quoted: (JSON.parse(quoted) as QuotedLine[]).map(([currency, status, total]) => ({
    currency,
    status,
    total,
  })),
  invoices: (JSON.parse(invoices) as InvoiceLine[]).map(
    ([number, date, currency, total, credits, quotes]) => ({
      number,
      date,
      currency,
      total,
      credits: credits.map(([number, date, total, voids]) => ({
        number,
        date,
        total,
        voids: voids === 1,
      })),
      quoteIds: quotes.map(({ id }) => id),
    }),
  ),
  payments: (JSON.parse(payments) as PaymentLine[]).map(
    ([id, invoiceNumber, refundOf, currency, amount, way, wayName, paidOn, note]) => ({
      id,
      invoiceNumber,
      refundOf,
      currency,
      amount,
      way,
      wayName,
      paidOn,
      note,
    }),
  ),
});
