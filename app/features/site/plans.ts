import type { Cents } from "#app/values/money.ts";
import type { Tier } from "#app/values/tier.ts";
import type { WordKey } from "#app/values/word-key.ts";

export type Paid = Exclude<Tier, "free">;

/** The owner's offer (specification, section 1): what a month costs in US cents, and what it contains. */
export const offers: Record<Paid, { price: Cents; contents: readonly WordKey[] }> = {
  medium: {
    price: 999,
    contents: ["plans:items.videos", "plans:items.documentation", "plans:items.guides", "plans:items.forum", "plans:items.support"],
  },
  premium: {
    price: 1499,
    contents: [
      "plans:items.bronze",
      "plans:items.assistant",
      "plans:items.languages",
      "plans:items.priority",
      "plans:items.live",
      "plans:items.cms",
    ],
  },
};

/** The lists of the Bronze page (specification, section 2). */
export const bronzeFeatures: readonly WordKey[] = ["plans:items.videos", "plans:items.documentation", "plans:items.guides"];
export const bronzeBenefits: readonly WordKey[] = [
  "plans:bronze.unlimited",
  "plans:bronze.monthly",
  "plans:bronze.downloads",
  "plans:bronze.certificates",
];
