import Stripe from "stripe";
import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { checkoutParams, openClient, stripeOf } from "../../support/billing/stripe.ts";

// Through the official SDK only.
const app = openApp();
const stripe = () => stripeOf(app());
// The SDK hands on the headers of `fetch` as they are, whatever its types say.
const replayed = ({ lastResponse }: Stripe.Response<object>) =>
  (lastResponse.headers as unknown as Headers).get("idempotent-replayed");

test("Rejects an unknown parameter", async () => {
  const unknown = { email: "a@b.test", favourite_colour: "red" } as Stripe.CustomerCreateParams;
  await expect(stripe().client.customers.create(unknown)).rejects.toMatchObject({
    statusCode: 400,
    type: "StripeInvalidRequestError",
    code: "parameter_unknown",
    param: "favourite_colour",
    message: "Received unknown parameter: favourite_colour",
  });
  const inner = {
    ...checkoutParams("cus_x"),
    subscription_data: { trial_days: 3 },
  } as unknown as Stripe.Checkout.SessionCreateParams;
  await expect(stripe().client.checkout.sessions.create(inner)).rejects.toThrow(
    "Received unknown parameter: subscription_data[trial_days]",
  );
});

test("Rejects missing, empty and invalid parameters", async () => {
  const { client } = stripe();
  const { success_url: _, ...without } = checkoutParams("cus_x");
  await expect(client.checkout.sessions.create(without)).rejects.toMatchObject({
    code: "parameter_missing",
    param: "success_url",
  });
  await expect(
    client.checkout.sessions.create({
      ...checkoutParams("cus_x"),
      success_url: "javascript:alert(1)",
    }),
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

test("Answers an unknown id with 404 in the path and 400 in the parameters", async () => {
  const { client } = stripe();
  await expect(client.subscriptions.retrieve("sub_none")).rejects.toMatchObject({
    statusCode: 404,
    code: "resource_missing",
  });
  await expect(client.checkout.sessions.create(checkoutParams("cus_none"))).rejects.toMatchObject({
    statusCode: 400,
    code: "resource_missing",
    param: "customer",
  });
  const { id } = await stripe().createCustomer();
  const line_items = [{ price: "price_none", quantity: 1 }];
  await expect(
    client.checkout.sessions.create({ ...checkoutParams(id), line_items }),
  ).rejects.toMatchObject({ param: "line_items[0][price]" });
});

test("Rejects a wrong key, another API version and an unsupported call", async () => {
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

test("Replays an idempotency key, and rejects it with other parameters", async () => {
  const { client } = stripe();
  const options = { idempotencyKey: crypto.randomUUID() };
  const [one, two] = [
    await client.customers.create({ email: "a@b.test" }, options),
    await client.customers.create({ email: "a@b.test" }, options),
  ];
  expect(two.id).toBe(one.id);
  expect(replayed(one)).toBeNull();
  expect(replayed(two)).toBe("true");
  await expect(client.customers.create({ email: "other@b.test" }, options)).rejects.toBeInstanceOf(
    Stripe.errors.StripeIdempotencyError,
  );
});

test("Responses name the API version and request; the client is recorded", async () => {
  const { client, lastClient } = stripe();
  const { lastResponse } = await client.prices.list();
  expect(lastResponse.apiVersion).toBe(Stripe.API_VERSION);
  expect(lastResponse.requestId).toMatch(/^req_/);
  const { userAgent, client: named } = await lastClient();
  expect(userAgent).toContain("Llave/1.0.0");
  expect(JSON.parse(named!)).toMatchObject({ application: { name: "Llave", version: "1.0.0" } });
});
