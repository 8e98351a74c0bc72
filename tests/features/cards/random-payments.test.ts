import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { owedOf } from "#app/features/cards/card-payment.ts";
import { sweepCardPayments } from "#app/features/cards/follow.server.ts";
import { receiveCardEvent } from "#app/features/cards/receive.server.ts";
import { type Services, settle } from "#app/features/cards/settle.server.ts";
import { cardPayments } from "#app/features/cards/tables.server.ts";
import { findJobMoney } from "#app/features/money/invoices/find-invoice.server.ts";
import { payments } from "#app/features/money/tables.server.ts";
import { modelStripe } from "../../support/cards/model.ts";
import { Killed, mortal, shuffled } from "../../support/cards/mortal.ts";
import { type Invoice, press, shopWithInvoices } from "../../support/cards/world.ts";
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
const minute = 60_000;
const steps = tries(400);

/** The pages whose address a customer was given: nobody can pay on another. */
const given = new Set<string>();

async function start(services: Services, invoice: Invoice) {
  const part = below(4) === 0 ? String(1 + below(300)) : undefined;
  const page = await press(services, invoice, clock, part);
  if (page) given.add(page);
}

const eventOf = (session: string, account: string) => ({
  id: `evt_${session}`,
  type: "checkout.session.completed",
  customerId: null,
  account,
  sessionId: session,
});

test("Paid, returned and owed equal the model to the cent, whatever is doubled, late, lost or killed", async () => {
  const shops = await Promise.all([1, 2, 3].map(() => shopWithInvoices(db, steps / 30)));
  const all = shuffled(shops.flatMap(({ invoices }) => invoices));
  // A part of the first is paid in cash before its card page, so that something always goes back.
  const first = all[0]!;
  const page = (await press({ db, payments: { cards: stripe.cards } } as Services, first, clock))!;
  if (await first.shop.pay(first.jobId, 1_00, undefined, first.number)) first.cash += 1_00;
  stripe.pay(page);
  const step = async (n: number) => {
    clock += below(3 * minute);
    const services = mortal(d1, stripe.cards, 0.02) as Services;
    // Some at a time, so that much happens to each.
    const from = Math.floor((n / steps) * all.length);
    const invoice = pick(all.slice(from, from + 3));
    const session = pick(stripe.sessions().slice(-8));
    const luck = chance();
    if (luck < 0.25) await start(services, invoice);
    else if (luck < 0.4) {
      // Two phones at once.
      const both = [start(services, invoice), start(services, invoice)];
      for (const one of await Promise.allSettled(both))
        if (one.status === "rejected") throw one.reason;
    } else if (luck < 0.55 && session && given.has(session.id)) stripe.pay(session.id);
    else if (luck < 0.6) {
      const amount = 1 + below(150_00);
      if (await invoice.shop.pay(invoice.jobId, amount, undefined, invoice.number))
        invoice.cash += amount;
    } else if (luck < 0.63 && (await isUnpaid(invoice))) {
      await invoice.shop.credit(invoice.number, invoice.jobId);
      invoice.total = 0;
    } else if (luck < 0.9 && session) {
      const known = stripe.sessions();
      const events = known.slice(-6).map((one) => eventOf(one.id, one.account));
      // Each twice, in any order, some of them with another shop's account.
      for (const event of shuffled([
        ...events,
        ...events,
        eventOf(session.id, pick(shops).stripeAccount),
      ]))
        await receiveCardEvent(services, event, clock);
    } else await sweepCardPayments(services, clock);
  };
  for (let n = 0; n < steps; n++)
    await step(n).catch((error) => {
      if (!(error instanceof Killed) && !(error?.cause instanceof Killed)) throw error;
    });
  await settleAll();

  let [paidPages, returned] = [0, 0];
  for (const invoice of all) {
    const { shopId, jobId, number, cash, total } = invoice;
    const pages = stripe.sessions().filter((one) => one.isPaid);
    const rows = await db
      .select()
      .from(cardPayments)
      .where(and(eq(cardPayments.shopId, shopId), eq(cardPayments.jobId, jobId)));
    const taken = pages.filter((one) => rows.some(({ id }) => id === one.payment));
    const sum = (list: number[]) => list.reduce((before, one) => before + one, 0);
    const cards = sum(taken.map(({ cents }) => cents));
    const back = sum(rows.map(({ id }) => stripe.refundedOf(id)));
    const recorded = await db
      .select()
      .from(payments)
      .where(and(eq(payments.shopId, shopId), eq(payments.jobId, jobId)));
    const ofCards = recorded.filter(({ way }) => way === "cardLink");
    // Payments never exceed the invoice, and the rest is refunded.
    expect(sum(recorded.map(({ amount }) => amount))).toBe(Math.min(total, cash + cards));
    expect(back).toBe(cash + cards - Math.min(total, cash + cards));
    expect(sum(ofCards.map(({ amount }) => amount))).toBe(cards - back);
    const found = (await findJobMoney(db, { shopId, jobId }))!;
    expect(owedOf(found.money, number)?.cents ?? 0).toBe(total - Math.min(total, cash + cards));
    for (const page of taken) {
      expect(page.account).toBe(`acct_${shopId}`);
      const row = rows.find(({ id }) => id === page.payment)!;
      const counted = ofCards.find(({ id }) => id === row.id)?.amount ?? 0;
      expect(counted + row.returned).toBe(page.cents);
      expect(stripe.refundedOf(row.id)).toBe(row.returned);
      expect(row.state).toBe(counted > 0 ? "paid" : "late");
    }
    // Never paid without Stripe's word.
    for (const { id } of ofCards) expect(taken.map(({ payment }) => payment)).toContain(id);
    paidPages += taken.length;
    returned += back;
  }
  expect(stripe.sessions().filter((one) => one.isPaid)).toHaveLength(paidPages);
  expect(paidPages).toBeGreaterThan(9);
  expect(returned).toBeGreaterThan(0);
}, 120_000);

async function isUnpaid({ jobId, cash, total }: Invoice) {
  const paid = await db.select().from(payments).where(eq(payments.jobId, jobId));
  return cash === 0 && total > 0 && paid.length === 0;
}

/** Runs the sweep until nothing is due, without kills. */
async function settleAll() {
  const services = { db, payments: { cards: stripe.cards } } as Services;
  for (const { shopId, id } of await db.select().from(cardPayments))
    await settle(services, { shopId, id }, clock);
}
