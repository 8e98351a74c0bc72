import { serviceProblems, standInOf } from "#app/platform/config/stand-in.ts";

/** The payment variables of both workers. Keys are secrets; the others are plain variables. */
export type PaymentVars = Partial<
  Record<
    | "PAYMENTS"
    | "STRIPE_SECRET_KEY"
    | "STRIPE_WEBHOOK_SECRET"
    | "STRIPE_CONNECT_WEBHOOK_SECRET"
    | "STRIPE_PRICE_MEDIUM"
    | "STRIPE_PRICE_PREMIUM",
    string
  >
>;

export type PaymentConfig = {
  payments: "stripe" | "demo";
  /** Test keys on a public site, where anyone can get a plan with a documented test card. */
  testMode: boolean;
  stripe: {
    secretKey: string;
    webhookSecret: string;
    /**
     * The secret of the webhook of shops' own accounts; empty where card payments are not offered.
     */
    connectSecret: string;
    /** Price ids of each plan: the first is on sale, the others were. */
    prices: { medium: string[]; premium: string[] };
  };
};

/** The stand-in's values. They are public, so Stripe itself is never called with them. */
const demo = {
  STRIPE_SECRET_KEY: "sk_test_demo",
  STRIPE_WEBHOOK_SECRET: "whsec_llave_demo_only",
  STRIPE_CONNECT_WEBHOOK_SECRET: "whsec_llave_demo_connect",
  STRIPE_PRICE_MEDIUM: "price_demo_medium",
  STRIPE_PRICE_PREMIUM: "price_demo_premium",
};

type Name = keyof typeof demo;

const shapes: Record<Name, RegExp> = {
  STRIPE_SECRET_KEY: /^[sr]k_(test|live)_\w+$/, // restricted keys begin with rk_
  STRIPE_WEBHOOK_SECRET: /^whsec_\w{8,}$/,
  STRIPE_CONNECT_WEBHOOK_SECRET: /^whsec_\w{8,}$/,
  STRIPE_PRICE_MEDIUM: /^price_\w+(\s*,\s*price_\w+)*$/,
  STRIPE_PRICE_PREMIUM: /^price_\w+(\s*,\s*price_\w+)*$/,
};

/** Reads the payment variables; problems name them, never their values. `local`: on localhost. */
export function readPayments(
  vars: PaymentVars,
  local: boolean,
): { config: PaymentConfig; problems: string[] } {
  const payments = vars.PAYMENTS;
  const problems = serviceProblems("PAYMENTS", { value: payments, service: "stripe", local });

  // The stand-in always sells its own prices, whatever the configured ones are.
  const value = (name: Name): string =>
    payments === "demo" ? demo[name] : (vars[name]?.trim() ?? "");
  for (const name of Object.keys(demo) as Name[]) {
    if (payments !== "stripe") continue;
    if (!value(name) && name === "STRIPE_CONNECT_WEBHOOK_SECRET") continue; // optional
    if (!value(name)) problems.push(`${name} is missing`);
    else if (!shapes[name].test(value(name))) problems.push(`${name} does not look like one`);
    else if (value(name) === demo[name]) problems.push(`${name} is the demo's`);
  }
  const prices = {
    medium: value("STRIPE_PRICE_MEDIUM").split(/\s*,\s*/),
    premium: value("STRIPE_PRICE_PREMIUM").split(/\s*,\s*/),
  };
  if (prices.medium.some((price) => price && prices.premium.includes(price)))
    problems.push("one price sells both plans");

  return {
    problems,
    config: {
      payments: payments === "demo" ? "demo" : "stripe",
      testMode: payments === "stripe" && !local && /^[sr]k_test_/.test(value("STRIPE_SECRET_KEY")),
      stripe: {
        secretKey: value("STRIPE_SECRET_KEY"),
        webhookSecret: value("STRIPE_WEBHOOK_SECRET"),
        connectSecret: value("STRIPE_CONNECT_WEBHOOK_SECRET"),
        prices,
      },
    },
  };
}

export const standInFor = ({ payments }: PaymentConfig, binding: Fetcher | undefined) =>
  standInOf("PAYMENTS", { value: payments, name: "STRIPE_API", binding });
