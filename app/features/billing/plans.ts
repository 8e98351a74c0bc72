import type { Cents } from "#app/values/money.ts";
import type { PaidTier } from "#app/values/tier.ts";

export type { PaidTier };

/** The two plans on sale (specification, section 1): monthly prices in US cents. */
export const plans: Record<PaidTier, { price: Cents }> = {
  medium: { price: 999 },
  premium: { price: 1499 },
};

export const paidTiers = ["medium", "premium"] as const satisfies readonly PaidTier[];

export const isPaidTier = (text: unknown): text is PaidTier => paidTiers.includes(text as PaidTier);

/** Days of the free trial, once per person. */
export const trialDays = 7;

/** Stripe's price ids of each plan (configuration): the first is on sale, the others were. */
export type Prices = Record<PaidTier, readonly string[]>;

/** The plan that a price sells or has sold. */
export const tierOfPrice = (prices: Prices, price: string): PaidTier | undefined =>
  paidTiers.find((tier) => prices[tier].includes(price));
