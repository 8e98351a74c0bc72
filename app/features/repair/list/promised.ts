import { day } from "#app/values/calendar.ts";
import { instantOf, wallTimeOf } from "#app/values/wall-time.ts";

/** By when open jobs are promised, as the list is filtered. */
export const promisedFilters = ["overdue", "today", "week"] as const;
type PromisedFilter = (typeof promisedFilters)[number];

/** Instants in milliseconds: from this one, where there is a first, until before that one. */
export type PromisedRange = { from?: number; until: number };

/**
 * Range of a filter at this instant: a calendar day, or a week from Monday to Sunday, in the time
 * zone.
 */
export function promisedRange(filter: PromisedFilter, now: number, zone: string): PromisedRange {
  if (filter === "overdue") return { until: now };
  const today = Date.parse(`${wallTimeOf(now, zone).slice(0, 10)}T00:00Z`);
  if (filter === "today")
    return { from: midnight(today, zone), until: midnight(today + day, zone) };
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * day;
  return { from: midnight(monday, zone), until: midnight(monday + 7 * day, zone) };
}

/** Start of a calendar day, given as its midnight in UTC, in a time zone. */
function midnight(date: number, zone: string): number {
  const written = new Date(date).toISOString().slice(0, 10);
  // Where daylight saving starts at midnight the day begins an hour later.
  return instantOf(`${written}T00:00`, zone) ?? instantOf(`${written}T01:00`, zone) ?? date;
}
