import { and, asc, desc, eq, gte, sql } from "drizzle-orm";
import { customerQuery } from "#app/features/customers/person/customer.server.ts";
import { moneyColumns, moneyOf } from "#app/features/money/read-money.server.ts";
import { invoices, payments } from "#app/features/money/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { jobFigures } from "#app/features/reports/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { day } from "#app/values/calendar.ts";
import { dayAfter, wallTimeOf } from "#app/values/wall-time.ts";
import { accountsOf, type StatedJob } from "./statement.ts";

/** Most jobs with a balance in a statement. */
const mostJobs = 300;
/** Most payments and credit notes listed, and for how many days back. */
const mostListed = 100;
const listedDays = 90;

export type CustomerRef = { shopId: string; customerId: string };

const ofCustomer = ({ shopId, customerId }: CustomerRef) =>
  and(eq(repairJobs.shopId, shopId), eq(repairJobs.customerId, customerId));

/** Jobs of the customer with an amount owed or held, oldest first. */
const owingJobsQuery = (db: Db, ref: CustomerRef) =>
  db
    .select({
      jobId: sql<string>`repair_jobs.id`.as("job_id"),
      jobNumber: sql<number>`repair_jobs.number`.as("job_number"),
      vehicle: sql<string>`trim(${repairJobs.carMake} || ' ' || ${repairJobs.carModel})`.as(
        "vehicle",
      ),
      plate: sql<string>`${repairJobs.licensePlate}`.as("plate"),
      ...moneyColumns,
    })
    .from(repairJobs)
    .where(
      and(
        ofCustomer(ref),
        sql`EXISTS (SELECT 1 FROM ${jobFigures} AS f WHERE f.shop_id = ${ref.shopId}
          AND f.job_id = repair_jobs.id AND (f.owed <> 0 OR f.held <> 0))`,
      ),
    )
    .orderBy(asc(repairJobs.number))
    .limit(mostJobs + 1);

const paymentsQuery = (db: Db, ref: CustomerRef, since: string) =>
  db
    .select({
      id: payments.id,
      invoiceNumber: payments.invoiceNumber,
      amount: payments.amount,
      way: payments.way,
      wayName: payments.wayName,
      paidOn: payments.paidOn,
      currency: payments.currency,
      receipt: payments.receipt,
    })
    .from(repairJobs)
    .innerJoin(payments, refersTo(payments, payments.jobId, repairJobs))
    .where(and(ofCustomer(ref), gte(payments.paidOn, since)))
    .orderBy(desc(payments.paidOn), desc(payments.id))
    .limit(mostListed);

const creditsQuery = (db: Db, ref: CustomerRef, since: string) =>
  db
    .select({
      number: sql<number>`invoices.number`.as("credit_number"),
      creditOf: sql<number>`${invoices.creditOf}`.as("credit_of"),
      date: sql<string>`${invoices.content} ->> 'date'`.as("date_on_it"),
      currency: invoices.currency,
      total: invoices.totalAmount,
    })
    .from(repairJobs)
    .innerJoin(invoices, refersTo(invoices, invoices.jobId, repairJobs))
    .where(
      and(
        ofCustomer(ref),
        eq(invoices.series, "credit"),
        sql`${invoices.content} ->> 'date' >= ${since}`,
      ),
    )
    .orderBy(sql`${invoices.content} ->> 'date' DESC`, desc(invoices.number))
    .limit(mostListed);

const shopQuery = (db: Db, shopId: string) =>
  db
    .select({
      name: shopSettings.shopName,
      phone: shopSettings.phone,
      address: shopSettings.address,
      taxId: shopSettings.taxId,
      zone: shopSettings.timeZone,
      currency: shopSettings.currency,
      printTerms: shopSettings.printTerms,
      waysToPay: shopSettings.waysToPay,
    })
    .from(shopSettings)
    .where(eq(shopSettings.shopId, shopId));

/** Queries behind a statement of account, exported so that tests can read their plans. */
export const statementQueries = (db: Db, ref: CustomerRef, since: string) =>
  [
    customerQuery(db, ref.shopId, ref.customerId),
    shopQuery(db, ref.shopId),
    owingJobsQuery(db, ref),
    paymentsQuery(db, ref, since),
    creditsQuery(db, ref, since),
  ] as const;

export type Statement = NonNullable<Awaited<ReturnType<typeof findStatement>>>;

/**
 * Account of a customer of this shop as of today: open invoices, and payments and credit notes of
 * recent days. One round trip; undefined for no customer of this shop.
 */
export async function findStatement(db: Db, ref: CustomerRef, now: number) {
  const since = new Date(now - listedDays * day).toISOString().slice(0, 10);
  const [[customer], [shop], rows, paid, credits] = await db.batch(
    statementQueries(db, ref, since),
  );
  if (!customer) return undefined;
  const today = wallTimeOf(now, shop?.zone ?? "UTC").slice(0, 10);
  const jobs = rows.slice(0, mostJobs).map(
    ({ quoted, invoices, payments, ...job }): StatedJob => ({
      ...job,
      customer: "",
      customerId: ref.customerId,
      money: moneyOf({ quoted, invoices, payments }),
    }),
  );
  return {
    customer,
    shop,
    today,
    since: dayAfter(today, -listedDays),
    jobs,
    accounts: accountsOf({ jobs, payments: paid, credits, today }),
    more: rows.length > mostJobs,
  };
}
