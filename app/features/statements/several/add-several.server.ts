import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { sumUpMoney } from "#app/features/money/job-money.server.ts";
import type { PaymentWay } from "#app/features/money/money.ts";
import { invoiceCounters, payments } from "#app/features/money/tables.server.ts";
import { jobEvents, repairJobs } from "#app/features/repair/tables.server.ts";
import type { CustomerRef } from "#app/features/statements/find-statement.server.ts";
import type { StatedJob } from "#app/features/statements/statement.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { elementsOf, insertRows } from "#app/platform/db/json-rows.server.ts";
import type { Actor } from "#app/values/actor.ts";
import type { Cents, Currency } from "#app/values/money.ts";

type Part = { jobId: string; number: number; amount: Cents };

type SeveralPayment = CustomerRef &
  Actor & {
    /** Id of the form, so that a repeated post records one payment. */
    key: string;
    currency: Currency;
    way: PaymentWay;
    wayName: string | null;
    paidOn: string;
    note: string;
    parts: readonly Part[];
    /** Jobs of these invoices as read: the amounts owed follow from them. */
    read: readonly StatedJob[];
  };

/** Payments that a form has recorded: their ids begin with its key. */
const isOfKey = (key: string): SQL => sql`id >= ${`${key}-`} AND id < ${`${key}.`}`;

export const paymentsOfKeyQuery = (db: Db, shopId: string, key: string) =>
  db
    .select({
      id: payments.id,
      invoiceNumber: payments.invoiceNumber,
      currency: payments.currency,
      amount: payments.amount,
      way: payments.way,
      paidOn: payments.paidOn,
      receipt: payments.receipt,
    })
    .from(payments)
    .where(and(eq(payments.shopId, shopId), isOfKey(key)))
    .orderBy(asc(payments.id));

/**
 * Whether nothing was invoiced, credited or paid on these jobs since they were read, and all still
 * belong to this customer. Rows of invoices and payments are only ever added, so comparing numbers
 * is enough.
 */
function isAsRead({ shopId, customerId, read }: SeveralPayment): SQL {
  const seen = read.map(({ jobId, money }) => ({
    jobId,
    invoices: money.invoices.reduce((sum, { credits }) => sum + 1 + credits.length, 0),
    payments: money.payments.length,
  }));
  return sql`NOT EXISTS (SELECT 1 FROM ${elementsOf(seen, "seen")}
    WHERE NOT EXISTS (SELECT 1 FROM repair_jobs AS job WHERE job.shop_id = ${shopId}
        AND job.id = seen.value ->> 'jobId' AND job.customer_id = ${customerId})
      OR (SELECT count(*) FROM invoices AS one WHERE one.shop_id = ${shopId}
        AND one.job_id = seen.value ->> 'jobId') <> seen.value ->> 'invoices'
      OR (SELECT count(*) FROM payments AS one WHERE one.shop_id = ${shopId}
        AND one.job_id = seen.value ->> 'jobId') <> seen.value ->> 'payments')`;
}

/**
 * Records a payment over several invoices, with one receipt number, or nothing: when their jobs
 * changed since they were read, and when this form has recorded its payment already. Returns the
 * payments under the form's key.
 */
export async function addSeveral(db: Db, payment: SeveralPayment) {
  const { shopId, key, currency, way, wayName, paidOn, note, parts, by, now } = payment;
  const holds = sql`${isAsRead(payment)} AND NOT EXISTS (SELECT 1 FROM payments
    WHERE shop_id = ${shopId} AND ${isOfKey(key)})`;
  const jobIds = [...new Set(parts.map(({ jobId }) => jobId))];
  const sums = jobIds.map((jobId) => {
    const own = parts.filter((one) => one.jobId === jobId);
    return { jobId, to: String(own.reduce((sum, { amount }) => sum + amount, 0)) };
  });
  const ofJob = sql`${repairJobs.shopId} = ${shopId}
    AND ${repairJobs.id} = given.value ->> 'jobId' AND ${holds}`;
  const counter = and(eq(invoiceCounters.shopId, shopId), eq(invoiceCounters.series, "receipt"));
  const [, , , recorded] = await db.batch([
    insertRows(
      db,
      jobEvents,
      sums,
      {
        shopId,
        n: sql`1 + coalesce((SELECT max(n) FROM job_events AS e
          WHERE e.shop_id = ${shopId} AND e.job_id = given.value ->> 'jobId'), 0)`,
        at: new Date(now),
        by,
        what: "paymentAdded" as const,
        from: currency,
        quoteNumber: null,
      },
      { from: repairJobs, where: ofJob },
    ),
    insertSelect(
      db,
      invoiceCounters,
      { shopId, series: "receipt" as const, last: 1 },
      sql`WHERE ${holds}`,
    ).onConflictDoUpdate({
      target: [invoiceCounters.shopId, invoiceCounters.series],
      set: { last: sql`${invoiceCounters.last} + 1` },
    }),
    insertRows(
      db,
      payments,
      parts.map(({ jobId, number, amount }) => ({
        id: `${key}-${number}`,
        jobId,
        invoiceNumber: number,
        amount,
      })),
      {
        shopId,
        refundOf: null,
        currency,
        way,
        wayName,
        paidOn,
        note,
        receipt: sql`(SELECT last FROM ${invoiceCounters} WHERE ${counter})`,
        createdBy: by,
        createdAt: new Date(now),
      },
      { from: repairJobs, where: ofJob },
    ),
    paymentsOfKeyQuery(db, shopId, key),
    ...jobIds.map((jobId) => sumUpMoney(db, { shopId, jobId })),
  ]);
  return recorded;
}
