import { CheckError } from "../run-checks.ts";
import { stripeCheck } from "./facts.ts";

export const key = stripeCheck("key", ({ keyMode, prices }, target) => {
  const refusal = [prices.medium, prices.premium].flatMap((one) =>
    "error" in one && /Authentication|Permission/.test(one.error) ? one.error : [],
  )[0];
  if (refusal)
    throw new CheckError(
      `Stripe refuses the key (${refusal}): put a working one into STRIPE_SECRET_KEY of both workers.`,
    );
  if (keyMode === "test" && target.stripeMode === "live")
    throw new CheckError(
      "The key is one of Stripe's test mode, so anybody can open a plan with a test card: switch to live keys (docs/deploy.md, 14).",
    );
  if (keyMode === "live" && target.stripeMode === "test")
    throw new CheckError(
      "The key is a live one, so a rehearsal would charge real cards: put one of a sandbox into STRIPE_SECRET_KEY of both workers (docs/deploy.md, Staging).",
    );
  return `${keyMode} mode`;
});

export const permissions = stripeCheck("permissions", ({ missing }) => {
  if (missing.length > 0)
    throw new CheckError(
      `The restricted key lacks ${missing.join(", ")}: add them to it (Stripe, Developers, API keys).`,
    );
  return "all that Llave needs";
});
