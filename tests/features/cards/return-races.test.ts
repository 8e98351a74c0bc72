import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { v7 as newId } from "uuid";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { follow } from "#app/features/cards/follow.server.ts";
import type { Services } from "#app/features/cards/settle.server.ts";
import { cardPayments } from "#app/features/cards/tables.server.ts";
import { findJobMoney } from "#app/features/money/invoices/find-invoice.server.ts";
import { modelStripe } from "../../support/cards/model.ts";
import { press, refundBy, shopWithInvoices } from "../../support/cards/world.ts";
import { tries } from "../../support/chance.ts";
import { openD1 } from "../../support/d1.ts";

const { d1, close } = await openD1();
afterAll(close);
const db = drizzle(d1);
// Refusals by Stripe are logged as errors.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const stripe = modelStripe();
const services = { db, payments: { cards: stripe.cards } } as Services;
const times = tries(6);

/** Invoices of 372.90 that were paid by card, one for each try. */
async function paidInvoices() {
  const { invoices } = await shopWithInvoices(db, times);
  return Promise.all(
    invoices.map(async (invoice) => {
      const { shopId, jobId, shop, number } = invoice;
      stripe.pay((await press(services, invoice, Date.now()))!);
      const ofJob = and(eq(cardPayments.shopId, shopId), eq(cardPayments.jobId, jobId));
      const { id } = (await db.select().from(cardPayments).where(ofJob).get())!;
      const sync = () => follow(services, { shopId, id }, Date.now());
      await sync();
      const { paymentIntent } = (await db.select().from(cardPayments).where(ofJob).get())!;
      const ref = { shopId, jobId, id, by: shop.owner.id, now: Date.now() };
      const intent = paymentIntent!;
      return {
        intent,
        sync,
        refund: (amount: string, more: Record<string, string> = {}) =>
          refundBy(services, ref, { id: newId(), amount, ...more }),
        credit: () => shop.credit(number, jobId),
        /** Compares the shop's figures with those of Stripe. */
        async end() {
          await sync();
          const { money } = (await findJobMoney(db, { shopId, jobId }))!;
          const { refunds, disputes } = stripe.chargeOf(intent);
          const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
          const back = sum(
            refunds.filter((one) => one.status !== "failed").map((one) => one.cents),
          );
          const cash = money.payments.filter(({ way }) => way === "cash");
          return {
            paid: sum(money.payments.map(({ amount }) => amount)),
            back,
            withdrawn: sum(disputes.map((one) => one.withdrawn)),
            cash: sum(cash.map(({ amount }) => amount)),
            credited: sum(money.invoices[0]!.credits.map(({ total }) => total)),
          };
        },
      };
    }),
  );
}

type Paid = Awaited<ReturnType<typeof paidInvoices>>[number];

test.each<[string, (one: Paid) => unknown[]]>([
  ["Three refunds", (one) => ["200.00", "200.00", "172.90"].map((sum) => one.refund(sum))],
  [
    "A refund and one in Stripe's dashboard",
    (one) => [one.refund("300.00"), stripe.inDashboard(one.intent, 200_00), one.sync()],
  ],
  [
    "A refund and a dispute",
    (one) => [one.refund("300.00"), stripe.dispute(one.intent, 372_90, false), one.sync()],
  ],
  [
    "A refund to the card and one in cash",
    (one) => [one.refund("300.00"), one.refund("300.00", { way: "cash" })],
  ],
  [
    "A refund that makes a credit note, and another credit note",
    (one) => [one.refund("372.90", { credit: "yes" }), one.credit()],
  ],
])("%s beside each other come to what Stripe did, to the cent", async (_, race) => {
  for (const one of await paidInvoices()) {
    await Promise.all(race(one));
    const { paid, back, withdrawn, cash, credited } = await one.end();
    expect(paid).toBe(372_90 - back - withdrawn + cash);
    expect(back).toBeLessThanOrEqual(372_90);
    if (withdrawn === 0) expect(paid).toBeGreaterThanOrEqual(0);
    expect(credited).toBeLessThanOrEqual(372_90);
  }
});
