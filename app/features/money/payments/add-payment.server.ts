import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import {
  chargedOn,
  hasOnly,
  isRefundable,
  isStanding,
  paidOn,
} from "#app/features/money/charged.server.ts";
import {
  creditStatements,
  type NewCredit,
} from "#app/features/money/invoices/create-invoice.server.ts";
import { sumUpMoney } from "#app/features/money/job-money.server.ts";
import type { JobMoney } from "#app/features/money/money.ts";
import { payments } from "#app/features/money/tables.server.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { addEvent } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";

type Row = typeof payments.$inferSelect;
export type NewPayment = Omit<Row, "wayName" | "receipt"> & { wayName?: string | null };

type Beside = {
  /** Money on which the amount owed was computed, if it was: it must be unchanged. */
  read?: Pick<JobMoney, "invoices" | "payments"> | undefined;
  /** Further condition that must still hold. */
  unchanged?: SQL | undefined;
  /** Credit note that cancels the debt a refund would leave: both are made, or neither. */
  credit?: (NewCredit & { earlier: number }) | undefined;
  /** Condition of a card payment from the link, and the statements that it adds. */
  taken?: { provided: SQL; write: (isRecorded: SQL) => BatchItem<"sqlite">[] } | undefined;
};

/**
 * Records a payment, deposit or refund, once per id. The statement itself checks the balance, so
 * concurrent payments cannot overpay; also that its invoice is not voided, and that a refund leaves
 * the payment that it names at 0 or more. Returns whether it is recorded.
 */
export async function addPayment(
  db: Db,
  payment: NewPayment,
  { read, unchanged, credit, taken }: Beside = {},
): Promise<boolean> {
  const { shopId, jobId, id, amount, currency } = payment;
  const paid = sql`${paidOn(payment, currency)} + ${amount}`;
  const fits = amount > 0 ? sql`${paid} <= ${chargedOn(payment, currency)}` : sql`${paid} >= 0`;
  const isAsRead = read ? hasOnly(payment, read) : sql`1`;
  const isRecorded = sql`EXISTS (SELECT 1 FROM payments AS sent
    WHERE sent.shop_id = ${shopId} AND sent.id = ${id})`;
  const beside = credit && creditStatements(db, credit, isRecorded);
  const holds = sql`${jobOf(shopId, jobId)} AND ${fits} AND ${isStanding(payment)}
    AND ${isRefundable(payment)} AND ${isAsRead} AND ${beside?.isPossible ?? sql`1`}
    AND ${unchanged ?? sql`1`} AND ${taken?.provided ?? sql`1`} AND NOT ${isRecorded}`;
  const [, , recorded] = await db.batch([
    addEvent(db, holds, {
      by: payment.createdBy || null,
      now: payment.createdAt.getTime(),
      what: taken ? "cardPaid" : amount > 0 ? "paymentAdded" : "paymentRefunded",
      from: currency,
      to: String(amount),
    }),
    insertSelect(
      db,
      payments,
      { wayName: null, receipt: null, ...payment },
      sql`FROM ${repairJobs} WHERE ${holds}`,
    ),
    db
      .select({ id: payments.id })
      .from(payments)
      .where(
        and(
          eq(payments.shopId, shopId),
          eq(payments.id, id),
          eq(payments.jobId, jobId),
          eq(payments.amount, amount),
          eq(payments.way, payment.way),
        ),
      ),
    ...(beside?.statements ?? []),
    ...(taken?.write(isRecorded) ?? []),
    sumUpMoney(db, payment),
  ]);
  return recorded.length > 0;
}
