import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { endBilling } from "#app/features/billing/checkout/end.server.ts";
import type { StripeSubscription } from "#app/features/billing/subscription/stripe-subscription.ts";
import { PaymentError } from "#app/platform/payments/payment-error.ts";
import type { Payments } from "#app/platform/payments/payments.ts";
import {
  fakePayments,
  openBooks,
  payer,
  subscriptionOf,
} from "../../../support/billing/billing.ts";

const books = openBooks();
const down = () => Promise.reject(new PaymentError("unavailable", "down"));
const refused = (code?: string) => Promise.reject(new PaymentError("refused", "no", { code }));

/** Stripe with these subscriptions, ended one by one. */
function stripe(states: string[], parts: Partial<Payments> = {}) {
  const all = states.map((status, at) => subscriptionOf({ id: `sub_${at}`, status }));
  const asked: string[] = [];
  const payments = fakePayments(new Map(), {
    listSubscriptions: async () => all as never,
    cancelSubscription: async (id) => {
      asked.push(`cancel ${id}`);
      (all.find((one) => one.id === id) as StripeSubscription).status = "canceled";
    },
    closeCheckout: async (id) => void asked.push(`close ${id}`),
    ...parts,
  });
  return { payments, asked };
}
const holds = async (condition: Awaited<ReturnType<typeof endBilling>>) =>
  (await books().db.get<{ yes: number }>(sql`select ${condition} as yes`)).yes === 1;

test("Expires the open Checkout session first, then cancels every subscription that runs or could resume", async () => {
  const { id } = await payer(books().db, { checkoutId: "cs_1" });
  const { payments, asked } = stripe(["active", "unpaid", "canceled"]);
  expect(await holds(await endBilling({ db: books().db, payments }, id))).toBe(true);
  expect(asked).toEqual(["close cs_1", "cancel sub_0", "cancel sub_1"]);
});

test.each<[string, Partial<Payments>]>([
  ["the look-up fails", { listSubscriptions: down }],
  [
    "the look-up is refused for another reason",
    { listSubscriptions: () => refused("parameter_invalid") },
  ],
  ["the page cannot be closed", { closeCheckout: down }],
  ["cancelling fails", { cancelSubscription: down }],
  ["cancelling is refused for ever", { cancelSubscription: () => refused() }],
])("nothing is taken for ended when %s", async (_, parts) => {
  const { id } = await payer(books().db, { checkoutId: "cs_1" });
  await expect(
    endBilling({ db: books().db, payments: stripe(["active"], parts).payments }, id),
  ).rejects.toThrow(PaymentError);
});

test("Ignores a closed session and a customer that Stripe does not know", async () => {
  const { id } = await payer(books().db, { checkoutId: "cs_1" });
  const { payments } = stripe([], {
    closeCheckout: () => refused(),
    listSubscriptions: () => refused("resource_missing"),
  });
  expect(await holds(await endBilling({ db: books().db, payments }, id))).toBe(true);
});

test("A session that is opened concurrently, also the first one, fails the condition", async () => {
  const { db } = books();
  const { id } = await payer(db, { checkoutId: "cs_1" });
  const ended = await endBilling({ db, payments: stripe([]).payments }, id);
  await books()
    .d1.prepare("update subscriptions set checkout_id = 'cs_2' where user_id = ?")
    .bind(id)
    .run();
  expect(await holds(ended)).toBe(false);

  const never = await endBilling({ db, payments: fakePayments(new Map()) }, "nobody yet");
  expect(await holds(never)).toBe(true);
});
