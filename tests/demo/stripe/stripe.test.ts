import Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { failingCard, openClient, stripeOf } from "../../support/stripe.ts";

// The stand-in is asked by nobody but the official SDK.
const app = openApp();
const stripe = () => stripeOf(app());
const newCustomer = (name = "Ana Ruiz") =>
  stripe().client.customers.create({ name, email: "ana@shop.test", metadata: { user: "u1" } });
// The SDK hands on the headers of `fetch` as they are, whatever its types say.
const replayed = ({ lastResponse }: Stripe.Response<object>) =>
  (lastResponse.headers as unknown as Headers).get("idempotent-replayed");
const checkout = (customer: string): Stripe.Checkout.SessionCreateParams => ({
  mode: "subscription",
  customer,
  line_items: [{ price: "price_demo_premium", quantity: 1 }],
  success_url: "http://localhost/premium?session={CHECKOUT_SESSION_ID}",
  cancel_url: "http://localhost/premium",
  client_reference_id: "u1",
  metadata: { user: "u1" },
  subscription_data: { trial_period_days: 7, metadata: { user: "u1" } },
  payment_method_collection: "always",
  locale: "es",
});

describe("the calls", () => {
  test("a customer is made, found, changed and deleted", async () => {
    const { client } = stripe();
    const { id } = await newCustomer();
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

  test("a checkout session carries what it was given and can be expired", async () => {
    const { client } = stripe();
    const customer = await newCustomer();
    const session = await client.checkout.sessions.create(checkout(customer.id));
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

  test("the subscription shows its period on its item alone, and its latest invoice where asked", async () => {
    const { client, subscribe } = stripe();
    const customer = await newCustomer();
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

  test("a subscription is cancelled at its end, kept after all, and cancelled at once", async () => {
    const { client, subscribe } = stripe();
    const customer = await newCustomer();
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

  test("metadata is added to, and cleared by an empty text", async () => {
    const { client, subscribe } = stripe();
    const { id } = await subscribe((await newCustomer()).id, "medium", {
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

  test("going up is charged by the day at once, going down is not", async () => {
    const { client, subscribe, advance } = stripe();
    const customer = await newCustomer();
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

  test("what is given back goes off the next invoice", async () => {
    const { client, subscribe, advanceTo } = stripe();
    const customer = await newCustomer();
    const made = await subscribe(customer.id, "premium", { trialDays: 0 });
    const items = [{ id: made.items.data[0]!.id, price: "price_demo_medium" }];
    await client.subscriptions.update(made.id, { items, proration_behavior: "create_prorations" });
    await advanceTo("period end", customer.id);
    const [newest] = (await client.invoices.list({ customer: customer.id })).data;
    expect(newest).toMatchObject({ total: 999 - 500, amount_paid: 499, status: "paid" });
  });

  test("an upgrade that cannot be charged changes nothing where that was asked", async () => {
    const { client, subscribe, failPayments } = stripe();
    const customer = await newCustomer();
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

  test("prices, invoices, events and the portal can be read", async () => {
    const { client, subscribe } = stripe();
    const customer = await newCustomer();
    await subscribe(customer.id, "premium", { trialDays: 0 });
    expect(
      (await client.prices.list()).data.map(({ id, unit_amount }) => [id, unit_amount]),
    ).toEqual([
      ["price_demo_medium", 999],
      ["price_demo_premium", 1499],
    ]);
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

  test("lists are read page by page, the newest first", async () => {
    const { client, subscribe, advance } = stripe();
    const customer = await newCustomer();
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
});

describe("the refusals", () => {
  test("a parameter that Stripe does not know", async () => {
    const unknown = { email: "a@b.test", favourite_colour: "red" } as Stripe.CustomerCreateParams;
    await expect(stripe().client.customers.create(unknown)).rejects.toMatchObject({
      statusCode: 400,
      type: "StripeInvalidRequestError",
      code: "parameter_unknown",
      param: "favourite_colour",
      message: "Received unknown parameter: favourite_colour",
    });
    const inner = {
      ...checkout("cus_x"),
      subscription_data: { trial_days: 3 },
    } as unknown as Stripe.Checkout.SessionCreateParams;
    await expect(stripe().client.checkout.sessions.create(inner)).rejects.toThrow(
      "Received unknown parameter: subscription_data[trial_days]",
    );
  });

  test("one that is missing, empty or nonsense", async () => {
    const { client } = stripe();
    const { success_url: _, ...without } = checkout("cus_x");
    await expect(client.checkout.sessions.create(without)).rejects.toMatchObject({
      code: "parameter_missing",
      param: "success_url",
    });
    await expect(
      client.checkout.sessions.create({ ...checkout("cus_x"), success_url: "javascript:alert(1)" }),
    ).rejects.toMatchObject({
      statusCode: 400,
      param: "success_url",
    });
    await expect(client.subscriptions.list({ customer: "" })).rejects.toMatchObject({
      code: "parameter_invalid_empty",
    });
    await expect(client.invoices.list({ limit: 101 })).rejects.toMatchObject({
      statusCode: 400,
      param: "limit",
    });
  });

  test("an id that nobody has: 404 in the address, 400 among the parameters", async () => {
    const { client } = stripe();
    await expect(client.subscriptions.retrieve("sub_none")).rejects.toMatchObject({
      statusCode: 404,
      code: "resource_missing",
    });
    await expect(client.checkout.sessions.create(checkout("cus_none"))).rejects.toMatchObject({
      statusCode: 400,
      code: "resource_missing",
      param: "customer",
    });
    const { id } = await newCustomer();
    const line_items = [{ price: "price_none", quantity: 1 }];
    await expect(
      client.checkout.sessions.create({ ...checkout(id), line_items }),
    ).rejects.toMatchObject({ param: "line_items[0][price]" });
  });

  test("a wrong key, another version, a call that we do not make", async () => {
    await expect(openClient(app(), "sk_test_wrong").prices.list()).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    );
    await expect(stripe().client.prices.list({}, { apiVersion: "2020-01-01" })).rejects.toThrow(
      "Invalid Stripe API version",
    );
    await expect(stripe().client.coupons.list()).rejects.toMatchObject({
      statusCode: 404,
      message: expect.stringMatching(/^Unrecognized request URL/),
    });
  });

  test("the same key with the same parameters is answered again, with others refused", async () => {
    const { client } = stripe();
    const options = { idempotencyKey: crypto.randomUUID() };
    const [one, two] = [
      await client.customers.create({ email: "a@b.test" }, options),
      await client.customers.create({ email: "a@b.test" }, options),
    ];
    expect(two.id).toBe(one.id);
    expect(replayed(one)).toBeNull();
    expect(replayed(two)).toBe("true");
    await expect(
      client.customers.create({ email: "other@b.test" }, options),
    ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  test("answers name the version and the request; callers are remembered by their name", async () => {
    const { client, lastClient } = stripe();
    const { lastResponse } = await client.prices.list();
    expect(lastResponse.apiVersion).toBe(Stripe.API_VERSION);
    expect(lastResponse.requestId).toMatch(/^req_/);
    const { userAgent, client: named } = await lastClient();
    expect(userAgent).toContain("Llave/1.0.0");
    expect(JSON.parse(named!)).toMatchObject({ application: { name: "Llave", version: "1.0.0" } });
  });
});

describe("the life of a subscription", () => {
  test("trial, announced three days before its end, then paid, then renewed", async () => {
    const { client, subscribe, advance, deliveries } = stripe();
    const customer = await newCustomer();
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
    expect(renewed.items.data[0]!.current_period_start).toBe(
      paid.items.data[0]!.current_period_end,
    );
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

  test("a card that fails: past due, tried again on later days, then given up", async () => {
    const { client, subscribe, advance, advanceTo } = stripe();
    const customer = await newCustomer();
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

  test("given up the other way, it stays unpaid until the card is mended", async () => {
    const { client, subscribe, advance, command, failPayments, mendPayments } = stripe();
    const customer = await newCustomer();
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

  test("a retry that works makes it active again", async () => {
    const { client, subscribe, advance, advanceTo, failPayments, mendPayments } = stripe();
    const customer = await newCustomer();
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

  test("cancelled at the end of what is paid", async () => {
    const { client, subscribe, advanceTo } = stripe();
    const customer = await newCustomer();
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

  test("a dispute, and a session that runs out", async () => {
    const { client, subscribe, advance, command } = stripe();
    const customer = await newCustomer();
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
    const session = await client.checkout.sessions.create(checkout(customer.id));
    await advance(1.1, customer.id);
    expect(await client.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: "expired",
    });
    expect((await app().visit(`/demo/pay/${session.id}`)).status).toBe(410);
  });
});
