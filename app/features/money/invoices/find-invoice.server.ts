import { and, asc, eq, or, sql } from "drizzle-orm";
import { chargedOn, paidOn } from "#app/features/money/charged.server.ts";
import type { JobMoney } from "#app/features/money/money.ts";
import { moneyOf, moneyQuery } from "#app/features/money/read-money.server.ts";
import { invoices } from "#app/features/money/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobColumns, jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { elementsOf } from "#app/platform/db/json-rows.server.ts";
import { type Cents, type Currency, currencies } from "#app/values/money.ts";

const ofJob = ({ shopId, jobId }: JobRef) =>
  and(eq(invoices.shopId, shopId), eq(invoices.jobId, jobId));

/** Reads an invoice of this job with credit notes, the job's money and the time zone. */
export async function findInvoice(db: Db, ref: JobRef, number: number) {
  const [rows, [money], [shop]] = await db.batch([
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
      )
      .orderBy(asc(invoices.number)),
    moneyQuery(db, ref),
    db
      .select({ timeZone: shopSettings.timeZone })
      .from(shopSettings)
      .where(eq(shopSettings.shopId, ref.shopId)),
  ]);
  const invoice = rows.find(({ series }) => series === "invoice");
  const credits = rows.filter(({ series }) => series === "credit");
  return invoice && money && { invoice, credits, money: moneyOf(money), zone: shop?.timeZone };
}

/** Statement that reads the number of the invoice made under a form's id. */
export const invoiceByKeyQuery = (db: Db, ref: JobRef, id: string) =>
  db
    .select({ number: invoices.number })
    .from(invoices)
    .where(and(ofJob(ref), eq(invoices.id, id)));

/** Amounts charged and paid on a job. */
type Balance = { charged: Cents; paid: Cents };

/** Reads the data of a payment form, in one round trip; `balances` by currency. */
export async function findJobMoney(db: Db, ref: JobRef) {
  const currency = sql<Currency>`one.value`;
  const [[job], [money], [shop], balances] = await db.batch([
    db.select(jobColumns).from(repairJobs).where(jobOf(ref.shopId, ref.jobId)),
    moneyQuery(db, ref),
    db
      .select({ timeZone: shopSettings.timeZone, currency: shopSettings.currency })
      .from(shopSettings)
      .where(eq(shopSettings.shopId, ref.shopId)),
    // Read in every currency: the right one follows from the other rows.
    db
      .select({
        currency: currency.as("currency_of_balance"),
        charged: sql<Cents>`${chargedOn(ref, currency)}`.as("charged"),
        paid: sql<Cents>`${paidOn(ref, currency)}`.as("paid"),
      })
      .from(elementsOf(currencies, "one")),
  ]);
  if (!job || !money) return undefined;
  const byCurrency = new Map(balances.map(({ currency: name, ...rest }) => [name, rest]));
  const balanceIn = (name: Currency): Balance => byCurrency.get(name)!;
  return { job, money: moneyOf(money) satisfies JobMoney, shop, balanceIn };
}
