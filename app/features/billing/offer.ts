import { formatDay } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import { formatMoney } from "#app/values/money.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { type PaidTier, plans } from "./plans.ts";

/** What each plan contains, as the owner's offer lists it; handed in by the routes. */
export type Contents = Record<PaidTier, readonly WordKey[]>;

export const planName = {
  medium: "billing:name.medium",
  premium: "billing:name.premium",
} as const satisfies Record<PaidTier, WordKey>;

/** The values that sentences about a plan ask for. */
export const priceOf = (plan: PaidTier, language: Language): string =>
  formatMoney(plans[plan].price, "USD", language);

export const dayOf = (at: number | null, language: Language, zone: string): string =>
  at === null ? "" : formatDay(at, language, zone);
