import { expect, test } from "vitest";
import { subscriptions } from "#app/features/account/tables.server.ts";
import { startCheckout } from "#app/features/billing/checkout/checkout.server.ts";
import { openApp } from "../../support/app.ts";
import { openBuyers } from "../../support/billing/buyers.ts";
import { paymentPlatform } from "../../support/billing/checkout.ts";

const app = openApp();
const { person, rowOf, profileOf } = openBuyers(app);

// R3

const answer = (status: number, type: string) => async () =>
  Response.json(
    { error: { type, message: "no" } },
    { status, headers: { "stripe-should-retry": "false" } },
  );
const hang = (_: string, init?: RequestInit) =>
  new Promise<Response>((_, reject) =>
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
  );
const failures: [string, (url: string, init?: RequestInit) => Promise<Response>, string][] = [
  [
    "unreachable",
    () => Promise.reject(new TypeError("fetch failed")),
    "billing:checkout.unavailable",
  ],
  ["hanging", hang, "billing:checkout.unavailable"],
  ["500", answer(500, "api_error"), "billing:checkout.unavailable"],
  ["429", answer(429, "rate_limit_error"), "billing:checkout.unavailable"],
  ["a wrong key", answer(401, "invalid_request_error"), "billing:checkout.unavailable"],
  ["invalid JSON", async () => new Response("{"), "billing:checkout.unavailable"],
  ["a rejected parameter", answer(400, "invalid_request_error"), "billing:checkout.notCreated"],
  ["a declined card", answer(402, "card_error"), "billing:checkout.failed"],
];
test.each(failures)("Refuses with the specified message: %s", async (_, fetch, error) => {
  const who = await person();
  // With a customer, the first call is a read, which times out sooner than a write.
  await app()
    .db.insert(subscriptions)
    .values({ userId: who.id, customerId: `cus_${who.id}`, syncedAt: new Date() });
  expect(
    await startCheckout(paymentPlatform(app(), fetch), who, { plan: "premium", language: "en" }),
  ).toMatchObject({
    ok: false,
    error,
  });
  expect((await rowOf(who)).checkoutId).toBeNull();
  expect((await profileOf(who)).subscriptionStatus).toBe("free");
});
