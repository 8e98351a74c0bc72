import type { PaidTier } from "#app/values/tier.ts";
import type { WordKey } from "#app/values/word-key.ts";

/** What the owner's offer contains (specification, section 1); what it costs is billing's to say. */
export const planContents: Record<PaidTier, readonly WordKey[]> = {
  medium: [
    "site:plans.items.videos",
    "site:plans.items.documentation",
    "site:plans.items.guides",
    "site:plans.items.forum",
    "site:plans.items.support",
  ],
  premium: [
    "site:plans.items.bronze",
    "site:plans.items.assistant",
    "site:plans.items.languages",
    "site:plans.items.priority",
    "site:plans.items.live",
    "site:plans.items.cms",
  ],
};

/** The lists of the Bronze page (specification, section 2). */
export const bronzeFeatures: readonly WordKey[] = ["site:plans.items.videos", "site:plans.items.documentation", "site:plans.items.guides"];
export const bronzeBenefits: readonly WordKey[] = [
  "site:bronze.unlimited",
  "site:bronze.monthly",
  "site:bronze.downloads",
  "site:bronze.certificates",
];
