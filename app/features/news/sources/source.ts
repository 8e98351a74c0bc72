import { day } from "#app/values/calendar.ts";

/** How a source was read: as a feed, or as a page by its selector. */
export type SourceKind = "feed" | "page";

/** Why a fetch failed. `status`: an HTTP status other than 200, stored beside it. */
const sourceProblems = [
  "address",
  "inward",
  "unreachable",
  "status",
  "tooLarge",
  "robots",
  "noRobots",
  "unreadable",
  "selector",
  "costly",
  "nothing",
  "broke",
] as const;
export type SourceProblem = (typeof sourceProblems)[number];

const minute = 60_000;

/** Consecutive failures after which administrators are alerted. */
export const alarmAfter = 6;

/** A fetch may start this much early, rather than a whole cron interval late. */
export const earlyBy = 7 * minute;

/** The timeout of a claim. */
export const claimTimeout = 3 * minute;

/** How long an article is stored. */
export const articleLifetime = 365 * day;

/**
 * From when the interval counts: at once, or after failures with exponential backoff, at most a
 * day.
 */
export function restsUntil(now: number, misses: number, interval: number): number {
  if (misses === 0) return now;
  return now + Math.max(0, Math.min(interval * 2 ** Math.min(misses, 12), day) - interval);
}

export type Health = "inactive" | "new" | "good" | "missed" | "alarm";

/** The health of a source. */
export function healthOf({
  active,
  failures,
  lastFetch,
}: {
  active: boolean;
  failures: number;
  lastFetch: number | null;
}): Health {
  if (!active) return "inactive";
  if (failures >= alarmAfter) return "alarm";
  if (failures > 0) return "missed";
  return lastFetch === null ? "new" : "good";
}
