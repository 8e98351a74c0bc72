import type { Cents } from "#app/values/money.ts";
import type { Tier } from "#app/values/tier.ts";
import type { WordKey } from "#app/values/word-key.ts";

export type Paid = Exclude<Tier, "free">;

/** The owner's offer (specification, section 1): what a month costs in US cents, and what it contains. */
export const offers: Record<Paid, { price: Cents; contents: readonly WordKey[] }> = {
  medium: {
    price: 999,
    contents: [
      "site:plans.items.videos",
      "site:plans.items.documentation",
      "site:plans.items.guides",
      "site:plans.items.forum",
      "site:plans.items.support",
    ],
  },
  premium: {
    price: 1499,
    contents: [
      "site:plans.items.bronze",
      "site:plans.items.assistant",
      "site:plans.items.languages",
      "site:plans.items.priority",
      "site:plans.items.live",
      "site:plans.items.cms",
    ],
  },
};

/** The lists of the Bronze page (specification, section 2). */
export const bronzeFeatures: readonly WordKey[] = ["site:plans.items.videos", "site:plans.items.documentation", "site:plans.items.guides"];
export const bronzeBenefits: readonly WordKey[] = [
  "site:bronze.unlimited",
  "site:bronze.monthly",
  "site:bronze.downloads",
  "site:bronze.certificates",
];
