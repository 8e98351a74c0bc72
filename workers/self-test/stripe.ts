import { makeStripe } from "#app/platform/payments/stripe.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { missingPermissions } from "./stripe-permissions.ts";

/**
 * Stripe's record of the key, the prices, the webhook endpoints and the portal in use. Facts alone:
 * `npm run doctor` knows the expected values. They contain no secrets.
 */
export async function askStripe({ config }: Platform, fetcher: Pick<Fetcher, "fetch"> | undefined) {
  const stripe = makeStripe(config, fetcher);
  const cards = config.stripe.connectSecret !== "";
  const named = {
    medium: config.stripe.prices.medium[0]!,
    premium: config.stripe.prices.premium[0]!,
  };
  const [medium, premium, webhooks, portal, missing] = await Promise.all([
    resultOf(() => stripe.prices.retrieve(named.medium)),
    resultOf(() => stripe.prices.retrieve(named.premium)),
    resultOf(() => stripe.webhookEndpoints.list({ limit: 100 })),
    resultOf(() => stripe.billingPortal.configurations.list({ is_default: true, limit: 1 })),
    missingPermissions(stripe, cards),
  ]);
  return {
    keyMode: /_live_/.test(config.stripe.secretKey) ? "live" : "test",
    missing,
    cards,
    prices: { medium: picked(medium, price), premium: picked(premium, price) },
    webhooks: picked(webhooks, ({ data }) =>
      data.map(({ url, status, enabled_events, api_version }) => ({
        url,
        status,
        enabled_events,
        api_version,
      })),
    ),
    portal: picked(portal, ({ data }) => data.map(({ features }) => features)[0] ?? null),
  };
}

type Price = {
  active: boolean;
  currency: string;
  unit_amount: number | null;
  livemode: boolean;
  recurring: { interval: string; interval_count: number } | null;
};
const price = ({ active, currency, unit_amount, livemode, recurring }: Price) => ({
  active,
  currency,
  unit_amount,
  livemode,
  interval: recurring && `${recurring.interval_count} ${recurring.interval}`,
});

type Result<Value> = { value: Value } | { error: string };

async function resultOf<Value>(ask: () => Promise<Value>): Promise<Result<Value>> {
  try {
    return { value: await ask() };
  } catch (error) {
    const { type = "", message = "" } = error as { type?: string; message?: string };
    return { error: `${type || "Error"}: ${message}` };
  }
}

const picked = <Value, Out>(answer: Result<Value>, pick: (value: Value) => Out): Result<Out> =>
  "error" in answer ? answer : { value: pick(answer.value) };
