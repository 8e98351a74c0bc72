import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { profiles, subscriptions, users } from "#app/features/account/tables.server.ts";
import { openPortal, startCheckout } from "#app/features/billing/checkout.server.ts";
import { PaymentError } from "#app/platform/payments/payment-error.ts";
import type { Checkout, Payments } from "#app/platform/payments/payments.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { fakePayments, openBooks } from "../../support/billing.ts";

// R3 for checkout: every call to the database and to Stripe fails or hangs once, at every place
// where one is made.
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

const noCustomer = (id: string) =>
  new PaymentError("refused", `No such customer: '${id}'`, { code: "resource_missing" });

/** Stripe, remembering customers and sessions by their keys as it does. */
function stripe() {
  const customers = new Map<string, string>();
  const sessions = new Map<string, Checkout>();
  const gone = new Set<string>();
  const parts: Partial<Payments> = {
    createCustomer: async ({ key }) => {
      if (!customers.has(key)) customers.set(key, `cus_${newId()}`);
      return customers.get(key)!;
    },
    findCustomer: async (id) =>
      gone.has(id) ? "deleted" : [...customers.values()].includes(id) ? "there" : "unknown",
    createCheckout: async ({ key, metadata, customerId }) => {
      if (gone.has(customerId)) throw noCustomer(customerId);
      const known = sessions.get(key);
      if (known) return known;
      const made = {
        id: `cs_${newId()}`,
        open: true,
        url: `https://pay.test/${key}`,
        endsAt: Date.now() + 86_400_000,
        metadata,
      };
      sessions.set(key, made);
      return made;
    },
    findCheckout: async (id) => [...sessions.values()].find((session) => session.id === id)!,
    closeCheckout: async (id) =>
      void Object.assign([...sessions.values()].find((session) => session.id === id)!, {
        open: false,
        url: null,
      }),
  };
  /**
   * Deletes a customer as the dashboard does: its payment page is closed, and nothing can be made
   * for it any more.
   */
  const remove = (id: string) => {
    gone.add(id);
    for (const session of sessions.values()) Object.assign(session, { open: false, url: null });
  };
  const payments = fakePayments(new Map(), parts);
  return {
    payments,
    customers,
    gone,
    remove,
    open: () => [...sessions.values()].filter(({ open }) => open),
  };
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
  const inside = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const statement = (inner: D1PreparedStatement): D1PreparedStatement => {
    const outer = {
      bind: (...values: unknown[]) => statement(inner.bind(...values)),
      all: () => wrap(() => inner.all()),
      run: () => wrap(() => inner.run()),
      first: () => wrap(() => inner.first()),
      raw: () => wrap(() => inner.raw()),
    } as unknown as D1PreparedStatement;
    inside.set(outer, inner);
    return outer;
  };
  return {
    prepare: (sql: string) => statement(d1.prepare(sql)),
    batch: (all: D1PreparedStatement[]) => wrap(() => d1.batch(all.map((one) => inside.get(one)!))),
  } as D1Database;
}

/**
 * Patience runs out as soon as nothing moves any more: `calls` counts what was asked so far, and a
 * busy machine asks slowly.
 */
async function outlasting<Value>(work: Promise<Value>, calls: () => number): Promise<Value> {
  const ended = work.finally(() => vi.useRealTimers());
  let heard: number;
  do {
    heard = calls();
    await Promise.race([ended, wait(200)]);
  } while (vi.isFakeTimers() && calls() > heard);
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(60_000);
  return ended;
}

const rowOf = async ({ id }: { id: string }) =>
  (await books().db.select().from(subscriptions).where(eq(subscriptions.userId, id)).get())!;

async function afterwards(who: { id: string; email: string }, at: ReturnType<typeof stripe>) {
  const again = await startCheckout(platformOf(at.payments), who, "premium", "en");
  expect(again.ok, "trying again works").toBe(true);
  expect(
    [at.customers.size - at.gone.size, at.open().length],
    "one living customer, one open session",
  ).toEqual([1, 1]);
  expect(
    (await books().db.select().from(subscriptions).where(eq(subscriptions.userId, who.id))).length,
  ).toBe(1);
  expect(
    (await books().db.select().from(profiles).where(eq(profiles.id, who.id)).get())!
      .subscriptionStatus,
  ).toBe("free");
}

test.each(faults)(
  "the database %s, at every place in turn: the specification's sentence, and the next try works",
  async (fault) => {
    let at = 1;
    for (; ; at++) {
      const who = await newcomer();
      const pay = stripe();
      const sabotage = saboteur(at, fault, () => new Error("D1_ERROR: Network connection lost."));
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      const sent = await outlasting(
        startCheckout(
          platformOf(pay.payments, through(books().d1, sabotage.wrap)),
          who,
          "premium",
          "en",
        ),
        sabotage.calls,
      );
      if (sabotage.calls() < at) break;
      expect(sent, `call ${at}`).toMatchObject({
        ok: false,
        error: "billing:checkout.notCreated",
        status: 503,
      });
      await afterwards(who, pay);
    }
    expect(at, "places that were broken").toBeGreaterThan(5);
  },
);

test.each(faults)(
  "Stripe %s, at every place in turn: the specification's sentence, and the next try works",
  async (fault) => {
    let at = 1;
    for (; ; at++) {
      const who = await newcomer();
      const pay = stripe();
      const sabotage = saboteur(at, fault, () => new PaymentError("unavailable", "no answer"));
      const { createCustomer, createCheckout, listSubscriptions } = pay.payments;
      const payments: Payments = {
        ...pay.payments,
        createCustomer: (given) => sabotage.wrap(() => createCustomer(given)),
        createCheckout: (given) => sabotage.wrap(() => createCheckout(given)),
        listSubscriptions: (given) => sabotage.wrap(() => listSubscriptions(given)),
      };
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      const sent = await outlasting(
        startCheckout(platformOf(payments), who, "premium", "en"),
        sabotage.calls,
      );
      if (sabotage.calls() < at) break;
      expect(sent, `call ${at}`).toMatchObject({ ok: false, status: 503 });
      if (!sent.ok)
        expect(["billing:checkout.unavailable", "billing:checkout.notCreated"]).toContain(
          sent.error,
        );
      await afterwards(who, pay);
    }
    expect(at - 1, "places that were broken").toBe(3);
  },
);

/** Someone whose customer was deleted in Stripe's dashboard after a look at the payment page. */
async function bereft() {
  const who = await newcomer();
  const pay = stripe();
  await startCheckout(platformOf(pay.payments), who, "premium", "en");
  pay.remove((await rowOf(who)).customerId);
  return { who, pay };
}

describe("a customer who was deleted in Stripe's dashboard", () => {
  beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));

  test.each(["no list of subscriptions", "no payment page"])(
    "is made anew, where Stripe says it by %s",
    async (where) => {
      const { who, pay } = await bereft();
      const { listSubscriptions } = pay.payments;
      if (where === "no list of subscriptions")
        pay.payments.listSubscriptions = async (id) =>
          pay.gone.has(id) ? Promise.reject(noCustomer(id)) : listSubscriptions(id);
      const sent = await startCheckout(platformOf(pay.payments), who, "premium", "en");
      expect(sent).toMatchObject({ ok: true });
      expect(pay.gone).not.toContain((await rowOf(who)).customerId);
      await afterwards(who, pay);
      expect(await startCheckout(platformOf(pay.payments), who, "premium", "en")).toEqual(sent);
    },
  );

  test("is made anew once, however many ask at the same moment", async () => {
    const { who, pay } = await bereft();
    const sent = await Promise.all(
      [1, 2, 3].map(() => startCheckout(platformOf(pay.payments), who, "premium", "en")),
    );
    expect(new Set(sent.map((one) => one.ok && one.url)).size).toBe(1);
    await afterwards(who, pay);
  });

  test("has had the trial, if there ever was a subscription", async () => {
    const { who, pay } = await bereft();
    await books()
      .db.update(subscriptions)
      .set({ subscriptionId: "sub_1" })
      .where(eq(subscriptions.userId, who.id));
    await startCheckout(platformOf(pay.payments), who, "premium", "en");
    expect(pay.open()[0]!.metadata.llave_trial).toBe("0");
  });

  test("is not given up for an unknown one while a plan is paid for, by all we know: it may be our key that is wrong", async () => {
    const { who, pay } = await bereft();
    pay.payments.findCustomer = async () => "unknown";
    await books()
      .db.update(subscriptions)
      .set({ status: "active" })
      .where(eq(subscriptions.userId, who.id));
    const before = await rowOf(who);
    const sent = await startCheckout(platformOf(pay.payments), who, "premium", "en");
    expect(sent).toEqual({ ok: false, error: "billing:checkout.notCreated", status: 503 });
    expect(await rowOf(who)).toEqual(before);
    expect(pay.customers.size).toBe(1);
  });

  test("is made anew once, and no more, when the new one is gone as well", async () => {
    const { who, pay } = await bereft();
    const { createCustomer } = pay.payments;
    pay.payments.createCustomer = async (given) => {
      const id = await createCustomer(given);
      pay.gone.add(id);
      return id;
    };
    expect(await startCheckout(platformOf(pay.payments), who, "premium", "en")).toMatchObject({
      ok: false,
      status: 503,
    });
    expect(pay.customers.size).toBe(2);
  });

  test("sees no portal, but hears that there is no subscription", async () => {
    const { who, pay } = await bereft();
    pay.payments.openPortal = async ({ customerId }) => {
      throw noCustomer(customerId);
    };
    const told = { ok: false, error: "billing:change.none", status: 409 };
    expect(await openPortal(platformOf(pay.payments), who, "en")).toEqual(told);
    expect(pay.gone).not.toContain((await rowOf(who)).customerId);
    await afterwards(who, pay);
  });

  test.each(faults)(
    "is made anew by the next try when Stripe or the database %s meanwhile, at every place",
    async (fault) => {
      let at = 1;
      for (; ; at++) {
        const { who, pay } = await bereft();
        const sabotage = saboteur(at, fault, () => new PaymentError("unavailable", "no answer"));
        const { createCustomer, findCustomer, createCheckout } = pay.payments;
        const payments: Payments = {
          ...pay.payments,
          createCustomer: (given) => sabotage.wrap(() => createCustomer(given)),
          findCustomer: (given) => sabotage.wrap(() => findCustomer(given)),
          createCheckout: (given) => sabotage.wrap(() => createCheckout(given)),
        };
        vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
        await outlasting(
          startCheckout(
            platformOf(payments, through(books().d1, sabotage.wrap)),
            who,
            "premium",
            "en",
          ),
          sabotage.calls,
        );
        if (sabotage.calls() < at) break;
        await afterwards(who, pay);
      }
      expect(at, "places that were broken").toBeGreaterThan(10);
    },
  );
});
