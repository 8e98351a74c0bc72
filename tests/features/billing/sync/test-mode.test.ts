import { expect, test } from "vitest";
import { readConfig } from "#app/platform/config/config.ts";
import { openPayments } from "#app/platform/payments/payments.server.ts";
import stripeWorker from "../../../../workers/stripe/index.ts";

const vars = {
  APP_URL: "https://llave.example",
  AUTH_SECRET: "a secret that is certainly long enough for this",
  MAIL: "cloudflare",
  MAIL_FROM: "Llave <no-reply@llave.example>",
  CONTACT_EMAIL: "hello@llave.example",
  PAYMENTS: "stripe",
  STRIPE_SECRET_KEY: "sk_test_abc123",
  STRIPE_WEBHOOK_SECRET: "whsec_0123456789",
  STRIPE_PRICE_MEDIUM: "price_b",
  STRIPE_PRICE_PREMIUM: "price_d",
  AI: "workers-ai",
  AI_CHAT_MODELS: "@cf/one/chat",
  AI_TRANSLATION_MODELS: "@cf/one/words",
};
const database = {
  prepare: () => ({ all: async () => ({ results: [], meta: {} }) }),
} as unknown as D1Database;

test.each([
  ["sk_test_abc123", 503, { ok: false, configuration: true, database: true, livePayments: false }],
  ["sk_live_abc123", 200, { ok: true, configuration: true, database: true }],
])("the webhook worker's health with %s", async (STRIPE_SECRET_KEY, status, said) => {
  const answer = await stripeWorker.request(
    "/webhooks/health",
    {},
    { ...vars, STRIPE_SECRET_KEY, DB: database },
  );
  expect([answer.status, await answer.json()]).toEqual([status, said]);
});

/** Stripe, which answers a look-up of a customer with this. */
const stripeSaying = (message: string) => {
  const read = readConfig(vars);
  if (!read.ok) throw new Error(read.problems.join());
  const error = { error: { type: "invalid_request_error", code: "resource_missing", message } };
  return openPayments(read.config, { fetch: async () => Response.json(error, { status: 404 }) });
};
const missing = "No such customer: 'cus_1'";

test("a customer of test mode counts as deleted for a live key, so that checkout makes a new one", async () => {
  const said = `${missing}; a similar object exists in test mode, but a live mode key was used to make this request.`;
  expect(await stripeSaying(said).findCustomer("cus_1")).toBe("deleted");
});

test("a live customer that a test key asks for is not given up, and one that Stripe never had is unknown", async () => {
  const said = `${missing}; a similar object exists in live mode, but a test mode key was used to make this request.`;
  await expect(stripeSaying(said).findCustomer("cus_1")).rejects.toThrow("live mode");
  expect(await stripeSaying(missing).findCustomer("cus_1")).toBe("unknown");
});
