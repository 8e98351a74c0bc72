import { ask } from "../question.ts";
import { type Check, CheckError } from "../run-checks.ts";
import type { Target } from "../target.ts";

type Result<Value> = { value: Value } | { error: string };
export type Price = {
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
  /** Permissions that the key lacks. */
  missing: string[];
  /** Whether card payments are offered. */
  cards: boolean;
  prices: { medium: Result<Price>; premium: Result<Price> };
  webhooks: Result<Endpoint[]>;
  portal: Result<Features | null>;
};

/** Requested once for all checks: the Worker allows twenty questions a minute. */
const known = new WeakMap<Target, Promise<StripeFacts>>();

function facts(target: Target): Promise<StripeFacts> {
  const refused = (why: string) =>
    `Stripe could not be asked (${why}): check STRIPE_SECRET_KEY of ${target.expected.workers.app}.`;
  const asked = known.get(target) ?? ask<StripeFacts>(target, { ask: "stripe" }, refused);
  known.set(target, asked);
  return asked;
}

/** A check of what Stripe said; `judge` returns the outcome in a few words. @throws CheckError */
export const stripeCheck = (
  name: string,
  judge: (facts: StripeFacts, target: Target) => string,
): Check => ({
  name: `Stripe ${name}`,
  ask: async (target) => {
    const found = await facts(target);
    if (!target.standIns) return judge(found, target);
    try {
      return `stand-in: ${judge(found, target)}`;
    } catch (error) {
      if (!(error instanceof CheckError)) throw error;
      throw new CheckError(
        `The stand-in for Stripe is at fault, and no setting: demo/stripe has to be as Stripe should be. ${error.message}`,
      );
    }
  },
});

/** The value of a result; `message` makes the sentence for a failure. @throws CheckError */
export function resultOf<Value>(result: Result<Value>, message: (why: string) => string): Value {
  if ("error" in result) throw new CheckError(message(result.error));
  return result.value;
}
