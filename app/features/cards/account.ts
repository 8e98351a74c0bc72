import type { AccountFacts } from "#app/platform/payments/cards.ts";
import type { Country } from "#app/values/country.ts";
import type { Cents, Currency } from "#app/values/money.ts";

/**
 * todo: the shop has not finished with Stripe · review: Stripe is checking it · ready: it takes
 * cards · restricted: Stripe requires something first · refused: Stripe rejects the shop ·
 * disconnected
 */
export type AccountState = "todo" | "review" | "ready" | "restricted" | "refused" | "disconnected";

/**
 * Supported countries where a shop can have an account (stripe.com/global, November 2026). Not
 * among them: Argentina, Chile, Colombia, Peru.
 */
const stripeCountries: readonly Country[] = ["BR", "CA", "ES", "MX", "PR", "US"];

export const takesShops = (country: Country): boolean => stripeCountries.includes(country);

/** Stripe treats Puerto Rico as the United States. */
export const stripeCountry = (country: Country): string => (country === "PR" ? "US" : country);

/** Minimum charges of Stripe, in cents (docs.stripe.com/currencies, November 2026). */
const smallest: Partial<Record<Currency, Cents>> = { USD: 50, MXN: 10_00, BRL: 50 };

export const leastOf = (currency: Currency): Cents => smallest[currency] ?? 50;

/** Whether an account accepts this amount. */
export const takes = (
  account: { state: AccountState; currency: string } | undefined,
  { cents, currency }: { cents: Cents; currency: Currency },
): boolean =>
  account?.state === "ready" && account.currency === currency && cents >= leastOf(currency);

export function stateOf(facts: AccountFacts): AccountState {
  const { takesCharges, isSubmitted, disabledReason, due } = facts;
  if (disabledReason?.startsWith("rejected.")) return "refused";
  if (takesCharges) return "ready";
  if (!isSubmitted) return "todo";
  const waits = disabledReason === "under_review" || disabledReason === "listed";
  return due.length > 0 && !waits ? "restricted" : "review";
}

/** Groups of Stripe's requirements, in plain words; its own names begin so. */
const askedNames = ["bank", "document", "terms", "business", "person", "other"] as const;
type AskedName = (typeof askedNames)[number];

const begin: readonly [RegExp, AskedName][] = [
  [/^external_account/, "bank"],
  [/document|verification/, "document"],
  [/^tos_acceptance/, "terms"],
  [/^(business_|company)/, "business"],
  [/^(individual|person|representative|owners|directors|executives|relationship)/, "person"],
];

/** Requirements that are due, without repetition, in this order. */
export const askedIn = (due: readonly string[]): AskedName[] => {
  const found = new Set(due.map((name) => begin.find(([is]) => is.test(name))?.[1] ?? "other"));
  return askedNames.filter((one) => found.has(one));
};
