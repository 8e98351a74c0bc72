import type Stripe from "stripe";
import { stripeOf } from "../../support/billing/stripe.ts";
import type { Server } from "../kill/server.ts";

const day = 86_400_000;
const tiers: Record<string, string> = {
  price_demo_medium: "medium",
  price_demo_premium: "premium",
};
const inMs = (seconds: number | null | undefined) => (seconds == null ? null : seconds * 1000);

/**
 * Expected records of a customer, as JSON. Read from Stripe once: nothing changes there in the
 * meantime.
 */
export type Standings = (customer: string) => Promise<string>;

export function openStandings(server: Server): Standings {
  const { client } = stripeOf(server);
  const known = new Map<string, Promise<string>>();
  return (customer) => {
    if (!known.has(customer))
      known.set(customer, standingOf(client, customer).then(JSON.stringify));
    return known.get(customer)!;
  };
}

/**
 * Computes the expected records of a customer from Stripe, independently of the product:
 * subscription, status, tier, period's end, trial's end, cancelled for, first failure; then the
 * profile's tier and end.
 */
async function standingOf(stripe: Stripe, customer: string): Promise<(string | number | null)[]> {
  const { data } = await stripe.subscriptions.list({ customer, status: "all", limit: 20 });
  const found =
    data.find(({ status }) => lives(status)) ?? data.toSorted((a, b) => b.created - a.created)[0];
  if (!found) return [null, "none", "free", null, null, null, null, "free", null];
  const item = found.items.data[0]!;
  const [periodEnd, trialEnd] = [item.current_period_end * 1000, inMs(found.trial_end)];
  if (!lives(found.status))
    return [found.id, found.status, "free", periodEnd, trialEnd, null, null, "free", null];

  const tier = tiers[item.price.id]!;
  const cancelAt = found.cancel_at_period_end ? periodEnd : inMs(found.cancel_at);
  const failedAt = found.status === "past_due" ? await firstFailure(stripe, found.id) : null;
  const paidUntil = failedAt === null ? periodEnd + 3 * day : failedAt + 7 * day;
  return [
    found.id,
    found.status,
    tier,
    periodEnd,
    trialEnd,
    cancelAt,
    failedAt,
    tier,
    Math.min(cancelAt ?? paidUntil, paidUntil),
  ];
}

const lives = (status: string) => ["trialing", "active", "past_due"].includes(status);

async function firstFailure(stripe: Stripe, subscription: string): Promise<number> {
  const { data } = await stripe.invoices.list({ subscription, status: "open", limit: 20 });
  const oldest = data.toSorted((a, b) => a.created - b.created)[0]!;
  return (oldest.status_transitions.finalized_at ?? oldest.created) * 1000;
}
