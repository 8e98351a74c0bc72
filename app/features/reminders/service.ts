import type { DistanceUnit } from "#app/values/distance.ts";
import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";

/** Work that comes again. It is found on approved quotes by its words. */
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
  /** After how many months what was declined, and what was found and not sold, comes up again. */
  declinedMonths: number;
  yellowMonths: number;
  redMonths: number;
  /** How many days before a service is due its customer is asked. */
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

/** A customer gets at most one message about a vehicle in so many days. */
export const quietDays = 30;
/** What was offered once is not offered again by itself for so long. */
export const againDays = 180;
/** How long the link of a message is open. Its price is always that of the day. */
export const openDays = 60;

/** Words as they are looked for: folded, without signs between them. */
export const plainWords = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
