/**
 * The three subscription states of the specification, lowest first. Bronze is `medium`, Diamond is
 * `premium`.
 */
export const tiers = ["free", "medium", "premium"] as const;
export type Tier = (typeof tiers)[number];

/** The two that are for sale. */
export type PaidTier = Exclude<Tier, "free">;

/** Where a tier stands on the ladder: 0 is free. */
export const rank = (tier: Tier) => tiers.indexOf(tier);
