import { and, eq, type SQL, sql } from "drizzle-orm";
import {
  asRead,
  type CardPayment,
  type CardRef,
} from "#app/features/cards/find-card-payments.server.ts";
import { cardPayments } from "#app/features/cards/tables.server.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { addEvent } from "#app/features/repair/page/job-events.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { ChargeFacts, RefundFacts } from "#app/platform/payments/cards.ts";
import { isAccountGone, PaymentError } from "#app/platform/payments/payment-error.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import {
  type CardDispute,
  type CardRefund,
  findReturns,
  type Returns,
} from "./find-returns.server.ts";
import { nextChange, nextCheck } from "./returns.ts";
import { storeChange } from "./store-change.server.ts";

type Services = Pick<Platform, "db" | "payments">;

const attempts = 8;

/**
 * Syncs fee and returns of a payment with Stripe, sends our own waiting refunds, and stores each
 * change once. After a concurrent write it reads everything again. @throws PaymentError, or Error
 * when the database fails
 */
export async function syncReturns(services: Services, ref: CardRef, now: number): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const found = await findReturns(services.db, ref);
    if (!found?.payment.paymentIntent || found.payment.returnState === "due") return;
    const facts = await factsOf(services, found, now);
    if (await storeAll(services, found, facts, now)) return;
  }
  throw new Error(`Card payment ${ref.id} was written by others ${attempts} times in a row`);
}

/** `isGone`: the account denies access. */
type Facts = ChargeFacts & { isGone?: true };

/** Facts of Stripe, including our waiting refunds. */
async function factsOf(
  { payments: { cards } }: Services,
  { payment, refunds }: Returns,
  now: number,
): Promise<Facts> {
  const { stripeAccount: account, paymentIntent, currency } = payment;
  const charge = { account, paymentIntent: paymentIntent!, currency };
  const waiting = refunds.filter((one) => one.state === "pending" && one.createdBy !== "");
  const facts: Facts = await cards.findCharge(charge).catch((error) => {
    // An account that denies access will report nothing any more.
    if (!isAccountGone(error)) throw error;
    log.error("a card payment can no longer be looked up", error, { payment: payment.id });
    return { fee: payment.fee, refunds: [], disputes: [], isGone: true };
  });
  for (const one of waiting) {
    if (facts.refunds.some(({ refund, id }) => refund === one.id || id === one.refundId)) continue;
    const { id: refund, cents } = one;
    const sent = await cards
      .refund({ ...charge, refund, cents })
      .catch((error) => refusedBy(error, one, now));
    facts.refunds.push(sent);
  }
  return facts;
}

/** Marks a refund that Stripe refuses to make as failed. @throws any other error */
function refusedBy(error: unknown, { id, cents }: CardRefund, now: number): RefundFacts {
  const isFinal = error instanceof PaymentError && error.kind === "refused";
  if (!isFinal && !isAccountGone(error)) throw error;
  log.error("Stripe did not make a refund", error, { refund: id });
  const failure = (error as PaymentError).code ?? "refused";
  const none = { id: null, isReturn: false, status: "failed", createdAt: now } as const;
  return { ...none, refund: id, cents, failure };
}

/** False when the payment was written meanwhile. */
async function storeAll(
  { db }: Services,
  found: Returns,
  facts: Facts,
  now: number,
): Promise<boolean> {
  let { payment } = found;
  const refunds = [...found.refunds];
  const disputes = [...found.disputes];
  const next = () => nextChange({ returned: payment.returned, refunds, disputes }, facts);
  const zone = next() && (await zoneOf(db, payment.shopId));
  for (let change = next(); change; change = next()) {
    if (!(await storeChange(db, payment, change, { now, zone }))) return false;
    payment = { ...payment, version: payment.version + 1 };
    const { moved, free, facts: told } = change;
    // Only the data that the next change is computed from.
    if (change.kind === "refund")
      replace(refunds, {
        ...(change.before ?? { id: told.id!, createdBy: "", cents: told.cents }),
        moved,
        free,
        state: change.state,
        refundId: told.id,
      } as CardRefund);
    else {
      const { id, answerBy, fee } = change.facts;
      const day = answerBy === null ? null : new Date(answerBy);
      replace(disputes, {
        id,
        moved,
        free,
        state: change.state,
        answerBy: day,
        fee,
      } as CardDispute);
    }
  }
  const fee = facts.fee ?? payment.fee;
  const paidAt = payment.paidAt!.getTime();
  const at = facts.isGone ? null : nextCheck({ refunds, disputes, fee, paidAt }, now);
  const isAsRead = asRead(payment);
  const isReturned = facts.refunds.some((one) => one.isReturn && one.status !== "failed");
  const isBounced =
    payment.returnState === "sent" && !isReturned && facts.refunds.some((one) => one.isReturn);
  const checked = db
    .update(cardPayments)
    .set({ fee, checkAt: at === null ? null : new Date(at), ...(isBounced && bounced(payment)) })
    .where(isAsRead);
  if (isBounced) await db.batch([notReturned(db, payment, isAsRead, now), checked]);
  else await checked;
  return true;
}

const bounced = ({ version }: CardPayment) => ({
  returnState: "failed" as const,
  version: version + 1,
});

/** The bank has sent back the late amount. */
const notReturned = (
  db: Db,
  { shopId, jobId, currency, returned }: CardPayment,
  isAsRead: SQL | undefined,
  now: number,
) =>
  addEvent(
    db,
    and(jobOf(shopId, jobId), sql`EXISTS (SELECT 1 FROM ${cardPayments} WHERE ${isAsRead})`),
    { by: null, now, what: "cardNotReturned", from: currency, to: String(returned) },
  );

/** Replaces the record with its id, or appends it. */
function replace<One extends { id: string }>(list: One[], one: One): void {
  const at = list.findIndex(({ id }) => id === one.id);
  list.splice(at < 0 ? list.length : at, 1, one);
}

async function zoneOf(db: Db, shopId: string): Promise<string | undefined> {
  const ofShop = eq(shopSettings.shopId, shopId);
  const zone = shopSettings.timeZone;
  return (await db.select({ zone }).from(shopSettings).where(ofShop).get())?.zone;
}
