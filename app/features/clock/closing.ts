import { boundary, type Week, weekdayOf } from "#app/features/calendar/opening/openings.ts";
import { dayAfter, wallTimeOf } from "#app/values/wall-time.ts";
import { dayStart } from "./days.ts";

const hour = 60 * 60_000;
/** The shortest time before an entry is closed, so that a late start does not end at midnight. */
const shortest = 4 * hour;

/**
 * The end of an entry that nobody ends, and the instant from which it counts as forgotten: after
 * the day it began on, so that late work is not cut off. It ends when the shop closes that day, or
 * at midnight. Instants in milliseconds.
 */
export function closingOf(
  startedAt: number,
  { zone, week }: { zone: string; week: Week | undefined },
): { closesAt: number; forgottenAt: number } {
  const day = wallTimeOf(startedAt, zone).slice(0, 10);
  const midnight = dayStart(dayAfter(day, 1), zone);
  const last = week?.[weekdayOf(day)]?.at(-1);
  const closes = last ? boundary(day, last[1], zone) : midnight;
  return {
    closesAt: closes > startedAt ? closes : midnight,
    forgottenAt: Math.max(midnight, startedAt + shortest),
  };
}
