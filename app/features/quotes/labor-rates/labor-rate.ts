import type { Language } from "#app/values/language.ts";
import type { Cents } from "#app/values/money.ts";

/** Name of a rate in every language of the product. */
export type RateNames = Record<Language, string>;

/** A named labor rate, besides the shop's hourly rate. */
export type LaborRate = { id: string; names: RateNames; rate: Cents };

export const laborRateLimits = { rates: 10, name: 40 } as const;

/** Form value of the rate that a line was stored with. */
export const storedRate = "stored";
