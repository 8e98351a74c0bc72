import { plans } from "#app/features/billing/plans.ts";
import { CheckError } from "../run-checks.ts";
import { type Price, resultOf, stripeCheck } from "./facts.ts";

export const prices = stripeCheck("prices", ({ prices, keyMode }) => {
  for (const [plan, name, variable] of [
    ["medium", "Bronze", "STRIPE_PRICE_MEDIUM"],
    ["premium", "Diamond", "STRIPE_PRICE_PREMIUM"],
  ] as const)
    checkPrice(
      resultOf(
        prices[plan],
        (why) =>
          `Stripe does not give the price of ${name} (${why}): put its id into ${variable} of the environment's file, and deploy.`,
      ),
      {
        name,
        variable,
        cents: plans[plan].price,
        live: keyMode === "live",
      },
    );
  return "Bronze 9.99 and Diamond 14.99 US dollars, monthly";
});

type Expected = { name: string; variable: string; cents: number; live: boolean };

function checkPrice(
  { active, currency, unit_amount: amount, livemode, interval }: Price,
  { name, variable, cents, live }: Expected,
): void {
  const dollars = (sum: number | null) =>
    sum === null ? "no fixed amount" : (sum / 100).toFixed(2);
  const put = `put the id of another price into ${variable} of the environment's file, and deploy`;
  if (!active) throw new CheckError(`The price of ${name} is archived at Stripe: ${put}.`);
  if (livemode !== live)
    throw new CheckError(
      `The price of ${name} is of ${livemode ? "live" : "test"} mode and the key is not: ${put}.`,
    );
  if (currency !== "usd")
    throw new CheckError(
      `The price of ${name} is in ${currency.toUpperCase()} and the site says US dollars: ${put}.`,
    );
  if (amount !== cents)
    throw new CheckError(
      `The price of ${name} is ${dollars(amount)} at Stripe and ${dollars(cents)} on the site: ${put}.`,
    );
  if (interval !== "1 month")
    throw new CheckError(`The price of ${name} is not monthly (${interval ?? "once"}): ${put}.`);
}
