import { CheckError } from "../run-checks.ts";
import { events } from "./events.ts";
import { resultOf, stripeCheck } from "./facts.ts";

export const webhook = stripeCheck("webhook", ({ webhooks }, target) => {
  const all = resultOf(
    webhooks,
    (why) =>
      `Stripe does not list the webhook endpoints (${why}): give the restricted key Webhook Endpoints, Read.`,
  );
  const address = `${target.site}/webhooks/stripe`;
  const endpoint = all.find(({ url }) => url === address || target.standIns);
  if (!endpoint)
    throw new CheckError(
      `Stripe has no webhook endpoint ${address}: add it (Stripe, Developers, Webhooks).`,
    );
  if (endpoint.status !== "enabled")
    throw new CheckError(
      `The webhook endpoint ${address} is disabled: enable it (Stripe, Developers, Webhooks).`,
    );
  const missing = endpoint.enabled_events.includes("*")
    ? []
    : events.filter((event) => !endpoint.enabled_events.includes(event));
  if (missing.length > 0)
    throw new CheckError(
      `The webhook endpoint does not get ${missing.join(", ")}: add them (Stripe, Developers, Webhooks).`,
    );
  // Any version will do: an event's id, type and customer are read, which every version has.
  return `enabled, with all ${events.length} events, version ${endpoint.api_version ?? "of the account"}`;
});
