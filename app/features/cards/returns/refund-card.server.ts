import { and, eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { asRead, findCardPayment } from "#app/features/cards/find-card-payments.server.ts";
import { cardRefunds } from "#app/features/cards/returns.tables.server.ts";
import { cardPayments } from "#app/features/cards/tables.server.ts";
import { hasOnly } from "#app/features/money/charged.server.ts";
import {
  type CardReturn,
  recordPayment,
} from "#app/features/money/payments/record-payment.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { receiveForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { log } from "#app/platform/log/log.ts";
import { PaymentError } from "#app/platform/payments/payment-error.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Actor } from "#app/values/actor.ts";
import type { Language } from "#app/values/language.ts";
import type { Message } from "#app/values/word-key.ts";
import { type CardRefund, findUnderWay, onTheWay } from "./find-returns.server.ts";
import { syncReturns } from "./sync-returns.server.ts";

type Services = Pick<Platform, "db" | "payments">;
type Received = Awaited<ReturnType<typeof receiveForm>>;

const minute = 60_000;

/**
 * Records a posted payment or refund, as `recordPayment` does; a refund to the card that paid goes
 * to Stripe. Refunds made in its dashboard meanwhile are synced first.
 */
export async function recordMoney(
  services: Services,
  ref: JobRef,
  received: Actor & Received & { language: Language },
) {
  const { db } = services;
  const { values = {}, now } = received;
  const named = values.way === "cardLink" && typeof values.refundOf === "string";
  const card = named
    ? await findCardPayment(db, { shopId: ref.shopId, id: String(values.refundOf) })
    : undefined;
  if (card?.jobId === ref.jobId) {
    const sent = await findRefund(services, ref, formId(String(values.id), now));
    if (sent) return outcomeOf(sent, received);
    try {
      await syncReturns(services, card, now);
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      log.error("a refund could not be started", error);
      return refusal("cards:refund.unreachable", received, 503);
    }
  }
  const cents = await findUnderWay(db, ref);
  return recordPayment(db, ref, received, {
    underWay: { cents, unchanged: sql`${onTheWay(ref)} = ${cents}` },
    toCard:
      card?.jobId === ref.jobId
        ? (refund) => send(services, { ...refund, underWay: cents }, received)
        : undefined,
  });
}

type Sending = CardReturn & { underWay: number };

/** Writes the row before it asks Stripe: the sweep finishes an interrupted refund. */
async function send(services: Services, sending: Sending, received: Actor & Received) {
  const { payment, creditOf, money, underWay } = sending;
  const { db } = services;
  const { shopId, jobId, id, refundOf, amount, currency, note, createdBy, createdAt } = payment;
  const card = await findCardPayment(db, { shopId, id: refundOf });
  if (!card) return "gone" as const;
  const isAsRead = asRead(card);
  const isAdded = sql`EXISTS (SELECT 1 FROM card_refunds AS added
    WHERE added.shop_id = ${shopId} AND added.id = ${id})`;
  const [, added] = await db.batch([
    insertSelect(
      db,
      cardRefunds,
      {
        shopId,
        jobId,
        id,
        paymentId: refundOf,
        cents: -amount,
        currency,
        state: "pending",
        moved: 0,
        free: 0,
        refundId: null,
        reason: note,
        creditOf,
        failure: null,
        createdBy,
        createdAt,
        endedAt: null,
      },
      sql`FROM ${repairJobs} WHERE ${jobOf(shopId, jobId)} AND ${hasOnly(payment, money)}
        AND ${onTheWay(payment)} = ${underWay} AND NOT ${isAdded}
        AND EXISTS (SELECT 1 FROM ${cardPayments} WHERE ${isAsRead})`,
    ),
    db
      .update(cardPayments)
      .set({ version: card.version + 1, checkAt: new Date(received.now + 10 * minute) })
      .where(and(isAsRead, isAdded))
      .returning({ id: cardPayments.id }),
  ]);
  if (added.length === 0) return "changed" as const;
  try {
    await syncReturns(services, card, received.now);
  } catch (error) {
    // It waits, and the sweep retries it.
    log.error("a refund is not sent yet", error);
  }
  const refund = await findRefund(services, payment, id);
  return refund ? outcomeOf(refund, received) : ("gone" as const);
}

const findRefund = ({ db }: Services, { shopId, jobId }: JobRef, id: string) =>
  db
    .select()
    .from(cardRefunds)
    .where(
      and(eq(cardRefunds.shopId, shopId), eq(cardRefunds.jobId, jobId), eq(cardRefunds.id, id)),
    )
    .get();

/** The job's page shows the outcome, unless Stripe did not make it at all. */
function outcomeOf(refund: CardRefund, received: Received) {
  if (refund.state !== "failed" || refund.endedAt === null) return { refundId: refund.id };
  return refusal("cards:refund.refused", received, 422);
}

const refusal = (
  key: "cards:refund.refused" | "cards:refund.unreachable",
  { values = {} }: Received,
  status: number,
) => ({
  ok: false as const,
  status,
  error: { key } satisfies Message,
  values: { ...values, id: newId() },
});
