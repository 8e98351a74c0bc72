import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { cardPayments } from "#app/features/cards/tables.server.ts";
import { invoices, payments } from "#app/features/money/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { type Range, rangeOf } from "#app/features/reports/range.ts";
import { type Moment, readForToday, type ShopDay } from "#app/features/reports/shop-day.server.ts";
import { dateOnIt } from "#app/features/reports/tax/read-sales-tax.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import {
  compareEntries,
  type Entry,
  type EntryCursor,
  type EntryKind,
  type RegisterQuery,
  type TillRow,
} from "./register.ts";

type Page = Pick<RegisterQuery, "kind" | "number" | "after"> & { days: Range; limit: number };

const name = (first: SQL, last: SQL) => sql<string>`trim(${first} || ' ' || ${last})`;

/** The number is written with zeros, so that the order of texts is that of numbers. */
const documentKey = sql<string>`${invoices.series} || ':' || printf('%09d', ${invoices.number})`;

const withinDays = (day: SQL, { from, to }: Range) => sql`${day} >= ${from} AND ${day} <= ${to}`;

/** Invoices and credit notes, the newest first. */
function documentsQuery(db: Db, shopId: string, { kind, number, after, days, limit }: Page) {
  const isOne = number !== undefined;
  const series = kind === "invoice" || kind === "credit" ? kind : undefined;
  return db
    .select({
      series: invoices.series,
      key: documentKey.as("document_key"),
      day: dateOnIt.as("date_on_it"),
      number: invoices.number,
      creditOf: invoices.creditOf,
      jobId: invoices.jobId,
      jobNumber: sql<number>`${repairJobs.number}`.as("job_number"),
      customer: name(
        sql`(${invoices.content} ->> '$.job.customerFirstName')`,
        sql`(${invoices.content} ->> '$.job.customerLastName')`,
      ).as("customer"),
      currency: invoices.currency,
      amount: invoices.totalAmount,
      tax: invoices.taxAmount,
      note: sql<string>`coalesce(${invoices.content} ->> 'reason', '')`.as("reason"),
    })
    .from(invoices)
    .innerJoin(repairJobs, refersTo(invoices, invoices.jobId, repairJobs))
    .where(
      and(
        eq(invoices.shopId, shopId),
        kind === "payment" || kind === "refund" ? sql`0` : undefined,
        series && eq(invoices.series, series),
        isOne
          ? sql`${invoices.series} IN ('invoice', 'credit') AND ${invoices.number} = ${number}`
          : withinDays(dateOnIt, days),
        after && sql`(${dateOnIt}, ${documentKey}) < (${after.day}, ${after.key})`,
      ),
    )
    .orderBy(desc(dateOnIt), desc(invoices.series), desc(invoices.number))
    .limit(limit);
}

/** Refunds, and refunds that came back. */
const isBack = sql`(${payments.amount} < 0 OR ${payments.refundOf} IS NOT NULL)`;

/** The record at Stripe of a payment that came by card from the link. */
const isItsCard = refersTo(payments, payments.id, cardPayments);

/** Payments and refunds, the newest first. */
function paymentsQuery(db: Db, shopId: string, { kind, number, after, days, limit }: Page) {
  const isDocument = kind === "invoice" || kind === "credit" || number !== undefined;
  const key = sql<string>`'payment:' || ${payments.id}`;
  return db
    .select({
      key: key.as("payment_key"),
      day: payments.paidOn,
      number: payments.invoiceNumber,
      jobId: payments.jobId,
      jobNumber: sql<number>`${repairJobs.number}`.as("job_number"),
      customer: name(sql`${repairJobs.customerFirstName}`, sql`${repairJobs.customerLastName}`).as(
        "customer",
      ),
      currency: payments.currency,
      amount: payments.amount,
      way: payments.way,
      isBack: sql<0 | 1>`${isBack}`.as("is_back"),
      fee: cardPayments.fee,
      note: payments.note,
    })
    .from(payments)
    .leftJoin(cardPayments, isItsCard)
    .innerJoin(repairJobs, refersTo(payments, payments.jobId, repairJobs))
    .where(
      and(
        eq(payments.shopId, shopId),
        isDocument ? sql`0` : undefined,
        kind === "payment" ? sql`NOT ${isBack}` : undefined,
        kind === "refund" ? isBack : undefined,
        withinDays(sql`${payments.paidOn}`, days),
        after && sql`(${payments.paidOn}, ${key}) < (${after.day}, ${after.key})`,
      ),
    )
    .orderBy(desc(payments.paidOn), desc(payments.id))
    .limit(limit);
}

/** Payments and refunds by way. */
function tillQuery(db: Db, shopId: string, days: Range) {
  return db
    .select({
      currency: payments.currency,
      way: payments.way,
      name: sql<string | null>`min(${payments.wayName})`.as("name_of_way"),
      received: sql<number>`sum(iif(${isBack}, 0, ${payments.amount}))`.as("received"),
      returned: sql<number>`sum(iif(${isBack}, ${payments.amount}, 0))`.as("returned"),
      fees: sql<number>`coalesce(sum(${cardPayments.fee}), 0)`.as("fees"),
      unknownFees:
        sql<number>`sum(${cardPayments.id} IS NOT NULL AND ${cardPayments.fee} IS NULL)`.as(
          "unknown_fees",
        ),
    })
    .from(payments)
    .leftJoin(cardPayments, isItsCard)
    .where(and(eq(payments.shopId, shopId), withinDays(sql`${payments.paidOn}`, days)))
    .groupBy(payments.currency, payments.way, sql`lower(coalesce(${payments.wayName}, ''))`);
}

/** The statements behind the register, so that tests can read their plans. */
export const registerQueries = (db: Db, shopId: string, page: Page) =>
  [
    documentsQuery(db, shopId, page),
    paymentsQuery(db, shopId, page),
    tillQuery(db, shopId, page.days),
  ] as const;

type Rows = {
  documents: Awaited<ReturnType<typeof documentsQuery>>;
  paid: Awaited<ReturnType<typeof paymentsQuery>>;
};

function entriesOf({ documents, paid }: Rows): Entry[] {
  const sign = (series: string) => (series === "credit" ? -1 : 1);
  return [
    ...documents.map(
      ({ series, amount, tax, ...one }): Entry => ({
        ...one,
        kind: series,
        amount: sign(series) * amount,
        tax: sign(series) * tax,
        way: null,
        fee: null,
      }),
    ),
    ...paid.map(({ isBack: back, ...one }): Entry => {
      const kind: EntryKind = back ? "refund" : "payment";
      return { ...one, kind, creditOf: null, tax: null };
    }),
  ].sort(compareEntries);
}

export type Register = {
  days: Range;
  entries: Entry[];
  more: boolean;
  till: TillRow[];
};

/** A page of invoices, credit notes and payments, and the totals by way. */
export async function readRegister(
  db: Db,
  shopId: string,
  { asked, ...moment }: Moment & { asked: RegisterQuery },
): Promise<Register & { shop: ShopDay }> {
  const { shop, found } = await readForToday(db, shopId, moment, (today) =>
    db.batch(
      registerQueries(db, shopId, {
        ...asked,
        days: rangeOf(asked, today),
        limit: asked.show + 1,
      }),
    ),
  );
  const [documents, paid, till] = found;
  const entries = entriesOf({ documents, paid });
  return {
    shop,
    days: rangeOf(asked, shop.today),
    entries: entries.slice(0, asked.show),
    more: entries.length > asked.show,
    till,
  };
}

const portion = 500;

/** All matching entries, read page by page. */
export async function* allEntries(
  db: Db,
  shopId: string,
  asked: Pick<Page, "kind" | "number" | "days">,
): AsyncGenerator<Entry> {
  let after: EntryCursor | undefined;
  for (;;) {
    const page = { ...asked, after, limit: portion };
    const [documents, paid] = await db.batch([
      documentsQuery(db, shopId, page),
      paymentsQuery(db, shopId, page),
    ]);
    const entries = entriesOf({ documents, paid }).slice(0, portion);
    yield* entries;
    if (entries.length < portion) return;
    after = entries.at(-1);
  }
}

/** The job of an invoice with this number, or of a credit note. */
export const findJobOfDocument = async (
  db: Db,
  shopId: string,
  { series, number }: { series: "invoice" | "credit"; number: number },
): Promise<string | undefined> =>
  (
    await db
      .select({ jobId: invoices.jobId })
      .from(invoices)
      .where(
        and(eq(invoices.shopId, shopId), eq(invoices.series, series), eq(invoices.number, number)),
      )
      .get()
  )?.jobId;
