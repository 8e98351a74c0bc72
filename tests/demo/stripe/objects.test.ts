import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { checkoutParams, stripeOf } from "../../support/billing/stripe.ts";

// Through the official SDK only.
const app = openApp();
const stripe = () => stripeOf(app());

test("Creates, retrieves, updates and deletes a customer", async () => {
  const { client } = stripe();
  const { id } = await stripe().createCustomer();
  const changed = await client.customers.update(id, {
    name: "Ana R.",
    metadata: { user: "", shop: "s1" },
  });
  expect(changed).toMatchObject({
    id,
    object: "customer",
    name: "Ana R.",
    email: "ana@shop.test",
    metadata: { shop: "s1" },
  });
  expect(await client.customers.retrieve(id)).toMatchObject({ name: "Ana R." });
  expect(await client.customers.del(id)).toMatchObject({ id, deleted: true });
  expect(await client.customers.retrieve(id)).toMatchObject({ id, deleted: true });
  await expect(client.customers.update(id, { name: "x" })).rejects.toMatchObject({
    code: "resource_missing",
    statusCode: 404,
  });
});

test("A Checkout Session returns its parameters and can be expired", async () => {
  const { client } = stripe();
  const customer = await stripe().createCustomer();
  const session = await client.checkout.sessions.create(checkoutParams(customer.id));
  expect(session).toMatchObject({
    status: "open",
    mode: "subscription",
    locale: "es",
    client_reference_id: "u1",
    metadata: { user: "u1" },
    payment_status: "unpaid",
  });
  expect(session.url).toBe(`http://localhost/demo/pay/${session.id}`);
  expect(session.expires_at - session.created).toBe(24 * 60 * 60);
  expect(await client.checkout.sessions.expire(session.id)).toMatchObject({
    status: "expired",
    url: null,
  });
  await expect(client.checkout.sessions.expire(session.id)).rejects.toMatchObject({
    statusCode: 400,
  });
});

test("Reads prices, invoices, events and the portal", async () => {
  const { client, subscribe } = stripe();
  const customer = await stripe().createCustomer();
  await subscribe(customer.id, "premium", { trialDays: 0 });
  expect((await client.prices.list()).data.map(({ id, unit_amount }) => [id, unit_amount])).toEqual(
    [
      ["price_demo_medium", 999],
      ["price_demo_premium", 1499],
    ],
  );
  expect(await client.prices.retrieve("price_demo_medium")).toMatchObject({
    recurring: { interval: "month" },
    currency: "usd",
  });
  const [invoice] = (await client.invoices.list({ customer: customer.id })).data;
  expect(await client.invoices.retrieve(invoice!.id!)).toMatchObject({
    amount_paid: 1499,
    status: "paid",
  });
  const [event] = (await client.events.list({ type: "invoice.paid", limit: 1 })).data;
  expect(await client.events.retrieve(event!.id)).toMatchObject({
    type: "invoice.paid",
    data: { object: { id: invoice!.id } },
  });
  const portal = await client.billingPortal.sessions.create({
    customer: customer.id,
    return_url: "http://localhost/account",
  });
  expect(portal.url).toBe(`http://localhost/demo/portal/${portal.id}`);
});

test("Pages through lists, newest first", async () => {
  const { client, subscribe, advance } = stripe();
  const customer = await stripe().createCustomer();
  await subscribe(customer.id, "medium", { trialDays: 0 });
  await advance(100, customer.id);
  const first = await client.invoices.list({ customer: customer.id, limit: 2 });
  expect(first).toMatchObject({ has_more: true, data: { length: 2 } });
  const rest = await client.invoices.list({
    customer: customer.id,
    limit: 2,
    starting_after: first.data[1]!.id!,
  });
  expect(rest).toMatchObject({ has_more: false, data: { length: 2 } });
  const all = await client.invoices
    .list({ customer: customer.id, limit: 2 })
    .autoPagingToArray({ limit: 10 });
  expect(all.map(({ id }) => id)).toEqual([...first.data, ...rest.data].map(({ id }) => id));
  expect(all.every(({ created }, at) => at === 0 || created < all[at - 1]!.created)).toBe(true);
  await expect(client.invoices.list({ starting_after: "in_none" })).rejects.toMatchObject({
    code: "resource_missing",
  });
});
