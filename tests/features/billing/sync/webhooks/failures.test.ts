import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { profiles } from "#app/features/account/tables.server.ts";
import { payer } from "../../../../support/billing/billing.ts";
import { diamond, eventId, openWebhookWorker } from "../../../../support/billing/webhook-worker.ts";
import {
  deliveryOf,
  failure,
  type LookUp,
  openWebhooks,
} from "../../../../support/billing/webhooks.ts";

const { books, stripe, log, send, isRecorded, profileOf, rowOf } = openWebhookWorker();

// R3: what cannot be done now is answered with 503, so that Stripe sends it again.

const broken: [string, LookUp][] = [
  ["a network error", () => Promise.reject(new TypeError("fetch failed"))],
  ["429", () => failure(429, "rate_limit_error")],
  ["500", () => failure(500)],
  [
    "a page of HTML",
    () =>
      new Response("<html>Bad gateway</html>", {
        status: 502,
        headers: { "stripe-should-retry": "false" },
      }),
  ],
  ["200 with invalid JSON", () => new Response("{", { status: 200 })],
  ["200 without a list", () => Response.json({ object: "list" })],
  ["401: the key is wrong", () => failure(401, "invalid_request_error")],
  ["404: no such customer", () => failure(404, "invalid_request_error")],
];
test.each(broken)("Answers 503 and stores nothing after %s, then recovers", async (_, failing) => {
  const { id, customerId } = await payer(books().db, { tier: "premium" });
  await books()
    .db.update(profiles)
    .set({ subscriptionStatus: "premium" })
    .where(eq(profiles.id, id));
  const event = eventId();
  const delivery = await deliveryOf({ id: event, customer: customerId });
  stripe.answer = failing;
  expect((await send(delivery)).status).toBe(503);
  expect([
    await isRecorded(event),
    (await rowOf(id)).version,
    (await profileOf(id)).subscriptionStatus,
  ]).toEqual([false, 0, "premium"]);
  expect(log.errors.length).toBeGreaterThan(0);
  stripe.answer = () => diamond();
  expect((await send(delivery)).status).toBe(200);
  expect(await isRecorded(event)).toBe(true);
});

test("Answers 503 within 16 seconds when Stripe hangs", async () => {
  const { id, customerId } = await payer(books().db);
  const delivery = await deliveryOf({ id: eventId(), customer: customerId });
  const asked = Promise.withResolvers<void>();
  stripe.answer = () => {
    asked.resolve();
    return new Promise(() => {});
  };
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const answer = send(delivery);
    await asked.promise;
    await vi.advanceTimersByTimeAsync(16_000);
    expect((await answer).status).toBe(503);
  } finally {
    vi.useRealTimers();
  }
  expect((await rowOf(id)).version).toBe(0);
});

test.each(["select", "insert"])(
  "Answers 503 and stores nothing when the database fails on %s",
  async (word) => {
    const { id, customerId } = await payer(books().db);
    stripe.answer = () => diamond();
    const d1 = books().d1;
    const fails = () => Promise.reject(new Error("D1_ERROR: Network connection lost"));
    const failing = {
      prepare: (sql: string) =>
        word === "select" && sql.startsWith("select")
          ? { bind: () => ({ all: fails, raw: fails, first: fails }) }
          : d1.prepare(sql),
      batch: word === "insert" ? fails : (all: D1PreparedStatement[]) => d1.batch(all),
    } as D1Database;
    const event = eventId();
    const worker = openWebhooks(
      () => failing,
      () => diamond(),
    );
    expect((await worker.send(await deliveryOf({ id: event, customer: customerId }))).status).toBe(
      503,
    );
    expect([
      await isRecorded(event),
      (await rowOf(id)).version,
      (await profileOf(id)).subscriptionStatus,
    ]).toEqual([false, 0, "free"]);
  },
);

test("Stores nothing when one statement of the batch fails", async () => {
  const { id, customerId } = await payer(books().db);
  stripe.answer = () => diamond();
  await books()
    .d1.prepare(
      "create trigger broken before update on subscriptions begin select raise(abort, 'no'); end",
    )
    .run();
  const event = eventId();
  try {
    expect((await send(await deliveryOf({ id: event, customer: customerId }))).status).toBe(503);
  } finally {
    await books().d1.prepare("drop trigger broken").run();
  }
  expect([await isRecorded(event), (await profileOf(id)).subscriptionStatus]).toEqual([
    false,
    "free",
  ]);
});

test("An unconfigured worker answers 503 and logs the reason", async () => {
  const { customerId } = await payer(books().db);
  const worker = openWebhooks(
    () => books().d1,
    () => diamond(),
    { PAYMENTS: "stripe" },
  );
  const response = await worker.send(await deliveryOf({ id: eventId(), customer: customerId }));
  expect([response.status, await response.text()]).toEqual([503, "Not configured"]);
  expect(String(log.errors)).toContain("STRIPE_SECRET_KEY is missing");
  const lonely = openWebhooks(
    () => books().d1,
    () => diamond(),
    { STRIPE_API: undefined },
  );
  expect(
    (await lonely.send(await deliveryOf({ id: eventId(), customer: customerId }))).status,
  ).toBe(503);
});
