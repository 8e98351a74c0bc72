import Stripe from "stripe";
import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { stripeOf } from "../../support/billing/stripe.ts";

// Through the official SDK only.
const app = openApp();
const stripe = () => stripeOf(app());

test("Shows the period on the item only, and expands the latest invoice", async () => {
  const { client, subscribe } = stripe();
  const customer = await stripe().createCustomer();
  const made = await subscribe(customer.id, "premium", { metadata: { user: "u1" } });
  expect(made).toMatchObject({
    status: "trialing",
    metadata: { user: "u1" },
    latest_invoice: expect.stringMatching(/^in_/),
  });
  expect(made).not.toHaveProperty("current_period_end");
  expect(made.items.data[0]).toMatchObject({
    current_period_end: made.trial_end,
    price: { id: "price_demo_premium", unit_amount: 1499 },
  });
  expect(made.items.data[0]?.price.unit_amount_decimal?.toString()).toBe("1499");

  const { data } = await client.subscriptions.list({
    customer: customer.id,
    status: "all",
    expand: ["data.latest_invoice"],
  });
  expect(data).toHaveLength(1);
  expect(data[0]?.latest_invoice).toMatchObject({
    object: "invoice",
    amount_due: 0,
    status: "paid",
    billing_reason: "subscription_create",
  });
  await expect(client.subscriptions.list({ expand: ["data.nothing"] })).rejects.toThrow(
    "This property cannot be expanded (data.nothing).",
  );
});

test("Cancels at period end, resumes, and cancels immediately", async () => {
  const { client, subscribe } = stripe();
  const customer = await stripe().createCustomer();
  const { id, trial_end } = await subscribe(customer.id, "medium");
  expect(await client.subscriptions.update(id, { cancel_at_period_end: true })).toMatchObject({
    status: "trialing",
    cancel_at_period_end: true,
    cancel_at: trial_end,
  });
  expect(await client.subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({
    cancel_at: null,
    canceled_at: null,
  });
  expect(await client.subscriptions.cancel(id)).toMatchObject({
    status: "canceled",
    ended_at: expect.any(Number),
  });
  expect((await client.subscriptions.list({ customer: customer.id })).data).toHaveLength(0);
  expect(
    (await client.subscriptions.list({ customer: customer.id, status: "all" })).data,
  ).toHaveLength(1);
  await expect(client.subscriptions.cancel(id)).rejects.toMatchObject({
    statusCode: 404,
    code: "resource_missing",
  });
  await expect(
    client.subscriptions.update(id, { cancel_at_period_end: true }),
  ).rejects.toMatchObject({ statusCode: 400 });
});

test("Merges metadata, and clears it with an empty string", async () => {
  const { client, subscribe } = stripe();
  const { id } = await subscribe((await stripe().createCustomer()).id, "medium", {
    metadata: { user: "u1" },
  });
  expect(
    (await client.subscriptions.update(id, { metadata: { paid: "premium" } })).metadata,
  ).toEqual({ user: "u1", paid: "premium" });
  expect((await client.subscriptions.update(id, { metadata: { paid: "" } })).metadata).toEqual({
    user: "u1",
  });
  expect((await client.subscriptions.update(id, { metadata: "" })).metadata).toEqual({});
});

test("Prorates an upgrade immediately, and a downgrade not", async () => {
  const { client, subscribe, advance } = stripe();
  const customer = await stripe().createCustomer();
  const made = await subscribe(customer.id, "medium", { trialDays: 0 });
  const item = made.items.data[0]!;
  await advance((item.current_period_end - item.current_period_start) / 86_400 / 2, customer.id);

  const up = await client.subscriptions.update(made.id, {
    items: [{ id: item.id, price: "price_demo_premium" }],
    proration_behavior: "always_invoice",
    expand: ["latest_invoice"],
  });
  expect(up.items.data[0]).toMatchObject({
    price: { id: "price_demo_premium" },
    current_period_end: item.current_period_end,
  });
  const charged = up.latest_invoice as Stripe.Invoice;
  // Half the month is left, less the second or two that this took: to the cent it depends on
  // them.
  const [back, more] = charged.lines.data.map(({ amount }) => amount);
  expect(Math.abs(back! + 500) + Math.abs(more! - 750)).toBeLessThan(10);
  expect(charged).toMatchObject({
    amount_paid: back! + more!,
    status: "paid",
    billing_reason: "subscription_update",
  });

  const down = await client.subscriptions.update(made.id, {
    items: [{ id: item.id, price: "price_demo_medium" }],
    proration_behavior: "none",
    metadata: { llave_paid_tier: "premium" },
  });
  expect(down).toMatchObject({
    latest_invoice: charged.id,
    metadata: { llave_paid_tier: "premium" },
  });
});

test("Credits a downgrade on the next invoice", async () => {
  const { client, subscribe, advanceTo } = stripe();
  const customer = await stripe().createCustomer();
  const made = await subscribe(customer.id, "premium", { trialDays: 0 });
  const items = [{ id: made.items.data[0]!.id, price: "price_demo_medium" }];
  await client.subscriptions.update(made.id, { items, proration_behavior: "create_prorations" });
  await advanceTo("period end", customer.id);
  const [newest] = (await client.invoices.list({ customer: customer.id })).data;
  expect(newest).toMatchObject({ total: 999 - 500, amount_paid: 499, status: "paid" });
});

test("Changes nothing when payment fails with error_if_incomplete", async () => {
  const { client, subscribe, failPayments } = stripe();
  const customer = await stripe().createCustomer();
  const made = await subscribe(customer.id, "medium", { trialDays: 0 });
  await failPayments(customer.id);
  const change = client.subscriptions.update(made.id, {
    items: [{ id: made.items.data[0]!.id, price: "price_demo_premium" }],
    proration_behavior: "always_invoice",
    payment_behavior: "error_if_incomplete",
  });
  await expect(change).rejects.toBeInstanceOf(Stripe.errors.StripeCardError);
  expect(await client.subscriptions.retrieve(made.id)).toEqual(
    expect.objectContaining({ status: "active", items: made.items }),
  );
});
