import { and, eq, or } from "drizzle-orm";
import { invoices, payments } from "#app/features/quotes/invoices.tables.server.ts";
import { jobColumns, jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import { chargedOn, type JobRef, paidOn } from "./charged.server.ts";
import type { JobMoney } from "./money.ts";
import { moneyOf, moneyQuery } from "./read-money.server.ts";

const ofJob = ({ shopId, jobId }: JobRef) =>
  and(eq(invoices.shopId, shopId), eq(invoices.jobId, jobId));

/** An invoice of this job with its credit note and the job's money, in one round trip. */
export async function findInvoice(db: Db, ref: JobRef, number: number) {
  const [rows, [money]] = await db.batch([
    db
      .select()
      .from(invoices)
      .where(
        and(
          ofJob(ref),
          or(
            and(eq(invoices.series, "invoice"), eq(invoices.number, number)),
            eq(invoices.creditOf, number),
          ),
        ),
      ),
    moneyQuery(db, ref),
  ]);
  const invoice = rows.find(({ series }) => series === "invoice");
  const credit = rows.find(({ series }) => series === "credit");
  return invoice && money && { invoice, credit, money: moneyOf(money) };
}

/** The number of the invoice that a form with this id made. */
export async function findInvoiceByKey(
  db: Db,
  ref: JobRef,
  id: string,
): Promise<number | undefined> {
  const [found] = await db
    .select({ number: invoices.number })
    .from(invoices)
    .where(and(ofJob(ref), eq(invoices.id, id)));
  return found?.number;
}

/** What the page of a payment needs of its job, in one round trip. */
export async function findJobMoney(db: Db, ref: JobRef) {
  const [[job], [money], [shop]] = await db.batch([
    db.select(jobColumns).from(repairJobs).where(jobOf(ref.shopId, ref.jobId)),
    moneyQuery(db, ref),
    db
      .select({ timeZone: shopSettings.timeZone, currency: shopSettings.currency })
      .from(shopSettings)
      .where(eq(shopSettings.shopId, ref.shopId)),
  ]);
  return job && money && { job, money: moneyOf(money) satisfies JobMoney, shop };
}

/** What is charged on a job and what was paid, in one currency. */
export async function findBalance(
  db: Db,
  ref: JobRef,
  currency: Currency,
): Promise<{ charged: Cents; paid: Cents }> {
  const [found] = await db
    .select({ charged: chargedOn(ref, currency), paid: paidOn(ref, currency) })
    .from(repairJobs)
    .where(jobOf(ref.shopId, ref.jobId));
  return { charged: Number(found?.charged ?? 0), paid: Number(found?.paid ?? 0) };
}

/** Whether a form with this id has recorded its payment. */
export async function hasPayment(db: Db, { shopId, jobId }: JobRef, id: string): Promise<boolean> {
  const [found] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.shopId, shopId), eq(payments.jobId, jobId), eq(payments.id, id)));
  return found !== undefined;
}
