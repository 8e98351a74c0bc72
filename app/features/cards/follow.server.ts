import { and, asc, lte } from "drizzle-orm";
import { log } from "#app/platform/log/log.ts";
import { type CardRef, cardPaymentOf } from "./find-card-payments.server.ts";
import { syncReturns } from "./returns/sync-returns.server.ts";
import { type Services, settle } from "./settle.server.ts";
import { cardPayments } from "./tables.server.ts";

const hour = 3_600_000;

/**
 * Syncs a card payment with Stripe: whether it was paid, and then its fee and refunds. @throws
 * PaymentError, or Error when the database fails
 */
export async function follow(services: Services, ref: CardRef, now: number): Promise<void> {
  const row = await settle(services, ref, now);
  if (row?.paymentIntent) await syncReturns(services, ref, now);
}

/** Syncs payments whose webhook may be lost, and retries failed returns. */
export async function sweepCardPayments(services: Services, now: number): Promise<void> {
  const { db } = services;
  const due = await db
    .select({ shopId: cardPayments.shopId, id: cardPayments.id })
    .from(cardPayments)
    .where(lte(cardPayments.checkAt, new Date(now)))
    .orderBy(asc(cardPayments.checkAt))
    .limit(40);
  for (const ref of due)
    await follow(services, ref, now).catch(async (error) => {
      log.error("a card payment could not be looked at", error);
      await db
        .update(cardPayments)
        .set({ checkAt: new Date(now + hour) })
        .where(and(cardPaymentOf(ref), lte(cardPayments.checkAt, new Date(now))));
    });
}
