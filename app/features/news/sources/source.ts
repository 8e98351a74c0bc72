import { day } from "#app/values/calendar.ts";

/** How a source was read last: as a feed, or as a page by its selector. */
export type SourceKind = "feed" | "page";

/**
 * Why a visit brought nothing. `status` stands for an answer other than 200, whose number is kept
 * beside it.
 */
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

/** Misses in a row after which the administrators are told. */
export const alarmAfter = 6;

/** A visit is made that much before its time rather than a whole cron run after it. */
export const slack = 7 * minute;

/** How long a visit may take before another may begin. */
export const lease = 3 * minute;

/** How long an article is kept. */
export const memory = 365 * day;

/**
 * When the wait of one interval begins: at once, or after so many misses later and later, so that
 * they lie at most a day apart.
 */
export function restsUntil(now: number, misses: number, interval: number): number {
  if (misses === 0) return now;
  return now + Math.max(0, Math.min(interval * 2 ** Math.min(misses, 12), day) - interval);
}

export type Health = "inactive" | "new" | "good" | "missed" | "alarm";

/** How a source does, in a word. */
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
