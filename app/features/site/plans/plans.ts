import type { PaidTier } from "#app/values/tier.ts";
import type { WordKey } from "#app/values/word-key.ts";

/** Contents of the plans (specification, section 1); prices are in billing. */
export const planContents: Record<PaidTier, readonly WordKey[]> = {
  medium: [
    "plans:items.videos",
    "plans:items.documentation",
    "plans:items.guides",
    "plans:items.forum",
    "plans:items.support",
  ],
  premium: [
    "plans:items.bronze",
    "plans:items.assistant",
    "plans:items.languages",
    "plans:items.priority",
    "plans:items.live",
    "plans:items.cms",
  ],
};

/** The lists of the Bronze page (specification, section 2). */
export const bronzeFeatures: readonly WordKey[] = [
  "plans:items.videos",
  "plans:items.documentation",
  "plans:items.guides",
];
export const bronzeBenefits: readonly WordKey[] = [
  "plans:bronze.unlimited",
  "plans:bronze.monthly",
  "plans:bronze.downloads",
  "plans:bronze.certificates",
];
