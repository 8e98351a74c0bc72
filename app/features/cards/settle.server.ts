import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { findDecided } from "#app/features/approval/links/find-decided.server.ts";
import { findJobMoney } from "#app/features/money/invoices/find-invoice.server.ts";
import { dayIn } from "#app/features/money/invoices/read-to-invoice.server.ts";
import { addPayment } from "#app/features/money/payments/add-payment.server.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { addEvent } from "#app/features/repair/page/job-events.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { CardSession } from "#app/platform/payments/cards.ts";
import { isAccountGone, isDisputed } from "#app/platform/payments/payment-error.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { countedOf } from "./card-payment.ts";
import {
  asRead,
  type CardPayment,
  type CardRef,
  findCardPayment,
} from "./find-card-payments.server.ts";
import { planReceipt } from "./receipts.server.ts";
import { cardPayments } from "./tables.server.ts";

export type Services = Pick<Platform, "db" | "payments">;

const minute = 60_000;
const attempts = 8;
/** Time to keep checking a page of an account that denies access; it expires after an hour. */
const unknownFor = 120 * minute;

/**
 * Syncs a card payment with Stripe: the part owed by then counts, in the batch that stores it; the
 * rest returns to the card. A concurrent second call finds it done. Returns the payment afterwards.
 * @throws PaymentError, or Error when the database fails
 */
export async function settle(
  services: Services,
  ref: CardRef,
  now: number,
): Promise<CardPayment | undefined> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const row = await findCardPayment(services.db, ref);
    if (!row) return undefined;
    if (row.returnState === "due") await giveBack(services, row, now);
    else if (row.state !== "open" || !(await settleOpen(services, row, now)))
      return row.state === "open" ? findCardPayment(services.db, ref) : row;
  }
  throw new Error(`Card payment ${ref.id} was written by others ${attempts} times in a row`);
}

/** False when nothing more is to be done now. */
async function settleOpen(services: Services, row: CardPayment, now: number): Promise<boolean> {
  const { db, payments } = services;
  if (!row.sessionId) {
    // Its request ended before Stripe's page was stored.
    if (now - row.createdAt.getTime() > 60 * minute) await closeCardPayment(services, row);
    return false;
  }
  const session = await payments.cards
    .findCheckout(row.stripeAccount, row.sessionId)
    .catch((error) => {
      if (!isAccountGone(error) || now - row.createdAt.getTime() < unknownFor) throw error;
      log.error("a card payment can no longer be looked up", error, { payment: row.id });
      return null;
    });
  if (session === null || session.status === "expired") {
    await closeCardPayment(services, row);
    return false;
  }
  if (session.status === "complete" && session.isPaid) {
    await count(services, row, session, now);
    return true;
  }
  await db
    .update(cardPayments)
    .set({ checkAt: new Date(now + 15 * minute) })
    .where(asRead(row));
  return false;
}

/** Closes a payment without money. False when it was written, or has got a page, meanwhile. */
export async function closeCardPayment(
  { db }: Pick<Services, "db">,
  row: CardPayment,
): Promise<boolean> {
  const closed = await db
    .update(cardPayments)
    .set({ state: "closed", checkAt: null, version: row.version + 1 })
    .where(
      and(
        asRead(row),
        eq(cardPayments.state, "open"),
        row.sessionId === null
          ? isNull(cardPayments.sessionId)
          : eq(cardPayments.sessionId, row.sessionId),
      ),
    )
    .returning({ id: cardPayments.id });
  return closed.length > 0;
}

/** Records the amount that Stripe took, if row and money of the job are unchanged. */
async function count(
  { db }: Services,
  row: CardPayment,
  session: CardSession,
  now: number,
): Promise<void> {
  const { shopId, id, jobId, invoiceNumber, cents, currency } = row;
  if (session.cents !== cents || session.currency !== currency || !session.paymentIntent)
    throw new Error(`Stripe took something else for card payment ${id}`);
  const ref = { shopId, jobId };
  const [found, decided] = await Promise.all([
    findJobMoney(db, ref),
    invoiceNumber === null ? findDecided(db, ref) : undefined,
  ]);
  if (!found) throw new Error(`Card payment ${id} is of no job`);
  const { charged, paid } = found.balanceIn(currency);
  const { money, shop } = found;
  const amount = countedOf(row, { money, decided, open: charged - paid });
  const returned = cents - amount;
  const changes = {
    state: amount > 0 ? ("paid" as const) : ("late" as const),
    returned,
    returnState: returned > 0 ? ("due" as const) : null,
    paymentIntent: session.paymentIntent,
    paidAt: new Date(now),
    // Stripe reports the fee a little later.
    checkAt: new Date(now),
    version: row.version + 1,
  };
  const set = (where: SQL | undefined) => db.update(cardPayments).set(changes).where(where);
  if (amount === 0) {
    await set(asRead(row));
    return;
  }
  const payment = {
    ...ref,
    id,
    invoiceNumber,
    refundOf: null,
    currency,
    amount,
    way: "cardLink" as const,
    paidOn: dayIn(now, shop?.timeZone),
    note: "",
    createdBy: "",
    createdAt: new Date(now),
  };
  const provided = sql`EXISTS (SELECT 1 FROM ${cardPayments} WHERE ${asRead(row)})`;
  const write = (isRecorded: SQL) => [
    planReceipt(db, row, now, sql`${isRecorded} AND ${provided}`),
    set(and(asRead(row), isRecorded)),
  ];
  await addPayment(db, payment, { read: money, taken: { provided, write } });
}

/** Returns a late amount, once, with a job event. */
async function giveBack({ db, payments }: Services, row: CardPayment, now: number): Promise<void> {
  const { shopId, jobId, id, returned, currency, stripeAccount, paymentIntent } = row;
  const refund = await payments.cards
    .giveBack({
      account: stripeAccount,
      payment: id,
      paymentIntent: paymentIntent!,
      cents: returned,
      currency,
    })
    .catch((error) => {
      if (!isAccountGone(error) && !isDisputed(error)) throw error;
      return { id: null, status: "failed" };
    });
  const failed = refund.status === "failed" || refund.status === "canceled";
  if (failed) log.error("Stripe could not return a card payment", undefined, { payment: id });
  const holds = and(
    jobOf(shopId, jobId),
    sql`EXISTS (SELECT 1 FROM ${cardPayments} WHERE ${asRead(row)})`,
  );
  await db.batch([
    addEvent(db, holds, {
      by: null,
      now,
      what: failed ? "cardNotReturned" : "cardReturned",
      from: currency,
      to: String(returned),
    }),
    db
      .update(cardPayments)
      .set({
        refundId: refund.id,
        returnState: failed ? "failed" : "sent",
        checkAt: new Date(now),
        version: row.version + 1,
      })
      .where(asRead(row)),
  ]);
}
