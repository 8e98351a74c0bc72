import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { profiles, subscriptions, users } from "#app/features/account/tables.server.ts";
import { stripeEvents, usedTrials } from "#app/features/billing/tables.server.ts";
import { openBooks, payer, seconds, subscriptionOf } from "../../support/billing.ts";
import {
  deliveryOf,
  failure,
  type LookUp,
  listOf,
  openWebhooks,
  signed,
} from "../../support/webhooks.ts";

const books = openBooks();
let answer: LookUp;
let asked: string[];
const { send, visit } = openWebhooks(
  () => books().d1,
  (customer, url) => {
    asked.push(customer);
    return answer(customer, url);
  },
  { STRIPE_PRICE_MEDIUM: "price_bronze", STRIPE_PRICE_PREMIUM: "price_diamond" },
);

let logged: unknown[][];
beforeEach(() => {
  [asked, logged] = [[], []];
  vi.spyOn(console, "error").mockImplementation((...words) => void logged.push(words));
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  answer = () => listOf([]);
});
afterEach(() => vi.restoreAllMocks());

const soon = Date.now() + 20 * 86_400_000;
const diamond = (traits?: Parameters<typeof subscriptionOf>[0]) =>
  listOf([{ ...subscriptionOf({ until: soon, ...traits }), created: 1 }]);
const eventId = () => `evt_${newId()}`;
const inLedger = async (id: string) =>
  (await books().db.select().from(stripeEvents).where(eq(stripeEvents.id, id))).length === 1;
const profileOf = async (id: string) =>
  (await books().db.select().from(profiles).where(eq(profiles.id, id)).get())!;
const rowOf = async (id: string) =>
  (await books().db.select().from(subscriptions).where(eq(subscriptions.userId, id)).get())!;

test("an event is a knock: Stripe is asked, and what it says is written down", async () => {
  const { id, customerId } = await payer(books().db);
  answer = () => diamond({ status: "trialing", trial_end: seconds(soon) });
  const event = eventId();
  const response = await send(await deliveryOf({ id: event, customer: customerId }));
  expect([response.status, await response.text()]).toEqual([200, "synced"]);
  expect(asked).toEqual([customerId]);
  expect((await profileOf(id)).subscriptionStatus).toBe("premium");
  expect(await rowOf(id)).toMatchObject({
    status: "trialing",
    subscriptionId: "sub_1",
    version: 1,
  });
  expect(await inLedger(event)).toBe(true);
  expect(
    await books()
      .db.select()
      .from(usedTrials)
      .where(eq(usedTrials.emailHash, `key of ${id}`)),
  ).toHaveLength(1);
});

test("nothing else is taken from it: a lie in a signed event changes nothing", async () => {
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

test("the same event again is heard without asking", async () => {
  const { customerId } = await payer(books().db);
  const delivery = await deliveryOf({ id: eventId(), customer: customerId });
  await send(delivery);
  expect(await (await send(delivery)).text()).toBe("known");
  expect(asked).toHaveLength(1);
});

test("ten copies at once do it at least once, and write one ledger row", async () => {
  const { id, customerId } = await payer(books().db);
  answer = () => diamond();
  const event = eventId();
  const delivery = await deliveryOf({ id: event, customer: customerId });
  const codes = await Promise.all(
    Array.from({ length: 10 }, async () => (await send(delivery)).status),
  );
  expect(codes.filter((code) => code !== 200 && code !== 503)).toEqual([]);
  expect((await profileOf(id)).subscriptionStatus).toBe("premium");
  expect(await inLedger(event)).toBe(true);
});

test.each([
  "payment_intent.created",
  "charge.refunded",
  "customer.updated",
  "some.event.of.the.future",
])("%s is only recorded", async (type) => {
  const { customerId } = await payer(books().db);
  const id = eventId();
  const response = await send(await deliveryOf({ id, type, customer: customerId }));
  expect([response.status, await response.text(), asked]).toEqual([200, "recorded", []]);
  expect(await inLedger(id)).toBe(true);
});

test("an event without a customer, with a whole customer, and of a customer", async () => {
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

test("a customer we do not know is heard and left alone; so is one whose account is gone", async () => {
  const id = eventId();
  expect(await (await send(await deliveryOf({ id, customer: "cus_of_another_shop" }))).text()).toBe(
    "stranger",
  );
  expect(await inLedger(id)).toBe(true);
  const gone = await payer(books().db);
  await books().db.delete(users).where(eq(users.id, gone.id));
  expect((await send(await deliveryOf({ id: eventId(), customer: gone.customerId }))).status).toBe(
    200,
  );
  expect(asked).toEqual([]);
});

describe("nobody can fool it", () => {
  const forgeries: [string, () => Promise<{ body: string; signature: string }>][] = [
    ["another secret", () => deliveryOf({ id: "evt_forged" }, { key: "whsec_another_one" })],
    ["signed an hour ahead of us", () => deliveryOf({ id: "evt_forged" }, { age: -3_600 })],
    ["more than five minutes old", () => deliveryOf({ id: "evt_forged" }, { age: 301 })],
    ["no signature", async () => ({ ...(await deliveryOf({ id: "evt_forged" })), signature: "" })],
    [
      "an odd signature",
      async () => ({ ...(await deliveryOf({ id: "evt_forged" })), signature: "t=1,v1=,v0=x" }),
    ],
    [
      "one byte changed",
      async () => ({
        ...(await deliveryOf({ id: "evt_forged" })),
        body: (await deliveryOf({ id: "evt_forgee" })).body,
      }),
    ],
    [
      "the signature of another event",
      async () => ({
        ...(await deliveryOf({ id: "evt_forged" })),
        signature: (await deliveryOf({ id: "evt_other" })).signature,
      }),
    ],
    [
      "a space more",
      async () =>
        deliveryOf({ id: "evt_forged" }).then((one) => ({ ...one, body: `${one.body} ` })),
    ],
    [
      "a newer time in front of an old signature",
      async () => {
        const old = await deliveryOf({ id: "evt_forged" }, { age: 4_000 });
        return { ...old, signature: old.signature.replace(/t=\d+/, `t=${seconds(Date.now())}`) };
      },
    ],
  ];
  test.each(forgeries)("%s", async (_, make) => {
    const response = await send(await make());
    expect([response.status, await inLedger("evt_forged"), asked]).toEqual([400, false, []]);
  });

  test("four and a half minutes is young enough", async () => {
    expect((await send(await deliveryOf({ id: eventId() }, { age: 270 }))).status).toBe(200);
  });

  test.each(["", "null", "[]", "not json", '{"id":1,"type":2}', '{"id":"evt_1"}', '"text"'])(
    "signed, but no event: %j",
    async (body) => {
      const Stripe = (await import("stripe")).default;
      const signature = await new Stripe("sk_test_none").webhooks.generateTestHeaderStringAsync({
        payload: body,
        secret: "whsec_llave_demo_only",
      });
      expect((await send({ body, signature })).status).toBe(400);
    },
  );

  test("too long a body is refused, whatever its headers say, before its end is read", async () => {
    expect((await send({ body: "x".repeat(256 * 1024 + 1), signature: "" })).status).toBe(413);
    let sent = 0;
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(16_384).fill(++sent)),
    });
    const response = await send({ body: "", signature: "" }, {
      body: endless,
      duplex: "half",
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(40);
  });

  test("other methods and addresses are refused", async () => {
    for (const method of ["GET", "PUT", "DELETE"])
      expect((await visit("/webhooks/stripe", { method })).status).toBe(405);
    expect((await visit("/webhooks")).status).toBe(404);
  });
});

describe("what cannot be done now is sent again (R3)", () => {
  const broken: [string, LookUp][] = [
    ["a connection that breaks", () => Promise.reject(new TypeError("fetch failed"))],
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
    ["200 with rubbish", () => new Response("{", { status: 200 })],
    ["200 with something else", () => Response.json({ object: "list" })],
    ["401: the key is wrong", () => failure(401, "invalid_request_error")],
    ["404: no such customer", () => failure(404, "invalid_request_error")],
  ];
  test.each(broken)(
    "Stripe answers %s: 503, nothing written; then it works",
    async (_, trouble) => {
      const { id, customerId } = await payer(books().db, { tier: "premium" });
      await books()
        .db.update(profiles)
        .set({ subscriptionStatus: "premium" })
        .where(eq(profiles.id, id));
      const event = eventId();
      const delivery = await deliveryOf({ id: event, customer: customerId });
      answer = trouble;
      expect((await send(delivery)).status).toBe(503);
      expect([
        await inLedger(event),
        (await rowOf(id)).version,
        (await profileOf(id)).subscriptionStatus,
      ]).toEqual([false, 0, "premium"]);
      expect(logged.length).toBeGreaterThan(0);
      answer = () => diamond();
      expect((await send(delivery)).status).toBe(200);
      expect(await inLedger(event)).toBe(true);
    },
  );

  test("Stripe hangs: 503 in time", async () => {
    const { id, customerId } = await payer(books().db);
    answer = () => new Promise(() => {});
    const begun = performance.now();
    expect((await send(await deliveryOf({ id: eventId(), customer: customerId }))).status).toBe(
      503,
    );
    expect(performance.now() - begun).toBeLessThan(16_000);
    expect((await rowOf(id)).version).toBe(0);
  }, 20_000);

  test.each(["select", "insert"])(
    "the database fails on %s: 503, nothing half written",
    async (word) => {
      const { id, customerId } = await payer(books().db);
      answer = () => diamond();
      const d1 = books().d1;
      const fails = () => Promise.reject(new Error("D1_ERROR: Network connection lost"));
      const failing = {
        prepare: (sql: string) =>
          word === "select" && sql.startsWith("select")
            ? { bind: () => ({ all: fails, raw: fails, first: fails }) }
            : d1.prepare(sql),
        batch: word === "insert" ? fails : (all: D1PreparedStatement[]) => d1.batch(all),
      } as unknown as D1Database;
      const event = eventId();
      const worker = openWebhooks(
        () => failing,
        () => diamond(),
      );
      expect(
        (await worker.send(await deliveryOf({ id: event, customer: customerId }))).status,
      ).toBe(503);
      expect([
        await inLedger(event),
        (await rowOf(id)).version,
        (await profileOf(id)).subscriptionStatus,
      ]).toEqual([false, 0, "free"]);
    },
  );

  test("one statement of the batch fails: none has happened", async () => {
    const { id, customerId } = await payer(books().db);
    answer = () => diamond();
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
    expect([await inLedger(event), (await profileOf(id)).subscriptionStatus]).toEqual([
      false,
      "free",
    ]);
  });

  test("a worker that is not configured takes nothing, and says why in the log alone", async () => {
    const { customerId } = await payer(books().db);
    const worker = openWebhooks(
      () => books().d1,
      () => diamond(),
      { PAYMENTS: "stripe" },
    );
    const response = await worker.send(await deliveryOf({ id: eventId(), customer: customerId }));
    expect([response.status, await response.text()]).toEqual([503, "Not configured"]);
    expect(String(logged)).toContain("STRIPE_SECRET_KEY is missing");
    const lonely = openWebhooks(
      () => books().d1,
      () => diamond(),
      { STRIPE_API: undefined },
    );
    expect(
      (await lonely.send(await deliveryOf({ id: eventId(), customer: customerId }))).status,
    ).toBe(503);
  });
});

test("health tells whether configuration and database are there, and no secret", async () => {
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

describe("a thin event (API v2), well signed", () => {
  const thin = { object: "v2.core.event", created: "2026-11-22T08:00:00.000Z", livemode: false };
  const about = (type: string, id: string) => ({
    related_object: { id, type, url: `/v1/${type}s/${id}` },
  });

  test.each([
    ["of no object", "v2.core.event_destination.ping", {}],
    ["of a customer", "v1.customer.updated", about("customer", "cus_thin")],
    ["of an invoice", "v1.invoice.paid", about("invoice", "in_1")],
  ])(
    "%s is heard, recorded and named in the log, so that it does not come again",
    async (_, type, more) => {
      const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
      const id = eventId();
      const response = await send(await signed({ ...thin, id, type, ...more }));
      expect([response.status, await response.text()]).toEqual([200, "recorded"]);
      expect(await inLedger(id)).toBe(true);
      expect(asked).toEqual([]);
      expect(JSON.stringify(warned.mock.calls)).toContain("thin event");
    },
  );

  test("what is signed and no event is refused with a line in the log", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect((await send(await signed({ object: "event" }))).status).toBe(400);
    expect(JSON.stringify(warned.mock.calls)).toContain("no event");
  });
});
