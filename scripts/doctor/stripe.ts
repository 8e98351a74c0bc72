import { plans } from "#app/features/billing/plans.ts";
import type { At } from "./at.ts";
import type { Check } from "./finding.ts";
import { Wrong } from "./finding.ts";
import { ask } from "./question.ts";
import { events } from "./stripe-events.ts";

type Told<Value> = { value: Value } | { error: string };
type Price = {
  active: boolean;
  currency: string;
  unit_amount: number | null;
  livemode: boolean;
  interval: string | null;
};
type Endpoint = {
  url: string;
  status: string;
  enabled_events: string[];
  api_version: string | null;
};
type Features = {
  payment_method_update?: { enabled: boolean };
  invoice_history?: { enabled: boolean };
  subscription_cancel?: { enabled: boolean; mode: string };
  subscription_update?: { enabled: boolean };
};
export type StripeFacts = {
  keyMode: "live" | "test";
  version: string;
  /** Permissions that the key lacks. */
  missing: string[];
  prices: { medium: Told<Price>; premium: Told<Price> };
  webhooks: Told<Endpoint[]>;
  portal: Told<Features | null>;
};

/** Asked once for all four checks: the Worker takes twenty questions a minute. */
const known = new WeakMap<At, Promise<StripeFacts>>();

function facts(at: At): Promise<StripeFacts> {
  const refused = (why: string) =>
    `Stripe could not be asked (${why}): check STRIPE_SECRET_KEY of llave.`;
  const asked = known.get(at) ?? ask<StripeFacts>(at, { ask: "stripe" }, refused);
  known.set(at, asked);
  return asked;
}

const check = (door: string, judge: (facts: StripeFacts, at: At) => string): Check => ({
  door: `Stripe ${door}`,
  ask: async (at) => `${at.standIns ? "stand-in: " : ""}${judge(await facts(at), at)}`,
});

/** Stripe, as the Worker's own key sees it. */
export const stripe: Check[] = [
  check("key", ({ keyMode, prices }, at) => {
    const refusal = [prices.medium, prices.premium].flatMap((one) =>
      "error" in one && /Authentication|Permission/.test(one.error) ? one.error : [],
    )[0];
    if (refusal)
      throw new Wrong(
        `Stripe refuses the key (${refusal}): put a working one into STRIPE_SECRET_KEY of both workers.`,
      );
    if (keyMode === "test" && !at.standIns)
      throw new Wrong(
        "The key is one of Stripe's test mode, so anybody can open a plan with a test card: switch to live keys (docs/launch.md).",
      );
    return `${keyMode} mode`;
  }),
  check("permissions", ({ missing }) => {
    if (missing.length > 0)
      throw new Wrong(
        `The restricted key lacks ${missing.join(", ")}: add them to it (Stripe, Developers, API keys).`,
      );
    return "all that Llave needs";
  }),
  check("prices", ({ prices, keyMode }) => {
    for (const [plan, name, variable] of [
      ["medium", "Bronze", "STRIPE_PRICE_MEDIUM"],
      ["premium", "Diamond", "STRIPE_PRICE_PREMIUM"],
    ] as const)
      judgePrice(
        read(
          prices[plan],
          (why) =>
            `Stripe does not give the price of ${name} (${why}): put its id into ${variable} of both workers.`,
        ),
        {
          name,
          variable,
          cents: plans[plan].price,
          live: keyMode === "live",
        },
      );
    return "Bronze 9.99 and Diamond 14.99 US dollars, monthly";
  }),
  check("webhook", ({ webhooks, version }, at) => {
    const all = read(
      webhooks,
      (why) =>
        `Stripe does not list the webhook endpoints (${why}): give the restricted key Webhook Endpoints, Read.`,
    );
    const address = `${at.site}/webhooks/stripe`;
    const endpoint = all.find(({ url }) => url === address || at.standIns);
    if (!endpoint)
      throw new Wrong(
        `Stripe has no webhook endpoint ${address}: add it (Stripe, Developers, Webhooks).`,
      );
    if (endpoint.status !== "enabled")
      throw new Wrong(
        `The webhook endpoint ${address} is disabled: enable it (Stripe, Developers, Webhooks).`,
      );
    const missing = endpoint.enabled_events.includes("*")
      ? []
      : events.filter((event) => !endpoint.enabled_events.includes(event));
    if (missing.length > 0)
      throw new Wrong(
        `The webhook endpoint does not get ${missing.join(", ")}: add them (Stripe, Developers, Webhooks).`,
      );
    if (endpoint.api_version && endpoint.api_version !== version)
      throw new Wrong(
        `The webhook endpoint sends version ${endpoint.api_version} and the code reads ${version}: add a new endpoint with that version, then delete this one.`,
      );
    return `enabled, with all ${events.length} events, version ${endpoint.api_version ?? "of the account"}`;
  }),
  check("portal", ({ portal }) => {
    const features = read(
      portal,
      (why) =>
        `Stripe does not give the portal's settings (${why}): give the restricted key Customer portal, Read.`,
    );
    const where = "(Stripe, Settings, Billing, Customer portal)";
    if (!features)
      throw new Wrong(
        `The customer portal was never saved, so nobody can cancel: save its settings once ${where}.`,
      );
    if (!features.payment_method_update?.enabled)
      throw new Wrong(`The portal does not let people change their card: allow it ${where}.`);
    if (!features.invoice_history?.enabled)
      throw new Wrong(`The portal shows no invoices: allow them ${where}.`);
    if (!features.subscription_cancel?.enabled)
      throw new Wrong(
        `The portal does not let people cancel: allow it at the end of the period ${where}.`,
      );
    if (features.subscription_cancel.mode !== "at_period_end")
      throw new Wrong(
        `The portal cancels at once: set cancellations to the end of the billing period ${where}.`,
      );
    if (features.subscription_update?.enabled)
      throw new Wrong(
        `The portal lets people change plans, which Llave does itself: switch that off ${where}.`,
      );
    return "card, invoices, cancellation at the end of the period";
  }),
];

function read<Value>(told: Told<Value>, otherwise: (why: string) => string): Value {
  if ("error" in told) throw new Wrong(otherwise(told.error));
  return told.value;
}

type Wanted = { name: string; variable: string; cents: number; live: boolean };

function judgePrice(
  { active, currency, unit_amount: amount, livemode, interval }: Price,
  { name, variable, cents, live }: Wanted,
): void {
  const dollars = (sum: number | null) =>
    sum === null ? "no fixed amount" : (sum / 100).toFixed(2);
  const put = `put the id of another price into ${variable} of both workers`;
  if (!active) throw new Wrong(`The price of ${name} is archived at Stripe: ${put}.`);
  if (livemode !== live)
    throw new Wrong(
      `The price of ${name} is of ${livemode ? "live" : "test"} mode and the key is not: ${put}.`,
    );
  if (currency !== "usd")
    throw new Wrong(
      `The price of ${name} is in ${currency.toUpperCase()} and the site says US dollars: ${put}.`,
    );
  if (amount !== cents)
    throw new Wrong(
      `The price of ${name} is ${dollars(amount)} at Stripe and ${dollars(cents)} on the site: ${put}.`,
    );
  if (interval !== "1 month")
    throw new Wrong(`The price of ${name} is not monthly (${interval ?? "once"}): ${put}.`);
}
