import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/features/account/tables.server.ts";
import { usedTrials } from "#app/features/billing/tables.server.ts";
import { payer, seconds, subscriptionOf } from "../../../../support/billing/billing.ts";
import {
  diamond,
  eventId,
  openWebhookWorker,
  soon,
} from "../../../../support/billing/webhook-worker.ts";
import { deliveryOf, listOf, openWebhooks } from "../../../../support/billing/webhooks.ts";

const { books, stripe, send, visit, isRecorded, profileOf, rowOf } = openWebhookWorker();

test("An event makes the worker read the subscription from Stripe and store it", async () => {
  const { id, customerId } = await payer(books().db);
  stripe.answer = () => diamond({ status: "trialing", trial_end: seconds(soon) });
  const event = eventId();
  const response = await send(await deliveryOf({ id: event, customer: customerId }));
  expect([response.status, await response.text()]).toEqual([200, "synced"]);
  expect(stripe.asked).toEqual([customerId]);
  expect((await profileOf(id)).subscriptionStatus).toBe("premium");
  expect(await rowOf(id)).toMatchObject({
    status: "trialing",
    subscriptionId: "sub_1",
    version: 1,
  });
  expect(await isRecorded(event)).toBe(true);
  expect(
    await books()
      .db.select()
      .from(usedTrials)
      .where(eq(usedTrials.emailHash, `key of ${id}`)),
  ).toHaveLength(1);
});

test("Ignores the content of a signed event", async () => {
  const { id, customerId } = await payer(books().db);
  const object = {
    object: "subscription",
    customer: customerId,
    status: "active",
    metadata: { tier: "premium" },
    items: subscriptionOf().items,
  };
  expect((await send(await deliveryOf({ id: eventId(), object }))).status).toBe(200);
  expect((await profileOf(id)).subscriptionStatus).toBe("free");
});

test("Acknowledges a known event without calling Stripe", async () => {
  const { customerId } = await payer(books().db);
  const delivery = await deliveryOf({ id: eventId(), customer: customerId });
  await send(delivery);
  expect(await (await send(delivery)).text()).toBe("known");
  expect(stripe.asked).toHaveLength(1);
});

test("Ten simultaneous copies sync at least once, and record one event", async () => {
  const { id, customerId } = await payer(books().db);
  stripe.answer = () => diamond();
  const event = eventId();
  const delivery = await deliveryOf({ id: event, customer: customerId });
  const codes = await Promise.all(
    Array.from({ length: 10 }, async () => (await send(delivery)).status),
  );
  expect(codes.filter((code) => code !== 200 && code !== 503)).toEqual([]);
  expect((await profileOf(id)).subscriptionStatus).toBe("premium");
  expect(await isRecorded(event)).toBe(true);
});

test.each([
  "payment_intent.created",
  "charge.refunded",
  "customer.updated",
  "some.event.of.the.future",
])("Only records %s", async (type) => {
  const { customerId } = await payer(books().db);
  const id = eventId();
  const response = await send(await deliveryOf({ id, type, customer: customerId }));
  expect([response.status, await response.text(), stripe.asked]).toEqual([200, "recorded", []]);
  expect(await isRecorded(id)).toBe(true);
});

test("Accepts events without a customer, with an expanded customer, and of a customer", async () => {
  expect(
    await (
      await send(await deliveryOf({ id: eventId(), type: "invoice.paid", customer: null }))
    ).text(),
  ).toBe("recorded");
  const { customerId } = await payer(books().db);
  const whole = { object: "invoice", customer: { id: customerId, object: "customer" } };
  expect(
    await (
      await send(await deliveryOf({ id: eventId(), type: "invoice.paid", object: whole }))
    ).text(),
  ).toBe("synced");
  const deleted = { object: "customer", id: customerId, deleted: true };
  expect(
    await (
      await send(await deliveryOf({ id: eventId(), type: "customer.deleted", object: deleted }))
    ).text(),
  ).toBe("synced");
});

test("Ignores unknown customers and deleted accounts", async () => {
  const id = eventId();
  expect(await (await send(await deliveryOf({ id, customer: "cus_of_another_shop" }))).text()).toBe(
    "stranger",
  );
  expect(await isRecorded(id)).toBe(true);
  const gone = await payer(books().db);
  await books().db.delete(users).where(eq(users.id, gone.id));
  expect((await send(await deliveryOf({ id: eventId(), customer: gone.customerId }))).status).toBe(
    200,
  );
  expect(stripe.asked).toEqual([]);
});

test("Health reports configuration and database, and no secret", async () => {
  expect(await (await visit("/webhooks/health")).json()).toEqual({
    ok: true,
    configuration: true,
    database: true,
  });
  const worker = openWebhooks(
    () => ({ prepare: () => ({ all: () => Promise.reject(new Error("gone")) }) }) as never,
    () => listOf([]),
    { PAYMENTS: "x" },
  );
  const ill = await worker.visit("/webhooks/health");
  expect([ill.status, await ill.json()]).toEqual([
    503,
    { ok: false, configuration: false, database: false },
  ]);
});
