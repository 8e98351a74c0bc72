import { expect, test, vi } from "vitest";
import { openPortal } from "#app/features/billing/checkout/portal.server.ts";
import { openApp } from "../../support/app.ts";
import { openBuyers } from "../../support/billing/buyers.ts";
import { paymentPlatform } from "../../support/billing/checkout.ts";

const app = openApp();
const { stripe, person, rowOf, profileOf, start, sessionOf, member } = openBuyers(app);

test("Deleting the customer in the dashboard ends the plan; the next Checkout has a new customer", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const who = await member("medium");
  const dead = await rowOf(who);
  await stripe().command({ command: "delete", customer: dead.customerId });
  await expect
    .poll(async () => (await profileOf(who)).subscriptionStatus, { timeout: 10_000 })
    .toBe("free");
  expect(await openPortal(paymentPlatform(app()), who, "en")).toEqual({
    ok: false,
    error: "billing:change.none",
    status: 409,
  });
  const next = await rowOf(who);
  expect(next.customerId).not.toBe(dead.customerId);
  expect(await stripe().client.customers.retrieve(next.customerId)).toMatchObject({
    email: who.email,
    metadata: { llave_user: who.id },
  });
  expect((await start(who, "premium")).ok).toBe(true);
  expect((await sessionOf(who)).metadata).toMatchObject({ llave_trial: "0" });
  await stripe().pay((await rowOf(who)).checkoutId!);
  await expect
    .poll(async () => (await profileOf(who)).subscriptionStatus, { timeout: 10_000 })
    .toBe("premium");
  expect(await rowOf(who)).toMatchObject({ customerId: next.customerId, status: "active" });
});

test("A customer deleted before the first payment is replaced", async () => {
  const who = await person();
  await start(who, "medium");
  const { customerId } = await rowOf(who);
  await stripe().command({ command: "delete", customer: customerId });
  const sent = await app().visit("/create-checkout-session", {
    as: who,
    form: { plan: "premium" },
  });
  expect(sent.status).toBe(302);
  expect((await rowOf(who)).customerId).not.toBe(customerId);
  expect((await sessionOf(who)).metadata).toMatchObject({
    llave_plan: "premium",
    llave_trial: "7",
  });
});
