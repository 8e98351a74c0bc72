import { expect, test } from "vitest";
import { changePlan } from "#app/features/billing/checkout/change-plan.server.ts";
import { openPortal } from "#app/features/billing/checkout/portal.server.ts";
import { openApp } from "../../support/app.ts";
import { openBuyers } from "../../support/billing/buyers.ts";
import { paymentPlatform } from "../../support/billing/checkout.ts";
import { askingCard, failingCard } from "../../support/billing/stripe.ts";

const app = openApp();
const { stripe, person, rowOf, profileOf, start, member } = openBuyers(app);

test("Upgrades immediately, downgrades at period end, undoes a downgrade for free", async () => {
  const who = await member("medium");
  const platform = paymentPlatform(app());
  const { customerId } = await rowOf(who);
  expect(await changePlan(platform, who, "premium")).toEqual({ ok: true, when: "now" });
  expect((await profileOf(who)).subscriptionStatus).toBe("premium");
  expect(await changePlan(platform, who, "medium")).toEqual({ ok: true, when: "periodEnd" });
  expect(await rowOf(who)).toMatchObject({ tier: "premium", nextTier: "medium" });
  const before = (await stripe().client.invoices.list({ customer: customerId })).data.length;
  expect(await changePlan(platform, who, "premium")).toEqual({ ok: true, when: "kept" });
  expect(await rowOf(who)).toMatchObject({ tier: "premium", nextTier: null });
  expect((await stripe().client.invoices.list({ customer: customerId })).data).toHaveLength(before);
  expect(
    (await stripe().client.subscriptions.list({ customer: customerId, status: "all" })).data,
  ).toHaveLength(1);
});

test("Changes nothing when the card declines the difference", async () => {
  const who = await member("medium");
  const { customerId } = await rowOf(who);
  await stripe().advanceTo("trial end", customerId);
  await stripe().failPayments(customerId);
  expect(await changePlan(paymentPlatform(app()), who, "premium")).toEqual({
    ok: false,
    error: "billing:checkout.failed",
    status: 402,
  });
  expect((await profileOf(who)).subscriptionStatus).toBe("medium");
});

const asked = async () => {
  const who = await member("medium", askingCard);
  const { customerId } = await rowOf(who);
  const subscription = (await stripe().client.subscriptions.list({ customer: customerId }))
    .data[0]!;
  // After the trial: only then is there a difference to charge.
  await stripe().advanceTo("trial end", customerId);
  await app().demo(`/demo/invoice/${await newestInvoice(customerId)}`, { method: "POST" });
  await expect
    .poll(async () => (await stripe().client.subscriptions.retrieve(subscription.id)).status)
    .toBe("active");
  return { who, customerId, subscription };
};
const newestInvoice = async (customer: string) =>
  (await stripe().client.invoices.list({ customer })).data[0]!.id;

test("3-D Secure: leads to the invoice page, and changes the plan once confirmed", async () => {
  const { who, customerId } = await asked();
  const sent = await changePlan(paymentPlatform(app()), who, "premium");
  expect(sent).toMatchObject({ ok: true, when: "confirmed" });
  expect(await changePlan(paymentPlatform(app()), who, "premium")).toEqual(sent);
  expect((await profileOf(who)).subscriptionStatus).toBe("medium");
  const page = await app().demo(new URL((sent as { url: string }).url).pathname);
  expect(await page.text()).toContain("Confirm payment");

  await app().demo(new URL((sent as { url: string }).url).pathname, { method: "POST" });
  await expect
    .poll(async () => (await profileOf(who)).subscriptionStatus, { timeout: 10_000 })
    .toBe("premium");
  expect(
    (await stripe().client.subscriptions.list({ customer: customerId, status: "all" })).data,
  ).toHaveLength(1);
});

test("3-D Secure: an unconfirmed change charges nothing and keeps the plan", async () => {
  const { who, customerId, subscription } = await asked();
  await changePlan(paymentPlatform(app()), who, "premium");
  await stripe().advance(1, customerId);
  expect(await stripe().client.subscriptions.retrieve(subscription.id)).toMatchObject({
    status: "active",
    pending_update: null,
  });
  expect((await stripe().client.invoices.list({ customer: customerId })).data[0]).toMatchObject({
    status: "void",
    amount_paid: 0,
  });
  expect((await profileOf(who)).subscriptionStatus).toBe("medium");
});

test("An overdue payment allows the portal only", async () => {
  const who = await member("premium", failingCard);
  const { customerId } = await rowOf(who);
  await stripe().advanceTo("trial end", customerId);
  await stripe().advance(0.1, customerId);
  await expect.poll(async () => (await rowOf(who)).status, { timeout: 10_000 }).toBe("past_due");
  expect((await rowOf(who)).firstFailedAt).not.toBeNull();
  expect(await changePlan(paymentPlatform(app()), who, "medium")).toMatchObject({
    error: "billing:checkout.payFirst",
  });
  expect(await start(who, "medium")).toMatchObject({ ok: false, status: 409 });
  const portal = await openPortal(paymentPlatform(app()), who, "es");
  expect(portal.ok && new URL(portal.url).pathname).toMatch(/^\/demo\/portal\//);
});

test("A member who never subscribed has no plan to change and no portal", async () => {
  const who = await person();
  expect(await changePlan(paymentPlatform(app()), who, "premium")).toMatchObject({
    error: "billing:change.none",
    status: 409,
  });
  expect(await openPortal(paymentPlatform(app()), who, "en")).toMatchObject({
    error: "billing:change.none",
    status: 409,
  });
});
