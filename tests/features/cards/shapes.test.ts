import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { v7 as newId } from "uuid";
import { afterAll, expect, test } from "vitest";
import { receiveCardEvent } from "#app/features/cards/receive.server.ts";
import { cardDisputes, cardRefunds } from "#app/features/cards/returns.tables.server.ts";
import { cardPayments, paymentAccounts } from "#app/features/cards/tables.server.ts";
import { payments } from "#app/features/money/tables.server.ts";
import { openPayments } from "#app/platform/payments/payments.server.ts";
import { signed } from "../../support/billing/webhooks.ts";
import * as shapes from "../../support/cards/shapes.ts";
import { shopWithInvoices } from "../../support/cards/world.ts";
import { openD1 } from "../../support/d1.ts";

const { d1, close } = await openD1();
afterAll(close);
const db = drizzle(d1);
const key = "whsec_shapes00000000";

/** A shop whose page of 372.90 was paid, at a Stripe that answers with these objects. */
async function paidShop() {
  const { stripeAccount, invoices } = await shopWithInvoices(db, 1);
  const [{ shopId, jobId, number }] = invoices as [(typeof invoices)[number]];
  const id = newId();
  const sessionId = `cs_live_${id}`;
  await db.insert(cardPayments).values({
    shopId,
    jobId,
    id,
    invoiceNumber: number,
    linkId: "link",
    language: "en",
    cents: 372_90,
    currency: "USD",
    state: "open",
    stripeAccount,
    sessionId,
    createdAt: new Date(),
  });
  const stripe = {
    refunds: [] as object[],
    disputes: [] as object[],
    charges: [shapes.charge] as object[],
  };
  const list = (data: object[], url: string) =>
    Response.json({ object: "list", data, has_more: false, url });
  const fetcher = {
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      const name = pathname.split("/")[2]!;
      if (name !== "accounts") expect(request.headers.get("stripe-account")).toBe(stripeAccount);
      if (name === "checkout") return Response.json(shapes.session(sessionId));
      if (name === "accounts") return Response.json(shapes.account(stripeAccount));
      return list(stripe[name as keyof typeof stripe], pathname);
    },
  };
  const config = {
    payments: "stripe",
    testMode: false,
    stripe: {
      secretKey: "sk_live_1",
      webhookSecret: "whsec_other0000",
      connectSecret: key,
      prices: { medium: ["price_1"], premium: ["price_2"] },
    },
  } as const;
  const services = {
    db,
    payments: openPayments(config as never, fetcher as never),
  };
  /** The event goes through the signature, as the worker takes it. */
  async function receive(type: Parameters<typeof shapes.eventOf>[0], object: object) {
    const { body, signature } = await signed(shapes.eventOf(type, stripeAccount, object), { key });
    const bytes = new TextEncoder().encode(body);
    const event = await services.payments.cards.verifyEvent(bytes, signature);
    return receiveCardEvent(services, event!, Date.now());
  }
  const amounts = async () =>
    (await db.select().from(payments).where(eq(payments.jobId, jobId))).map(({ amount }) => amount);
  const rowOf = async () =>
    (await db.select().from(cardPayments).where(eq(cardPayments.id, id)).get())!;
  return { shopId, jobId, stripe, receive, amounts, rowOf, sessionId, stripeAccount };
}

test("Reads payment, refund and its failure in the shapes of the pinned version of Stripe's API", async () => {
  const { stripe, receive, amounts, rowOf, sessionId, jobId } = await paidShop();
  expect(await receive("checkout.session.completed", shapes.session(sessionId))).toBe("synced");
  expect(await amounts()).toEqual([372_90]);
  expect(await rowOf()).toMatchObject({ state: "paid", fee: 11_11, paymentIntent: shapes.intent });

  stripe.refunds = [shapes.refund()];
  const refunded = { ...shapes.charge, amount_refunded: 72_90 };
  for (const _ of [1, 2]) expect(await receive("charge.refunded", refunded)).toBe("synced");
  expect(await receive("refund.created", shapes.refund())).toBe("synced");
  expect(await amounts()).toEqual([372_90, -72_90]);

  const failed = shapes.refund({ status: "failed", failure_reason: "lost_or_stolen_card" });
  stripe.refunds = [failed];
  expect(await receive("refund.failed", failed)).toBe("synced");
  expect(await amounts()).toEqual([372_90, -72_90, 72_90]);
  const [row] = await db.select().from(cardRefunds).where(eq(cardRefunds.jobId, jobId));
  expect(row).toMatchObject({ state: "failed", failure: "lost_or_stolen_card", moved: 0 });

  // A refund that waits for the shop's balance moves no money yet.
  stripe.refunds = [failed, shapes.refund({ id: "re_2", status: "pending", amount: 10_00 })];
  await receive("refund.updated", failed);
  expect(await amounts()).toHaveLength(3);
});

test("Reads disputes with what Stripe withdrew and put back", async () => {
  const { stripe, receive, amounts, sessionId, jobId } = await paidShop();
  await receive("checkout.session.completed", shapes.session(sessionId));
  const states = ["needs_response", "under_review", "won"] as const;
  const events = {
    needs_response: "charge.dispute.created",
    under_review: "charge.dispute.updated",
    won: "charge.dispute.closed",
  } as const;
  for (const status of states) {
    stripe.disputes = [shapes.dispute(status)];
    expect(await receive(events[status], shapes.dispute(status))).toBe("synced");
  }
  expect(await amounts()).toEqual([372_90, -100_00, 100_00]);
  const [row] = await db.select().from(cardDisputes).where(eq(cardDisputes.jobId, jobId));
  expect(row).toMatchObject({ state: "won", cents: 100_00, fee: 15_00, moved: 0 });
  expect(row!.answerBy!.getTime()).toBeGreaterThan(row!.createdAt.getTime());
});

test("Takes a fee in another currency, or none yet, as unknown", async () => {
  const { stripe, receive, rowOf, sessionId } = await paidShop();
  stripe.charges = [{ ...shapes.charge, balance_transaction: null }];
  await receive("checkout.session.completed", shapes.session(sessionId));
  expect((await rowOf()).fee).toBeNull();
  const entry = { ...(shapes.charge.balance_transaction as object), currency: "eur" };
  stripe.charges = [{ ...shapes.charge, balance_transaction: entry }];
  await receive("charge.refunded", shapes.charge);
  expect((await rowOf()).fee).toBeNull();
});

test("Reads an account in its whole shape", async () => {
  const { receive, shopId, stripeAccount } = await paidShop();
  expect(await receive("account.updated", shapes.account(stripeAccount))).toBe("synced");
  const [row] = await db.select().from(paymentAccounts).where(eq(paymentAccounts.shopId, shopId));
  expect(row).toMatchObject({ state: "ready", country: "US", currency: "USD" });
});
