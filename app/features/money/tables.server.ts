import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { shopColumn } from "#app/features/account/shops.tables.server.ts";
import type { InvoiceContent } from "#app/features/money/invoices/invoice-content.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { instant, shopForeignKey } from "#app/platform/db/columns.server.ts";
import type { Cents, Currency, Decimals } from "#app/values/money.ts";
import type { PaymentWay } from "./money.ts";

// Rows of invoices and payments are only ever added. The keys to jobs have no cascade: a job with
// an invoice or a payment is not deleted (docs/decisions/0131-invoices-and-payments.md).

type Series = "invoice" | "credit";
/** Receipts have numbers, and no rows of their own: their payments name them. */
type Numbered = Series | "receipt";

/** The last number given out in each series of a shop. Raised only with an invoice, so no gap. */
export const invoiceCounters = sqliteTable(
  "invoice_counters",
  {
    shopId: shopColumn(),
    series: text("series").$type<Numbered>().notNull(),
    last: integer("last").notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.series] })],
);

/** Invoices and credit notes, whose amounts are above zero as well. */
export const invoices = sqliteTable(
  "invoices",
  {
    shopId: shopColumn(),
    series: text("series").$type<Series>().notNull(),
    number: integer("number").notNull(),
    /** Generated with the form, so that a repeated post creates one row. */
    id: text("id").notNull(),
    jobId: text("job_id").notNull(),
    /** Number of the invoice that a credit note partly or wholly reverses. */
    creditOf: integer("credit_of"),
    /** Whether a credit note reverses all that is left of its invoice, releasing the quotes. */
    voids: integer("voids", { mode: "boolean" }).notNull().default(true),
    /** Quotes on the invoice, each at its version. */
    quotes: text("quotes", { mode: "json" }).$type<{ id: string; version: number }[]>().notNull(),
    /** Printed content: parties, priced lines, taxes and terms. */
    content: text("content", { mode: "json" }).$type<InvoiceContent>().notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    decimals: integer("decimals").$type<Decimals>().notNull(),
    taxAmount: integer("tax_amount").$type<Cents>().notNull(),
    totalAmount: integer("total_amount").$type<Cents>().notNull(),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.series, table.number] }),
    shopForeignKey(table, table.jobId, repairJobs),
    uniqueIndex("invoices_by_id").on(table.shopId, table.id),
    index("credits_of_invoice")
      .on(table.shopId, table.creditOf)
      .where(sql`${table.creditOf} IS NOT NULL`),
    uniqueIndex("invoice_voided_once")
      .on(table.shopId, table.creditOf)
      .where(sql`${table.creditOf} IS NOT NULL AND ${table.voids}`),
    index("invoices_of_job").on(table.shopId, table.jobId, table.createdAt),
    index("invoices_by_date").on(table.shopId, sql`content ->> 'date'`, table.series, table.number),
    check("credit_names_invoice", sql`(series = 'credit') = (credit_of IS NOT NULL)`),
  ],
);

/** Payments and deposits; a refund is below zero. */
export const payments = sqliteTable(
  "payments",
  {
    shopId: shopColumn(),
    /** Generated with the form, so that a repeated post creates one row. */
    id: text("id").notNull(),
    jobId: text("job_id").notNull(),
    /** Number of the invoice that is paid; null for a deposit. */
    invoiceNumber: integer("invoice_number"),
    /** Id of the payment that a refund returns; null where none was named. */
    refundOf: text("refund_of"),
    currency: text("currency").$type<Currency>().notNull(),
    amount: integer("amount").$type<Cents>().notNull(),
    way: text("way").$type<PaymentWay>().notNull(),
    /** Name of another payment way, such as Zelle; null where none was entered. */
    wayName: text("way_name"),
    /** The calendar day in the shop's time zone, as 2026-11-23. */
    paidOn: text("paid_on").notNull(),
    /** A note; the reason of a refund. */
    note: text("note").notNull(),
    /** The number of the receipt of one payment over several invoices; null for all others. */
    receipt: integer("receipt"),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    shopForeignKey(table, table.jobId, repairJobs),
    index("payments_of_job").on(table.shopId, table.jobId, table.createdAt),
    index("payments_by_day").on(table.shopId, table.paidOn, table.id),
    check("payment_not_zero", sql`amount <> 0`),
    check("refund_has_reason", sql`amount > 0 OR trim(note) <> ''`),
  ],
);
