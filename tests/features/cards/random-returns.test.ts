import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { v7 as newId } from "uuid";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { follow, sweepCardPayments } from "#app/features/cards/follow.server.ts";
import { receiveCardEvent } from "#app/features/cards/receive.server.ts";
import { findReturns } from "#app/features/cards/returns/find-returns.server.ts";
import type { Services } from "#app/features/cards/settle.server.ts";
import { cardPayments } from "#app/features/cards/tables.server.ts";
import { payments } from "#app/features/money/tables.server.ts";
import { modelStripe } from "../../support/cards/model.ts";
import { Killed, mortal, shuffled } from "../../support/cards/mortal.ts";
import { type Invoice, press, refundBy, shopWithInvoices } from "../../support/cards/world.ts";
import { below, chance, pick, tries } from "../../support/chance.ts";
import { openD1 } from "../../support/d1.ts";

const { d1, close } = await openD1();
afterAll(close);
const db = drizzle(d1);
// A killed process leaves logged errors behind.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const stripe = modelStripe();
let clock = Date.now();
const steps = tries(300);
const told = { deliveries: 0, killed: 0, forms: 0 };

const refund = (services: Services, card: Card, form: Record<string, string>) => {
  told.forms++;
  return refundBy(services, { ...card, by: card.owner, now: clock }, form);
};

type Card = typeof cardPayments.$inferSelect & { owner: string };

/** Applies random events to a payment that Stripe collected. */
async function happen(services: Services, card: Card, last: Record<string, string>[]) {
  const intent = card.paymentIntent!;
  const { refunds, disputes } = stripe.chargeOf(intent);
  const amount = 1 + below(card.cents / 2);
  const luck = chance();
  if (luck < 0.2) stripe.inDashboard(intent, amount);
  else if (luck < 0.28 && refunds.length > 0) stripe.bounce(pick(refunds));
  else if (luck < 0.34 && disputes.length === 0)
    stripe.dispute(intent, chance() < 0.5 ? card.cents : amount, chance() < 0.3);
  else if (luck < 0.42 && disputes.length > 0)
    stripe.decide(pick(disputes), pick(["won", "lost", "under_review"]));
  else {
    const form = {
      id: newId(),
      amount: (amount / 100).toFixed(2),
      way: chance() < 0.85 ? "cardLink" : "cash",
      credit: pick(["yes", "no"]),
    };
    last.push(form);
    // Sometimes again what was cut off, sometimes beside another.
    const forms = chance() < 0.3 ? [form, pick(last.slice(-3)), form] : [form];
    const sent = await Promise.allSettled(forms.map((one) => refund(services, card, one)));
    const failed = sent.find((one) => one.status === "rejected");
    if (failed) throw failed.reason;
  }
}

/** The events of these payments, each twice, in any order, some with another shop's account. */
const eventsOf = (cards: readonly Card[], accounts: readonly string[]) =>
  shuffled(
    cards.flatMap(({ stripeAccount, paymentIntent, sessionId }) =>
      [stripeAccount, stripeAccount, pick(accounts)].map((account, at) => ({
        id: `evt_${at}`,
        type: pick(["refund.failed", "charge.refunded", "charge.dispute.created"]),
        customerId: null,
        account,
        ...(paymentIntent ? { paymentIntent } : { sessionId: sessionId! }),
      })),
    ),
  );

test("What went back equals Stripe's word to the cent, whatever is doubled, late, forged, lost or killed", async () => {
  const shops = await Promise.all([1, 2, 3].map(() => shopWithInvoices(db, steps / 40)));
  const accounts = shops.map(({ stripeAccount }) => stripeAccount);
  const all = shuffled(shops.flatMap(({ invoices }) => invoices));
  const last: Record<string, string>[] = [];
  const cardsOf = async ({ shopId, jobId, shop }: Invoice): Promise<Card[]> =>
    (
      await db
        .select()
        .from(cardPayments)
        .where(and(eq(cardPayments.shopId, shopId), eq(cardPayments.jobId, jobId)))
    ).map((card) => ({ ...card, owner: shop.owner.id }));
  const step = async (n: number) => {
    clock += below(3 * 60_000);
    const services = mortal(d1, stripe.cards, 0.015) as Services;
    const from = Math.floor((n / steps) * all.length);
    const invoice = pick(all.slice(from, from + 3));
    const cards = await cardsOf(invoice);
    const paid = cards.filter(({ paymentIntent }) => paymentIntent !== null);
    const luck = chance();
    if (luck < 0.2 || cards.length === 0) {
      const page = await press(services, invoice, clock);
      // Now and then the counter takes some of it before.
      if (chance() < 0.4) await invoice.shop.pay(invoice.jobId, 1 + below(200_00));
      if (page) stripe.pay(page);
    } else if (luck < 0.25)
      await invoice.shop.credit(invoice.number, invoice.jobId, newId(), {
        kind: "amount",
        amount: 1 + below(50_00),
      });
    else if (luck < 0.6 && paid.length > 0) await happen(services, pick(paid), last);
    else if (luck < 0.92)
      for (const event of eventsOf(cards, accounts)) {
        told.deliveries++;
        await receiveCardEvent(services, event, clock);
      }
    else await sweepCardPayments(services, clock);
  };
  for (let n = 0; n < steps; n++)
    await step(n).catch((error) => {
      if (!(error instanceof Killed) && !(error?.cause instanceof Killed)) throw error;
      told.killed++;
    });
  // In the end nobody kills.
  const services = { db, payments: { cards: stripe.cards } } as Services;
  for (const { shopId, id } of await db.select().from(cardPayments))
    await follow(services, { shopId, id }, clock);

  const counts = { paid: 0, own: 0, elsewhere: 0, bounced: 0, disputes: 0 };
  for (const invoice of all)
    for (const card of await cardsOf(invoice)) {
      if (!card.paymentIntent) continue;
      const { refunds, disputes } = (await findReturns(db, card))!;
      const charge = stripe.chargeOf(card.paymentIntent);
      const rows = await db
        .select()
        .from(payments)
        .where(and(eq(payments.shopId, card.shopId), eq(payments.jobId, card.jobId)));
      const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
      const counted = rows.find(({ id }) => id === card.id)?.amount ?? 0;
      expect(counted + card.returned).toBe(card.cents);
      // All that Stripe tells is stored once: what went back is a payment, or was never one.
      const live = charge.refunds.filter((one) => one.status === "succeeded");
      const sent = live.filter(({ isReturn }) => isReturn);
      for (const one of charge.refunds.filter(({ isReturn }) => !isReturn)) {
        const stored = refunds.filter(({ refundId }) => refundId === one.id);
        expect(stored).toHaveLength(1);
        expect(stored[0]!.moved + stored[0]!.free).toBe(one.status === "succeeded" ? one.cents : 0);
        expect(stored[0]!.createdBy === "").toBe(one.refund === null);
        if (one.refund !== null) expect(stored[0]!.free).toBe(0);
        counts[one.status === "failed" ? "bounced" : one.refund ? "own" : "elsewhere"]++;
      }
      for (const one of charge.disputes) {
        const stored = disputes.find(({ id }) => id === one.id)!;
        expect(stored.moved + stored.free).toBe(one.withdrawn);
        counts.disputes++;
      }
      const moved = sum([...refunds, ...disputes].map((one) => one.moved));
      const free = sum([...refunds, ...disputes].map((one) => one.free));
      expect(free).toBeLessThanOrEqual(card.returned - sum(sent.map(({ cents }) => cents)));
      // The money rows of this payment by card come to exactly that, by way.
      const taken = rows.filter(
        ({ id, refundOf, way }) => refundOf === card.id && way !== "cash" && id !== card.id,
      );
      const disputed = rows.filter(({ way, refundOf }) => way === "dispute" && refundOf === null);
      if (card.state === "paid") expect(sum(taken.map(({ amount }) => amount)) + moved).toBe(0);
      else expect(disputed.length === 0 && moved > 0).toBe(false);
      // Never more than was counted went back from a page of ours.
      const own = live.filter((one) => one.refund !== null);
      const cash = rows.filter(({ refundOf, way }) => refundOf === card.id && way === "cash");
      const ours = sum(own.map(({ cents }) => cents)) - sum(cash.map(({ amount }) => amount));
      expect(ours).toBeLessThanOrEqual(counted);
      expect(refunds.filter(({ state }) => state === "pending")).toEqual([]);
      expect(card.fee ?? 0).toBeGreaterThan(0);
      counts.paid++;
    }
  if (process.env.LLAVE_TRIES) console.log(JSON.stringify({ ...told, ...counts }));
  expect(counts.own).toBeGreaterThan(0);
  expect(counts.elsewhere).toBeGreaterThan(0);
}, 3_600_000);
