import { drizzle } from "drizzle-orm/d1";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll } from "vitest";
import { profiles, subscriptions, users } from "#app/features/account/tables.server.ts";
import type { Invoice } from "#app/features/billing/subscription/invoices.ts";
import type { StripeSubscription } from "#app/features/billing/subscription/stripe-subscription.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Payments } from "#app/platform/payments/payments.ts";
import { openD1 } from "../d1.ts";

export const prices = { medium: ["price_bronze", "price_bronze_old"], premium: ["price_diamond"] };

export const noon = Date.UTC(2026, 10, 21, 12);
export const seconds = (ms: number) => Math.floor(ms / 1000);

type Traits = Partial<Omit<StripeSubscription, "items">> & {
  price?: string;
  from?: number;
  until?: number;
};

/**
 * A subscription as Stripe tells of it: Diamond, active, a month from noon unless said otherwise.
 * `from` and `until` in milliseconds.
 */
export function subscriptionOf({
  price = "price_diamond",
  from = noon,
  until = noon + 30 * 86_400_000,
  ...traits
}: Traits = {}) {
  return {
    id: "sub_1",
    status: "active",
    cancel_at: null,
    cancel_at_period_end: false,
    trial_end: null,
    metadata: {},
    created: seconds(from),
    items: {
      data: [
        {
          id: "si_1",
          price: { id: price },
          current_period_start: seconds(from),
          current_period_end: seconds(until),
        },
      ],
    },
    ...traits,
  } satisfies StripeSubscription;
}

/** An invoice as Stripe tells of it; `at` in milliseconds. */
export const invoiceOf = (status: string, at: number, traits: Partial<Invoice> = {}): Invoice => ({
  created: seconds(at),
  status,
  due_date: null,
  status_transitions: { finalized_at: seconds(at) },
  lines: { data: [{ period: { end: seconds(at + 30 * 86_400_000) } }] },
  ...traits,
});

/** A payment provider that knows what `known` says, by customer, and can do nothing else. */
export function fakePayments(
  known: Map<string, StripeSubscription | StripeSubscription[] | null>,
  parts: Partial<Payments> = {},
): Payments {
  const cannot = () => Promise.reject(new Error("This fake cannot do that"));
  return {
    prices,
    listSubscriptions: async (customer) =>
      [known.get(customer) ?? []].flat() as Awaited<ReturnType<Payments["listSubscriptions"]>>,
    createCustomer: cannot,
    findCustomer: cannot,
    createCheckout: cannot,
    findCheckout: cannot,
    closeCheckout: cannot,
    changePlan: cannot,
    stopRenewal: cannot,
    findDispute: cannot,
    openPortal: cannot,
    cancelSubscription: cannot,
    cards: {} as Payments["cards"],
    verifyEvent: cannot,
    ...parts,
  };
}

/** A database of its own for a test file. */
export function openBooks(options?: { real?: boolean }): () => { db: Db; d1: D1Database } {
  let books: { db: Db; d1: D1Database; close: () => Promise<void> };
  beforeAll(async () => {
    const opened = await openD1(options);
    books = { ...opened, db: drizzle(opened.d1) };
  }, 60_000);
  afterAll(() => books.close());
  return () => books;
}

type Payer = { id: string; email: string; customerId: string };

/** Someone with a customer at Stripe. */
export async function payer(
  db: Db,
  traits: Partial<typeof subscriptions.$inferInsert> = {},
): Promise<Payer> {
  const id = newId();
  const [email, customerId, at] = [
    `${id}@shop.test`,
    `cus_${id.replaceAll("-", "")}`,
    new Date(noon),
  ];
  await db.batch([
    db.insert(users).values({ id, name: "Ana Ruiz", email, createdAt: at, updatedAt: at }),
    db.insert(profiles).values({ id, createdAt: at }),
    db
      .insert(subscriptions)
      .values({ userId: id, customerId, syncedAt: at, trialKey: `key of ${id}`, ...traits }),
  ]);
  return { id, email, customerId };
}
