import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { subscriptions } from "#app/features/account/tables.server.ts";
import { startCheckout } from "#app/features/billing/checkout/checkout.server.ts";
import { openPortal } from "#app/features/billing/checkout/portal.server.ts";
import { PaymentError } from "#app/platform/payments/payment-error.ts";
import type { Payments } from "#app/platform/payments/payments.ts";
import {
  expireTimeouts,
  failCall,
  faults,
  noCustomer,
  throughFaults,
} from "../../../support/billing/checkout-faults.ts";
import { openCheckoutRecovery } from "../../../support/billing/checkout-recovery.ts";

const { books, platformOf, rowOf, expectRecovery, withDeletedCustomer } = openCheckoutRecovery();

// A customer who was deleted in Stripe's dashboard.
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));

test.each(["no list of subscriptions", "no payment page"])(
  "Is replaced when Stripe reports it by %s",
  async (where) => {
    const { who, pay } = await withDeletedCustomer();
    const { listSubscriptions } = pay.payments;
    if (where === "no list of subscriptions")
      pay.payments.listSubscriptions = async (id) =>
        pay.gone.has(id) ? Promise.reject(noCustomer(id)) : listSubscriptions(id);
    const sent = await startCheckout(platformOf(pay.payments), who, {
      plan: "premium",
      language: "en",
    });
    expect(sent).toMatchObject({ ok: true });
    expect(pay.gone).not.toContain((await rowOf(who)).customerId);
    await expectRecovery(who, pay);
    expect(
      await startCheckout(platformOf(pay.payments), who, { plan: "premium", language: "en" }),
    ).toEqual(sent);
  },
);

test("Is replaced once by simultaneous requests", async () => {
  const { who, pay } = await withDeletedCustomer();
  const sent = await Promise.all(
    [1, 2, 3].map(() =>
      startCheckout(platformOf(pay.payments), who, { plan: "premium", language: "en" }),
    ),
  );
  expect(new Set(sent.map((one) => one.ok && one.url)).size).toBe(1);
  await expectRecovery(who, pay);
});

test("Gets no second trial after a subscription", async () => {
  const { who, pay } = await withDeletedCustomer();
  await books()
    .db.update(subscriptions)
    .set({ subscriptionId: "sub_1" })
    .where(eq(subscriptions.userId, who.id));
  await startCheckout(platformOf(pay.payments), who, { plan: "premium", language: "en" });
  expect(pay.open()[0]!.metadata.llave_trial).toBe("0");
});

test("Is not replaced while a plan is stored as paid: the key may be of another account", async () => {
  const { who, pay } = await withDeletedCustomer();
  pay.payments.findCustomer = async () => "unknown";
  await books()
    .db.update(subscriptions)
    .set({ status: "active" })
    .where(eq(subscriptions.userId, who.id));
  const before = await rowOf(who);
  const sent = await startCheckout(platformOf(pay.payments), who, {
    plan: "premium",
    language: "en",
  });
  expect(sent).toEqual({ ok: false, error: "billing:checkout.notCreated", status: 503 });
  expect(await rowOf(who)).toEqual(before);
  expect(pay.customers.size).toBe(1);
});

test("Is replaced only once, even if the replacement is deleted too", async () => {
  const { who, pay } = await withDeletedCustomer();
  const { createCustomer } = pay.payments;
  pay.payments.createCustomer = async (given) => {
    const id = await createCustomer(given);
    pay.gone.add(id);
    return id;
  };
  expect(
    await startCheckout(platformOf(pay.payments), who, { plan: "premium", language: "en" }),
  ).toMatchObject({
    ok: false,
    status: 503,
  });
  expect(pay.customers.size).toBe(2);
});

test("Opens no portal, and reports that there is no subscription", async () => {
  const { who, pay } = await withDeletedCustomer();
  pay.payments.openPortal = async ({ customerId }) => {
    throw noCustomer(customerId);
  };
  const told = { ok: false, error: "billing:change.none", status: 409 };
  expect(await openPortal(platformOf(pay.payments), who, "en")).toEqual(told);
  expect(pay.gone).not.toContain((await rowOf(who)).customerId);
  await expectRecovery(who, pay);
});

test.each(faults)(
  "Is replaced by the next attempt when Stripe or the database %s, at each call in turn",
  async (fault) => {
    let at = 1;
    for (; ; at++) {
      const { who, pay } = await withDeletedCustomer();
      const failing = failCall(at, fault, () => new PaymentError("unavailable", "no answer"));
      const { createCustomer, findCustomer, createCheckout } = pay.payments;
      const payments: Payments = {
        ...pay.payments,
        createCustomer: (given) => failing.wrap(() => createCustomer(given)),
        findCustomer: (given) => failing.wrap(() => findCustomer(given)),
        createCheckout: (given) => failing.wrap(() => createCheckout(given)),
      };
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      await expireTimeouts(
        startCheckout(platformOf(payments, throughFaults(books().d1, failing.wrap)), who, {
          plan: "premium",
          language: "en",
        }),
        failing.calls,
      );
      if (failing.calls() < at) break;
      await expectRecovery(who, pay);
    }
    expect(at, "calls that failed").toBeGreaterThan(10);
  },
);
