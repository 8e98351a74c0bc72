/**
 * The three subscription states of the specification, lowest first. Bronze is `medium`, Diamond is
 * `premium`.
 */
export const tiers = ["free", "medium", "premium"] as const;
export type Tier = (typeof tiers)[number];

/** The two that are for sale. */
export type PaidTier = Exclude<Tier, "free">;

/** The rank of a tier: 0 is free. */
export const rank = (tier: Tier) => tiers.indexOf(tier);
