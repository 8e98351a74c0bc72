import { expect, test } from "vitest";
import { openApp } from "../support/app.ts";
import { stripeOf } from "../support/stripe.ts";

const app = openApp();

test("a customer subscribes", async () => {
  const { client, subscribe } = stripeOf(app());
  const customer = await client.customers.create({ email: "ana@shop.test", metadata: { user: "u1" } });
  const s = await subscribe(customer.id, "premium");
  expect(s.status).toBe("trialing");
  console.log((await app().demo("/demo/stripe")).status);
  console.log((await app().visit("/demo/stripe")).status);
});
