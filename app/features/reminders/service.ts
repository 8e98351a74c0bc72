import type { DistanceUnit } from "#app/values/distance.ts";
import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";

/** A recurring service. Its words find it on approved quotes. */
export type Service = {
  /** Stays while the English name does: what customers answered names it. */
  id: string;
  names: Record<Language, string>;
  /** After how far, in the unit of the rules, and after how many months; null for neither. */
  distance: number | null;
  months: number | null;
  /** As `plainWords` has them; one of them is enough. */
  words: readonly string[];
};

/** When a shop thinks of work again. */
export type Rules = {
  unit: DistanceUnit;
  services: readonly Service[];
  /** Months after which declined work, and findings that were not sold, are due again. */
  declinedMonths: number;
  yellowMonths: number;
  redMonths: number;
  /** Days before the due day on which the customer is asked. */
  leadDays: number;
};

export const ruleLimits = {
  services: 30,
  name: 60,
  words: 8,
  distance: 300_000,
  months: 120,
  leadDays: 60,
} as const;

/** Days between two messages to a customer about a vehicle. */
export const quietDays = 30;
/** Days between two automatic offers of one piece of work. */
export const againDays = 180;
/** How long the link of a message is open. Its price is always that of the day. */
export const openDays = 60;

/** Words as they are looked for: folded, without signs between them. */
export const plainWords = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
