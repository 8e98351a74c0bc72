import { CheckError } from "../run-checks.ts";
import type { Target } from "../target.ts";
import { connectEvents, events } from "./events.ts";
import { resultOf, type StripeFacts, stripeCheck } from "./facts.ts";

export const webhook = stripeCheck("webhook", (facts, target) =>
  judge(facts, target, { path: "/webhooks/stripe", needed: events, add: "" }),
);

/** Checks the webhook of shops' own accounts. */
export const connectWebhook = stripeCheck("Connect webhook", (facts, target) =>
  facts.cards
    ? judge(facts, target, {
        path: "/webhooks/stripe-connect",
        needed: connectEvents,
        add: ", listening to connected accounts",
      })
    : "card payments are not offered (STRIPE_CONNECT_WEBHOOK_SECRET)",
);

type Endpoint = { path: string; needed: readonly string[]; add: string };

function judge({ webhooks }: StripeFacts, target: Target, { path, needed, add }: Endpoint): string {
  const all = resultOf(
    webhooks,
    (why) =>
      `Stripe does not list the webhook endpoints (${why}): give the restricted key Webhook Endpoints, Read.`,
  );
  const address = `${target.site}${path}`;
  const endpoint = all.find(({ url }) => (target.standIns ? url.endsWith(path) : url === address));
  if (!endpoint)
    throw new CheckError(
      `Stripe has no webhook endpoint ${address}: add it${add} (Stripe, Developers, Webhooks).`,
    );
  if (endpoint.status !== "enabled")
    throw new CheckError(
      `The webhook endpoint ${address} is disabled: enable it (Stripe, Developers, Webhooks).`,
    );
  const missing = endpoint.enabled_events.includes("*")
    ? []
    : needed.filter((event) => !endpoint.enabled_events.includes(event));
  if (missing.length > 0)
    throw new CheckError(
      `The webhook endpoint does not get ${missing.join(", ")}: add them (Stripe, Developers, Webhooks).`,
    );
  // Any version will do: an event's id, type and customer are read, which every version has.
  return `enabled, with all ${needed.length} events, version ${endpoint.api_version ?? "of the account"}`;
}
