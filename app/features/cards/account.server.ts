import { and, asc, eq, lte, sql } from "drizzle-orm";
import { log } from "#app/platform/log/log.ts";
import type { AccountFacts } from "#app/platform/payments/cards.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { day } from "#app/values/calendar.ts";
import { stateOf } from "./account.ts";
import { findPaymentAccount, type PaymentAccount } from "./find-card-payments.server.ts";
import { paymentAccounts } from "./tables.server.ts";

type Services = Pick<Platform, "db" | "payments">;

const hour = 60 * 60 * 1000;
const attempts = 4;

const columnsOf = (facts: AccountFacts, now: number) => {
  const state = stateOf(facts);
  return {
    stripeAccount: facts.id,
    country: facts.country,
    currency: facts.currency,
    state,
    due: facts.due.slice(0, 50),
    syncedAt: new Date(now),
    checkAt: new Date(now + (state === "ready" ? day : hour)),
  };
};

/**
 * Syncs a shop's account from Stripe; again if it was written meanwhile. An account that the shop
 * disconnected stays so. @throws PaymentError
 */
export async function syncAccount(
  { db, payments }: Services,
  shopId: string,
  now: number,
): Promise<PaymentAccount | undefined> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const row = await findPaymentAccount(db, shopId);
    if (!row || row.state === "disconnected") return row;
    const facts = await payments.cards.findAccount(row.stripeAccount);
    if (await store({ db }, row, facts, now)) return findPaymentAccount(db, shopId);
  }
  throw new Error(`The account of ${shopId} was written by others ${attempts} times in a row`);
}

async function store(
  { db }: Pick<Services, "db">,
  { shopId, version }: Pick<PaymentAccount, "shopId" | "version">,
  facts: AccountFacts | "gone",
  now: number,
): Promise<boolean> {
  const written = await db
    .update(paymentAccounts)
    .set({
      ...(facts === "gone" ? disconnected(now) : columnsOf(facts, now)),
      version: version + 1,
    })
    .where(and(eq(paymentAccounts.shopId, shopId), eq(paymentAccounts.version, version)))
    .returning({ shopId: paymentAccounts.shopId });
  return written.length > 0;
}

/** Beyond every sweep. */
const never = new Date(Date.UTC(9999, 0));

const disconnected = (now: number) => ({
  state: "disconnected" as const,
  due: [],
  syncedAt: new Date(now),
  checkAt: never,
});

type Connecting = { shopId: string; country: string; email: string };

/**
 * The shop's account, created at Stripe where there is none, or none any more; reconnected where
 * the shop had disconnected it. @throws PaymentError
 */
export async function connectAccount(
  services: Services,
  { shopId, country, email }: Connecting,
  now: number,
): Promise<string> {
  const { db, payments } = services;
  const row = await findPaymentAccount(db, shopId);
  const found = row ? await payments.cards.findAccount(row.stripeAccount) : "gone";
  // A double tap uses the same row, so that Stripe makes one account.
  const key = `llave-account-${shopId}-${row?.version ?? 0}`;
  const facts =
    found === "gone" ? await payments.cards.createAccount({ shopId, country, email, key }) : found;
  if (row) await store(services, row, facts, now);
  else
    await db
      .insert(paymentAccounts)
      .values({ shopId, ...columnsOf(facts, now), createdAt: new Date(now) })
      .onConflictDoNothing();
  return facts.id;
}

/** Stops new card payments. Pending ones are still settled with the account they began on. */
export const disconnectAccount = async (
  { db }: Pick<Services, "db">,
  shopId: string,
  now: number,
) =>
  db
    .update(paymentAccounts)
    .set({ ...disconnected(now), version: sql`version + 1` })
    .where(eq(paymentAccounts.shopId, shopId));

/** Sets whether customers of a shop get receipts of card payments. */
export const setReceipts = async (
  { db }: Pick<Services, "db">,
  shopId: string,
  sendsReceipts: boolean,
) => db.update(paymentAccounts).set({ sendsReceipts }).where(eq(paymentAccounts.shopId, shopId));

/** Syncs accounts whose webhook may be lost. */
export async function sweepPaymentAccounts(services: Services, now: number): Promise<void> {
  const { db } = services;
  const due = await db
    .select({ shopId: paymentAccounts.shopId })
    .from(paymentAccounts)
    .where(lte(paymentAccounts.checkAt, new Date(now)))
    .orderBy(asc(paymentAccounts.checkAt))
    .limit(40);
  for (const { shopId } of due)
    await syncAccount(services, shopId, now).catch(async (error) => {
      log.error("an account could not be looked at", error);
      await db
        .update(paymentAccounts)
        .set({ checkAt: new Date(now + hour) })
        .where(eq(paymentAccounts.shopId, shopId));
    });
}
