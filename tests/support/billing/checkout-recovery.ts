import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { profiles, subscriptions, users } from "#app/features/account/tables.server.ts";
import { startCheckout } from "#app/features/billing/checkout/checkout.server.ts";
import type { Payments } from "#app/platform/payments/payments.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { openBooks } from "./billing.ts";
import { stripe } from "./checkout-faults.ts";

/** New members on a database of the test file, and what must hold after a failed Checkout. */
export function openCheckoutRecovery() {
  const books = openBooks();
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

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
    }) as Platform;

  const rowOf = async ({ id }: { id: string }) =>
    (await books().db.select().from(subscriptions).where(eq(subscriptions.userId, id)).get())!;

  async function expectRecovery(who: { id: string; email: string }, at: ReturnType<typeof stripe>) {
    const again = await startCheckout(platformOf(at.payments), who, {
      plan: "premium",
      language: "en",
    });
    expect(again.ok, "the next attempt").toBe(true);
    expect(
      [at.customers.size - at.gone.size, at.open().length],
      "one living customer, one open session",
    ).toEqual([1, 1]);
    expect(
      (await books().db.select().from(subscriptions).where(eq(subscriptions.userId, who.id)))
        .length,
    ).toBe(1);
    expect(
      (await books().db.select().from(profiles).where(eq(profiles.id, who.id)).get())!
        .subscriptionStatus,
    ).toBe("free");
  }

  /** A member who opened Checkout, and whose customer was then deleted in Stripe's dashboard. */
  async function withDeletedCustomer() {
    const who = await newcomer();
    const pay = stripe();
    await startCheckout(platformOf(pay.payments), who, { plan: "premium", language: "en" });
    pay.remove((await rowOf(who)).customerId);
    return { who, pay };
  }

  return { books, newcomer, platformOf, rowOf, expectRecovery, withDeletedCustomer };
}
