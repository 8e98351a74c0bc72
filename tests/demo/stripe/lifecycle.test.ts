import type Stripe from "stripe";
import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { checkoutParams, failingCard, stripeOf } from "../../support/billing/stripe.ts";

// Through the official SDK only.
const app = openApp();
const stripe = () => stripeOf(app());

test("Announces the end of a trial three days before, then charges and renews", async () => {
  const { client, subscribe, advance, deliveries } = stripe();
  const customer = await stripe().createCustomer();
  const { id, trial_end } = await subscribe(customer.id, "premium");
  await advance(3.9, customer.id);
  const types = async () => (await deliveries(customer.id)).map(({ type }) => type);
  expect(await types()).not.toContain("customer.subscription.trial_will_end");
  await advance(0.2, customer.id);
  expect(await types()).toContain("customer.subscription.trial_will_end");
  await advance(3, customer.id);

  const paid = await client.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
  expect(paid).toMatchObject({
    status: "active",
    trial_end,
    latest_invoice: { amount_paid: 1499, status: "paid" },
  });
  expect(paid.items.data[0]).toMatchObject({ current_period_start: trial_end });
  await advance(31, customer.id);
  const renewed = await client.subscriptions.retrieve(id);
  expect(renewed.items.data[0]!.current_period_start).toBe(paid.items.data[0]!.current_period_end);
  expect(await types()).toEqual([
    "customer.created",
    "customer.subscription.created",
    "invoice.paid",
    "checkout.session.completed",
    "customer.subscription.trial_will_end",
    "invoice.paid",
    "customer.subscription.updated",
    "invoice.paid",
    "customer.subscription.updated",
  ]);
});

test("A failing card: past due, retried on later days, then canceled", async () => {
  const { client, subscribe, advance, advanceTo } = stripe();
  const customer = await stripe().createCustomer();
  const { id } = await subscribe(customer.id, "premium", { card: failingCard });
  await advanceTo("trial end", customer.id);
  const failed = await client.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
  const open = failed.latest_invoice as Stripe.Invoice;
  expect(failed.status).toBe("past_due");
  expect(open).toMatchObject({ status: "open", attempt_count: 1, amount_remaining: 1499 });
  expect(open.next_payment_attempt! - open.created).toBe(3 * 86_400);
  await advance(6, customer.id);
  expect((await client.invoices.retrieve(open.id!)).attempt_count).toBe(3);
  await advance(1.1, customer.id);
  expect(await client.subscriptions.retrieve(id)).toMatchObject({
    status: "canceled",
    cancellation_details: { reason: "payment_failed" },
  });
  const [last] = (await client.events.list({ type: "customer.subscription.deleted", limit: 1 }))
    .data;
  expect(last?.data.object).toMatchObject({ id });
});

test("Stays unpaid until the card is replaced, where retries end so", async () => {
  const { client, subscribe, advance, command, failPayments, mendPayments } = stripe();
  const customer = await stripe().createCustomer();
  const { id } = await subscribe(customer.id, "medium", { trialDays: 0 });
  await command({ command: "give up", customer: customer.id, as: "unpaid" });
  await failPayments(customer.id);
  await advance(40, customer.id);
  expect((await client.subscriptions.retrieve(id)).status).toBe("unpaid");

  const portal = await client.billingPortal.sessions.create({
    customer: customer.id,
    return_url: "http://localhost/account",
  });
  await mendPayments(customer.id);
  const answer = await app().visit(`/demo/portal/${portal.id}/card`, {
    form: { card: "4242424242424242" },
  });
  expect(answer.status).toBe(303);
  expect(await client.subscriptions.retrieve(id)).toMatchObject({ status: "active" });
});

test("A successful retry reactivates the subscription", async () => {
  const { client, subscribe, advance, advanceTo, failPayments, mendPayments } = stripe();
  const customer = await stripe().createCustomer();
  const { id } = await subscribe(customer.id, "medium");
  await failPayments(customer.id);
  await advanceTo("trial end", customer.id);
  await mendPayments(customer.id);
  await advance(3.1, customer.id);
  expect(await client.subscriptions.retrieve(id, { expand: ["latest_invoice"] })).toMatchObject({
    status: "active",
    latest_invoice: { status: "paid", attempt_count: 2 },
  });
});

test("Ends at period end once canceled", async () => {
  const { client, subscribe, advanceTo } = stripe();
  const customer = await stripe().createCustomer();
  const made = await subscribe(customer.id, "medium", { trialDays: 0 });
  await client.subscriptions.update(made.id, { cancel_at_period_end: true });
  await advanceTo("period end", customer.id);
  const ended = await client.subscriptions.retrieve(made.id);
  expect(ended).toMatchObject({
    status: "canceled",
    ended_at: made.items.data[0]!.current_period_end,
  });
  expect((await client.invoices.list({ customer: customer.id })).data).toHaveLength(1);
});

test("Disputes a charge, and expires a session", async () => {
  const { client, subscribe, advance, command } = stripe();
  const customer = await stripe().createCustomer();
  await expect(command({ command: "dispute", customer: customer.id })).rejects.toThrow(
    "paid nothing",
  );
  await subscribe(customer.id, "medium", { trialDays: 0 });
  const dispute = await command({ command: "dispute", customer: customer.id });
  expect(dispute).toMatchObject({ amount: 999, reason: "fraudulent" });
  expect(await client.charges.retrieve(String(dispute.charge))).toMatchObject({
    customer: customer.id,
    disputed: true,
  });
  const session = await client.checkout.sessions.create(checkoutParams(customer.id));
  await advance(1.1, customer.id);
  expect(await client.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: "expired",
  });
  expect((await app().visit(`/demo/pay/${session.id}`)).status).toBe(410);
});
