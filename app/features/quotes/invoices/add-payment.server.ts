import { and, eq, sql } from "drizzle-orm";
import { payments } from "#app/features/quotes/invoices.tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { chargedOn, paidOn } from "./charged.server.ts";

type Payment = typeof payments.$inferSelect;

/**
 * Records a payment, deposit or refund, once for each id. The balance is checked in the write itself,
 * so payments beside each other do not overpay. Answers whether it is recorded.
 */
export async function addPayment(db: Db, payment: Payment): Promise<boolean> {
  const { shopId, jobId, id, amount, currency } = payment;
  const paid = sql`${paidOn(payment, currency)} + ${amount}`;
  const fits = amount > 0 ? sql`${paid} <= ${chargedOn(payment, currency)}` : sql`${paid} >= 0`;
  const job = and(eq(repairJobs.shopId, shopId), eq(repairJobs.id, jobId));
  const [, recorded] = await db.batch([
    insertSelect(
      db,
      payments,
      payment,
      sql`FROM ${repairJobs} WHERE ${job} AND ${fits}`,
    ).onConflictDoNothing(),
    db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.shopId, shopId), eq(payments.id, id), eq(payments.jobId, jobId))),
  ]);
  return recorded.length > 0;
}
