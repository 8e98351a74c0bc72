import { expect, test } from "vitest";
import type { Config } from "#app/platform/config/config.ts";
import { withPolicy } from "../../workers/answers.ts";

// S9. With Stripe itself, which no test can reach, forms may lead on to Checkout and the portal and
// nowhere else.
test.each([
  [
    "stripe",
    "'self' https://checkout.stripe.com https://billing.stripe.com https://invoice.stripe.com https://connect.stripe.com",
  ],
  ["demo", "'self'"],
] as const)("Allows forms with payments %s to submit to %s", (payments, targets) => {
  const answer = withPolicy(new Response(), "/premium", "nonce", { payments } as Config);
  const policy = answer.headers.get("content-security-policy")!.split("; ");
  expect(policy.filter((rule) => rule.startsWith("form-action"))).toEqual([
    `form-action ${targets}`,
  ]);
});
