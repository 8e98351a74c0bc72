import Stripe from "stripe";
import webhooks from "../../../workers/stripe/index.ts";

const secret = "whsec_llave_demo_only";
const signer = new Stripe("sk_test_none").webhooks;

export type Delivery = { body: string; signature: string };

/** An event as Stripe would send it. `age` in seconds, a negative one is from the future. */
export async function deliveryOf(
  event: { id: string; type?: string; customer?: string | null; object?: Record<string, unknown> },
  { age = 0, key = secret } = {},
): Promise<Delivery> {
  const object = event.object ?? {
    id: "sub_1",
    object: "subscription",
    customer: event.customer ?? null,
  };
  return signed(
    {
      id: event.id,
      object: "event",
      type: event.type ?? "customer.subscription.updated",
      data: { object },
    },
    { age, key },
  );
}

/** Anything, signed as Stripe signs. */
export async function signed(payload: object, { age = 0, key = secret } = {}): Promise<Delivery> {
  const body = JSON.stringify(payload);
  const timestamp = Math.floor(Date.now() / 1000) - age;
  return {
    body,
    signature: await signer.generateTestHeaderStringAsync({
      payload: body,
      secret: key,
      timestamp,
    }),
  };
}

/** Stand-in for Stripe's API in a test of the worker: answers a lookup of a customer. */
export type LookUp = (customer: string, url: URL) => Response | Promise<Response>;

export const listOf = (data: unknown[]) =>
  Response.json({ object: "list", data, has_more: false, url: "/v1/subscriptions" });
export const failure = (status: number, type = "api_error", headers = {}) =>
  Response.json(
    { error: { type, message: "The test says no" } },
    { status, headers: { "stripe-should-retry": "false", ...headers } },
  );

/** The worker itself, in this process, on a database and a Stripe of the test's. */
export function openWebhooks(
  d1: () => D1Database,
  lookUp: LookUp,
  vars: Record<string, string | undefined> = {},
) {
  const STRIPE_API = {
    fetch: async (address: string, init?: RequestInit) => {
      const url = new URL(address);
      const aborted = new Promise<never>((_, reject) =>
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
      );
      return url.pathname === "/v1/invoices"
        ? listOf([])
        : Promise.race([aborted, lookUp(url.searchParams.get("customer") ?? "", url)]);
    },
  };
  const env = () =>
    ({ DB: d1(), APP_URL: "http://localhost", PAYMENTS: "demo", STRIPE_API, ...vars }) as never;
  return {
    send: async ({ body, signature }: Delivery, init: RequestInit = {}) =>
      webhooks.request(
        "/webhooks/stripe",
        { method: "POST", body, headers: { "stripe-signature": signature }, ...init },
        env(),
      ),
    visit: async (path: string, init?: RequestInit) => webhooks.request(path, init, env()),
  };
}
