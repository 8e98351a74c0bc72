import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { profiles, users } from "#app/features/account/tables.server.ts";
import { startCheckout } from "#app/features/billing/checkout.server.ts";
import { subscriptions } from "#app/features/billing/tables.server.ts";
import { type Checkout, PaymentError, type Payments } from "#app/platform/payments.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { fakePayments, openBooks } from "../../support/billing.ts";

// R3 for checkout: every call to the database and to Stripe fails or hangs once, at every place where one is made.
const books = openBooks();
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Fault = "fails" | "hangs" | "does it and fails";
const faults: Fault[] = ["fails", "hangs", "does it and fails"];

/** Makes call number `at` go wrong, counted over everything it wraps. */
function saboteur(at: number, fault: Fault, error: () => Error) {
  let calls = 0;
  const wrap = async <Value>(call: () => Promise<Value>): Promise<Value> => {
    if (++calls !== at) return call();
    if (fault === "hangs") return new Promise(() => {});
    if (fault === "does it and fails") await call();
    throw error();
  };
  return { wrap, calls: () => calls };
}

/** Stripe, remembering customers and sessions by their keys as it does. */
function stripe() {
  const customers = new Map<string, string>();
  const sessions = new Map<string, Checkout>();
  const parts: Partial<Payments> = {
    createCustomer: async ({ key }) => {
      if (!customers.has(key)) customers.set(key, `cus_${newId()}`);
      return customers.get(key)!;
    },
    createCheckout: async ({ key, metadata }) => {
      const known = sessions.get(key);
      if (known) return known;
      const made = { id: `cs_${newId()}`, open: true, url: `https://pay.test/${key}`, endsAt: Date.now() + 86_400_000, metadata };
      sessions.set(key, made);
      return made;
    },
    findCheckout: async (id) => [...sessions.values()].find((session) => session.id === id)!,
    closeCheckout: async (id) =>
      void Object.assign([...sessions.values()].find((session) => session.id === id)!, { open: false, url: null }),
  };
  return { payments: fakePayments(new Map(), parts), customers, open: () => [...sessions.values()].filter(({ open }) => open) };
}

async function newcomer() {
  const id = newId();
  const at = new Date();
  await books()
    .db.insert(users)
    .values({ id, name: "", email: `${id}@shop.test`, createdAt: at, updatedAt: at });
  await books().db.insert(profiles).values({ id, createdAt: at });
  return { id, email: `${id}@shop.test` };
}

const platformOf = (payments: Payments, d1 = books().d1) =>
  ({
    db: drizzle(d1),
    payments,
    config: { authSecret: "x".repeat(32), appUrl: "http://localhost" },
    now: () => Date.now(),
  }) as unknown as Platform;

/** The same database, with every question going through `wrap`. */
function through(d1: D1Database, wrap: ReturnType<typeof saboteur>["wrap"]): D1Database {
  const statement = (inner: D1PreparedStatement): D1PreparedStatement =>
    ({
      bind: (...values: unknown[]) => statement(inner.bind(...values)),
      all: () => wrap(() => inner.all()),
      run: () => wrap(() => inner.run()),
      first: () => wrap(() => inner.first()),
      raw: () => wrap(() => inner.raw()),
    }) as unknown as D1PreparedStatement;
  return {
    prepare: (sql: string) => statement(d1.prepare(sql)),
    batch: (all: D1PreparedStatement[]) => wrap(() => d1.batch(all)),
  } as D1Database;
}

/** Patience runs out as soon as nothing moves any more. */
async function outlasting<Value>(work: Promise<Value>): Promise<Value> {
  const ended = work.finally(() => vi.useRealTimers());
  await Promise.race([ended, wait(200)]);
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(60_000);
  return ended;
}

async function afterwards(who: { id: string; email: string }, at: ReturnType<typeof stripe>) {
  const again = await startCheckout(platformOf(at.payments), who, "premium", "en");
  expect(again.ok, "trying again works").toBe(true);
  expect([at.customers.size, at.open().length], "one customer, one open session").toEqual([1, 1]);
  expect((await books().db.select().from(subscriptions).where(eq(subscriptions.userId, who.id))).length).toBe(1);
  expect((await books().db.select().from(profiles).where(eq(profiles.id, who.id)).get())!.subscriptionStatus).toBe("free");
}

test.each(faults)("the database %s, at every place in turn: the specification's sentence, and the next try works", async (fault) => {
  let at = 1;
  for (; ; at++) {
    const who = await newcomer();
    const pay = stripe();
    const sabotage = saboteur(at, fault, () => new Error("D1_ERROR: Network connection lost."));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const sent = await outlasting(startCheckout(platformOf(pay.payments, through(books().d1, sabotage.wrap)), who, "premium", "en"));
    if (sabotage.calls() < at) break;
    expect(sent, `call ${at}`).toMatchObject({ ok: false, error: "billing:checkout.notCreated", status: 503 });
    await afterwards(who, pay);
  }
  expect(at, "places that were broken").toBeGreaterThan(5);
});

test.each(faults)("Stripe %s, at every place in turn: the specification's sentence, and the next try works", async (fault) => {
  let at = 1;
  for (; ; at++) {
    const who = await newcomer();
    const pay = stripe();
    const sabotage = saboteur(at, fault, () => new PaymentError("unavailable", "no answer"));
    const { createCustomer, createCheckout, findSubscription } = pay.payments;
    const payments: Payments = {
      ...pay.payments,
      createCustomer: (given) => sabotage.wrap(() => createCustomer(given)),
      createCheckout: (given) => sabotage.wrap(() => createCheckout(given)),
      findSubscription: (given) => sabotage.wrap(() => findSubscription(given)),
    };
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const sent = await outlasting(startCheckout(platformOf(payments), who, "premium", "en"));
    if (sabotage.calls() < at) break;
    expect(sent, `call ${at}`).toMatchObject({ ok: false, status: 503 });
    if (!sent.ok) expect(["billing:checkout.unavailable", "billing:checkout.notCreated"]).toContain(sent.error);
    await afterwards(who, pay);
  }
  expect(at - 1, "places that were broken").toBe(3);
});
