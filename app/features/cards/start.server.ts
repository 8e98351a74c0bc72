import { and, eq, isNull, or } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { JobRef } from "#app/features/repair/job.ts";
import { log } from "#app/platform/log/log.ts";
import { isAccountGone, PaymentError } from "#app/platform/payments/payment-error.ts";
import type { Language } from "#app/values/language.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import { takes } from "./account.ts";
import type { Target } from "./card-payment.ts";
import {
  type CardPayment,
  cardPaymentOf,
  findPayTerms,
  listCardPayments,
} from "./find-card-payments.server.ts";
import { partOf } from "./part.ts";
import { closeCardPayment, type Services, settle } from "./settle.server.ts";
import { cardPayments } from "./tables.server.ts";

const minute = 60_000;
/** Stripe requires at least half an hour. */
const openFor = 60 * minute;
/** A row without a page is too old after this: Stripe would reject its expiry. */
const freshFor = 20 * minute;

type Order = JobRef &
  Target & {
    linkId: string;
    language: Language;
    /** Texts on Stripe's page, in the customer's language. */
    name: string;
    /** Part of the amount owed, as typed; undefined for all of it. */
    part?: string | undefined;
    /** Return addresses of the customer; they contain the link's token. */
    returnUrl: string;
    cancelUrl: string;
    /** Distinguishes senders: Stripe accepts other addresses only under another key. */
    sender: string;
    now: number;
  };

type Started =
  | { url: string }
  | Extract<ReturnType<typeof partOf>, string>
  | "nothingDue"
  | "unavailable";

/**
 * Opens Stripe's page for the amount owed now, or a part of it: `due` is read at each try. An open
 * page for that amount is reused, so that two phones pay once; any other is closed first.
 */
export async function startCardPayment(
  services: Services,
  order: Order,
  due: () => Promise<{ cents: Cents; currency: Currency } | undefined>,
): Promise<Started> {
  const { db } = services;
  const { now } = order;
  try {
    for (let attempt = 0; attempt < 4; attempt++) {
      const [owed, { account, mayParts }] = await Promise.all([
        due(),
        findPayTerms(db, order.shopId),
      ]);
      if (!owed) return "nothingDue";
      const cents = order.part === undefined ? owed.cents : partOf(order.part, owed, mayParts);
      if (typeof cents === "string") return cents;
      const amount = { ...owed, cents };
      if (!takes(account, amount)) return "unavailable";
      const wanted = { ...amount, stripeAccount: account!.stripeAccount };
      const open = (await listCardPayments(db, order)).find(({ state }) => state === "open");
      if (!open) await add(services, order, wanted);
      else if (!isSame(open, order, wanted)) await replace(services, open, now);
      else {
        const url = await pageOf(services, open, order);
        if (url) return { url };
      }
    }
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log.error("a card payment could not be started", error);
  }
  return "unavailable";
}

type CardAmount = Pick<CardPayment, "cents" | "currency" | "stripeAccount">;

const add = async ({ db }: Services, order: Order, wanted: CardAmount) => {
  const { shopId, jobId, invoiceNumber, revision, linkId, language, now } = order;
  await db
    .insert(cardPayments)
    .values({
      shopId,
      jobId,
      invoiceNumber,
      revision,
      linkId,
      language,
      ...wanted,
      id: newId(),
      state: "open",
      createdAt: new Date(now),
      checkAt: new Date(now + 10 * minute),
    })
    .onConflictDoNothing();
};

const isSame = (open: CardPayment, { linkId, language, now }: Order, wanted: CardAmount): boolean =>
  open.linkId === linkId &&
  open.language === language &&
  open.cents === wanted.cents &&
  open.currency === wanted.currency &&
  open.stripeAccount === wanted.stripeAccount &&
  (open.sessionId !== null || now - open.createdAt.getTime() < freshFor);

/** Closes a page for another amount, unless it was paid just now: then that counts. */
async function replace(services: Services, open: CardPayment, now: number): Promise<void> {
  if (!open.sessionId) {
    await closeCardPayment(services, open);
    return;
  }
  await services.payments.cards.closeCheckout(open.stripeAccount, open.sessionId).catch((error) => {
    if (!isAccountGone(error)) throw error;
  });
  await settle(services, open, now);
}

/** Address of Stripe's page; undefined once it is closed. */
async function pageOf(
  services: Services,
  open: CardPayment,
  order: Order,
): Promise<string | undefined> {
  const { db, payments } = services;
  if (open.sessionId) {
    const session = await payments.cards.findCheckout(open.stripeAccount, open.sessionId);
    if (session.url && session.status === "open") return session.url;
    await settle(services, open, order.now);
    return undefined;
  }
  const session = await payments.cards.createCheckout({
    account: open.stripeAccount,
    cents: open.cents,
    currency: open.currency,
    name: order.name,
    language: order.language,
    metadata: { llave_shop: open.shopId, llave_job: open.jobId, llave_payment: open.id },
    returnUrl: order.returnUrl,
    cancelUrl: order.cancelUrl,
    endsAt: open.createdAt.getTime() + openFor,
    key: `llave-pay-${open.id}-${order.sender}`,
  });
  const kept = await db
    .update(cardPayments)
    .set({ sessionId: session.id })
    .where(
      and(
        cardPaymentOf(open),
        eq(cardPayments.state, "open"),
        or(isNull(cardPayments.sessionId), eq(cardPayments.sessionId, session.id)),
      ),
    )
    .returning({ id: cardPayments.id });
  if (kept.length > 0) return session.url ?? undefined;
  await payments.cards.closeCheckout(open.stripeAccount, session.id);
  return undefined;
}
