import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { invoices, payments } from "#app/features/money/tables.server.ts";
import { type Range, rangeOf } from "#app/features/reports/range.ts";
import { type Moment, readForToday, type ShopDay } from "#app/features/reports/shop-day.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { storedElements } from "#app/platform/db/json-rows.server.ts";
import {
  byInvoiceDate,
  byPayment,
  type TaxedDocument,
  type TaxQuery,
  type TaxRow,
} from "./sales-tax.ts";

/** The calendar day on an invoice or a credit note; an index has it in these very words. */
export const dateOnIt = sql<string>`${invoices.content} ->> 'date'`;

const linesOf = (path: string) => storedElements(sql`quote.value`, "line", path);

/** The tax details of frozen quotes. */
export const taxedQuotes = (content: SQL) => sql`(
  SELECT json_group_array(json_object(
    'decimals', coalesce(quote.value -> 'decimals', 2), 'terms', quote.value -> 'terms',
    'laborCost', quote.value -> 'laborCost', 'partsCost', quote.value -> 'partsCost',
    'suppliesAmount', coalesce(quote.value -> 'suppliesAmount', 0),
    'discountAmount', coalesce(quote.value -> 'discountAmount', 0),
    'taxAmounts', coalesce(quote.value -> 'taxAmounts', json('[]')),
    'taxAmount', coalesce(quote.value -> 'taxAmount', 0),
    'totalAmount', quote.value -> 'totalAmount',
    'materials', (SELECT json_group_array(
      json_array(line.value -> 'totalPrice', line.value ->> 'taxClass'))
      FROM ${linesOf("$.materials")}),
    'labor', (SELECT json_group_array(line.value -> 'totalPrice')
      FROM ${linesOf("$.labor")})))
  FROM ${storedElements(content, "quote", "$.quotes")})`;

const documentColumns = {
  series: invoices.series,
  number: invoices.number,
  creditOf: invoices.creditOf,
  jobId: invoices.jobId,
  date: dateOnIt.as("date_on_it"),
  currency: invoices.currency,
  customer: sql<string>`trim(${invoices.content} ->> '$.job.customerFirstName' || ' '
    || (${invoices.content} ->> '$.job.customerLastName'))`.as("customer"),
  total: invoices.totalAmount,
  quotes: sql<string>`${taxedQuotes(sql`${invoices.content}`)}`.as("taxed_quotes"),
  creditedQuotes: sql<string | null>`iif(${invoices.content} ->> 'partial' = 'amount', (
    SELECT ${taxedQuotes(sql`invoice.content`)} FROM invoices AS invoice
    WHERE invoice.shop_id = invoices.shop_id AND invoice.series = 'invoice'
      AND invoice.number = invoices.credit_of), NULL)`.as("credited_quotes"),
};

const isWithin = ({ from, to }: Range) => sql`${dateOnIt} >= ${from} AND ${dateOnIt} <= ${to}`;

/** The invoices and credit notes of a range, by date and number. */
export const datedQuery = (db: Db, shopId: string, range: Range) =>
  db
    .select(documentColumns)
    .from(invoices)
    .where(and(eq(invoices.shopId, shopId), isWithin(range)))
    .orderBy(asc(dateOnIt), asc(invoices.series), asc(invoices.number));

/** The jobs that have an invoice, a credit note or a payment within a range. */
export const jobsWithMoney = (db: Db, shopId: string, range: Range) =>
  unionAll(
    db
      .select({ jobId: payments.jobId })
      .from(payments)
      .where(
        and(
          eq(payments.shopId, shopId),
          sql`${payments.paidOn} >= ${range.from} AND ${payments.paidOn} <= ${range.to}`,
        ),
      ),
    db
      .select({ jobId: invoices.jobId })
      .from(invoices)
      .where(and(eq(invoices.shopId, shopId), isWithin(range))),
  );

/** Documents and payments of all jobs with either within a range. */
export function paidQueries(db: Db, shopId: string, range: Range) {
  const jobs = jobsWithMoney(db, shopId, range);
  return [
    db
      .select(documentColumns)
      .from(invoices)
      .where(and(eq(invoices.shopId, shopId), inArray(invoices.jobId, jobs))),
    db
      .select({
        id: payments.id,
        jobId: payments.jobId,
        invoiceNumber: payments.invoiceNumber,
        currency: payments.currency,
        amount: payments.amount,
        paidOn: payments.paidOn,
      })
      .from(payments)
      .where(and(eq(payments.shopId, shopId), inArray(payments.jobId, jobs))),
  ] as const;
}

type Row = Awaited<ReturnType<typeof datedQuery>>[number];

const documentOf = ({ quotes, creditedQuotes, ...row }: Row): TaxedDocument => ({
  ...row,
  quotes: JSON.parse(quotes),
  creditedQuotes: creditedQuotes === null ? null : JSON.parse(creditedQuotes),
});

/** The sales of a range and their taxes, one row for each document, in one round trip. */
export async function readSalesTax(
  db: Db,
  shopId: string,
  { asked, ...moment }: Moment & { asked: TaxQuery },
): Promise<{ shop: ShopDay; days: Range; rows: TaxRow[] }> {
  const { shop, found } = await readForToday(db, shopId, moment, async (today) => {
    const range = rangeOf(asked, today);
    if (asked.basis === "invoiced")
      return byInvoiceDate((await datedQuery(db, shopId, range)).map(documentOf));
    const [documents, paid] = await db.batch(paidQueries(db, shopId, range));
    return byPayment(documents.map(documentOf), paid, range);
  });
  return { shop, days: rangeOf(asked, shop.today), rows: found };
}
