import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { v7 as newId } from "uuid";
import { asRead, type CardPayment } from "#app/features/cards/find-card-payments.server.ts";
import { planReceipt } from "#app/features/cards/receipts.server.ts";
import { cardDisputes, cardRefunds } from "#app/features/cards/returns.tables.server.ts";
import { cardPayments } from "#app/features/cards/tables.server.ts";
import { creditOf } from "#app/features/money/credits/make-credit.server.ts";
import { creditStatements } from "#app/features/money/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/money/invoices/find-invoice.server.ts";
import { dayIn } from "#app/features/money/invoices/read-to-invoice.server.ts";
import { sumUpMoney } from "#app/features/money/job-money.server.ts";
import { payments } from "#app/features/money/tables.server.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import type { JobEventKind } from "#app/features/repair/page/job-event.ts";
import { addEvent } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { CardDispute, CardRefund } from "./find-returns.server.ts";
import type { Change, DisputeState } from "./returns.ts";

type CardChange = Change<CardRefund, CardDispute>;
type Moment = { now: number; zone: string | undefined };

const told: Record<DisputeState, JobEventKind> = {
  needsAnswer: "cardDisputed",
  inReview: "cardDisputed",
  won: "cardDisputeWon",
  lost: "cardDisputeLost",
  closed: "cardDisputeClosed",
};

/**
 * Writes one change reported by Stripe: its record, its deduction from the payments or return to
 * them, its credit note, the event and the letter, all or nothing. False when the payment was
 * written since it was read.
 */
export async function storeChange(
  db: Db,
  payment: CardPayment,
  change: CardChange,
  { now, zone }: Moment,
): Promise<boolean> {
  const { shopId, jobId, version } = payment;
  const isAsRead = asRead(payment);
  const unchanged = sql`EXISTS (SELECT 1 FROM ${cardPayments} WHERE ${isAsRead})`;
  const moneyId = newId();
  const credit = await creditFor(db, payment, change, now);
  const isMoved = sql`EXISTS (SELECT 1 FROM payments AS sent
    WHERE sent.shop_id = ${shopId} AND sent.id = ${moneyId})`;
  const noted = credit && creditStatements(db, credit, sql`${isMoved} AND ${unchanged}`);
  const holds = sql`${jobOf(shopId, jobId)} AND ${unchanged} AND ${noted?.isPossible ?? sql`1`}`;
  const delta = (change.before?.moved ?? 0) - change.moved;
  const isRefund = change.kind === "refund";
  const what = eventOf(change);
  const statements: BatchItem<"sqlite">[] = [
    ...(what
      ? [
          addEvent(db, holds, {
            by: (isRefund && change.before?.createdBy) || null,
            now,
            what,
            from: payment.currency,
            to: String(change.facts.cents),
          }),
        ]
      : []),
    ...(delta === 0
      ? []
      : [
          insertSelect(
            db,
            payments,
            {
              shopId,
              jobId,
              id: moneyId,
              invoiceNumber: payment.invoiceNumber,
              // A late amount is no payment.
              refundOf: payment.state === "paid" ? payment.id : null,
              currency: payment.currency,
              amount: delta,
              way: isRefund ? "cardLink" : "dispute",
              wayName: null,
              receipt: null,
              paidOn: dayIn(now, zone),
              note: (isRefund && change.before?.reason) || `Stripe ${change.facts.id}`,
              createdBy: (isRefund && change.before?.createdBy) || "",
              createdAt: new Date(now),
            },
            sql`FROM ${repairJobs} WHERE ${holds}`,
          ),
          ...(isRefund ? [planReceipt(db, payment, now, isMoved)] : []),
        ]),
    isRefund
      ? writeRefund(db, payment, change, { now, holds })
      : writeDispute(db, payment, change, holds),
    ...(noted?.statements ?? []),
    sumUpMoney(db, payment),
  ];
  const written = db
    .update(cardPayments)
    .set({ version: version + 1 })
    .where(and(isAsRead, noted ? isMoved : undefined))
    .returning({ id: cardPayments.id });
  // Last, since all others hold under the version that it ends.
  const all: BatchItem<"sqlite">[] = [...statements, written];
  const answers: readonly unknown[] = await db.batch(all as Batch);
  return (answers.at(-1) as unknown[]).length > 0;
}

type Batch = [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];

/** Job event of a change; none while a refund waits, nor for a fee or a deadline. */
function eventOf(change: CardChange): JobEventKind | undefined {
  const { before, state } = change;
  if (change.kind === "dispute")
    return before?.state === state || isReview(change) ? undefined : told[change.state];
  if (before?.state === state) return undefined;
  return state === "done"
    ? "cardRefunded"
    : state === "failed" && before
      ? "cardRefundFailed"
      : undefined;
}

/** Between waiting for an answer and being reviewed. */
const isReview = ({ before, state }: Extract<CardChange, { kind: "dispute" }>): boolean =>
  before !== undefined && told[state] === "cardDisputed" && told[before.state] === "cardDisputed";

type WriteTerms = { now: number; holds: SQL };

function writeRefund(
  db: Db,
  { shopId, jobId, id: paymentId, currency }: CardPayment,
  { before, facts, state, moved, free }: Extract<CardChange, { kind: "refund" }>,
  { now, holds }: WriteTerms,
) {
  const set = {
    state,
    moved,
    free,
    refundId: facts.id,
    failure: facts.failure,
    endedAt: state === "pending" ? null : new Date(now),
  };
  if (before)
    return db
      .update(cardRefunds)
      .set(set)
      .where(
        and(
          eq(cardRefunds.shopId, shopId),
          eq(cardRefunds.id, before.id),
          sql`EXISTS (SELECT 1 FROM ${repairJobs} WHERE ${holds})`,
        ),
      );
  return insertSelect(
    db,
    cardRefunds,
    {
      ...set,
      shopId,
      jobId,
      paymentId,
      currency,
      id: facts.id!,
      cents: facts.cents,
      reason: "",
      creditOf: null,
      createdBy: "",
      createdAt: new Date(facts.createdAt),
    },
    sql`FROM ${repairJobs} WHERE ${holds}`,
  );
}

function writeDispute(
  db: Db,
  { shopId, jobId, id: paymentId, currency }: CardPayment,
  { before, facts, state, moved, free }: Extract<CardChange, { kind: "dispute" }>,
  holds: SQL,
) {
  const { id, cents, fee, reason, answerBy } = facts;
  const set = {
    state,
    moved,
    free,
    cents,
    fee,
    reason,
    answerBy: answerBy === null ? null : new Date(answerBy),
  };
  if (before)
    return db
      .update(cardDisputes)
      .set(set)
      .where(
        and(
          eq(cardDisputes.shopId, shopId),
          eq(cardDisputes.id, id),
          sql`EXISTS (SELECT 1 FROM ${repairJobs} WHERE ${holds})`,
        ),
      );
  const createdAt = new Date(facts.createdAt);
  return insertSelect(
    db,
    cardDisputes,
    { ...set, shopId, jobId, paymentId, currency, id, createdAt },
    sql`FROM ${repairJobs} WHERE ${holds}`,
  );
}

/** Credit note that a refund requested; none where its invoice has nothing left to credit. */
async function creditFor(db: Db, { shopId, jobId }: CardPayment, change: CardChange, now: number) {
  const { before } = change;
  if (change.kind === "dispute" || !before || change.state !== "done") return undefined;
  const { creditOf: number, createdBy: by, reason } = change.before!;
  if (number === null || before.moved > 0) return undefined;
  const found = await findInvoice(db, { shopId, jobId }, number);
  const taken = { kind: "amount", amount: change.moved } as const;
  const credit = found && creditOf(found, { taken, reason, id: newId(), by, now });
  return typeof credit === "object" ? credit : undefined;
}
