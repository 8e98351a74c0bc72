import { type PaidTier, plans } from "#app/features/billing/plans.ts";
import { formatDay } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import { formatMoney } from "#app/values/money.ts";
import type { WordKey } from "#app/values/word-key.ts";

/** Contents of each plan; passed in by the routes. */
export type Contents = Record<PaidTier, readonly WordKey[]>;

export const planName = {
  medium: "billing:name.medium",
  premium: "billing:name.premium",
} as const satisfies Record<PaidTier, WordKey>;

export const priceOf = (plan: PaidTier, language: Language): string =>
  formatMoney(plans[plan].price, "USD", language);

export const dayOf = (at: number | null, language: Language, zone: string): string =>
  at === null ? "" : formatDay(at, language, zone);
