import { day as dayMs } from "#app/values/calendar.ts";
import { monthsAfter } from "#app/values/wall-time.ts";
import type { Pace } from "./odometer.ts";

/** A calendar day as 2026-11-23, and as days since 1970. */
export const dayNumber = (day: string): number => Date.parse(day) / dayMs;
export const dayOfNumber = (number: number): string =>
  new Date(number * dayMs).toISOString().slice(0, 10);

/** When something is due, and the rule that tells it. */
export type Due = {
  dueOn: string;
  by: "date" | "distance";
  /** The odometer counts too, but it has too few readings. */
  isByDateAlone: boolean;
  /** The odometer at that point, in kilometers. */
  atKm?: number;
};

type Done = { day: string /** The odometer then, in kilometers. */; km?: number | undefined };
type Interval = { km: number | null; months: number | null };

/**
 * When finished work is due again: after its months or its distance, whichever is first. The
 * distance counts only if the daily distance of the vehicle is known. Undefined if neither is
 * known.
 */
export function dueAgain(
  { km, months }: Interval,
  done: Done,
  pace: Pace | undefined,
): Due | undefined {
  const byDate = months === null ? undefined : monthsAfter(done.day, months);
  if (km === null || !pace)
    return byDate ? { dueOn: byDate, by: "date", isByDateAlone: km !== null } : undefined;
  const { perDay, last } = pace;
  const doneOn = dayNumber(done.day);
  const then = done.km ?? last.km - perDay * (last.day - doneOn);
  const atKm = then + km;
  const reached = last.day + Math.ceil((atKm - last.km) / perDay);
  const byDistance = dayOfNumber(Math.max(doneOn, reached));
  return byDate && byDate <= byDistance
    ? { dueOn: byDate, by: "date", isByDateAlone: false }
    : { dueOn: byDistance, by: "distance", isByDateAlone: false, atKm };
}

/** The words for a distance in time: overdue, this week, in weeks, in months. */
export function aboutWhen(dueOn: string, today: string) {
  const days = dayNumber(dueOn) - dayNumber(today);
  if (days < 0) return { said: "over" } as const;
  if (days < 7) return { said: "now" } as const;
  if (days < 63) return { said: "weeks", number: Math.round(days / 7) } as const;
  return { said: "months", number: Math.round(days / 30.4) } as const;
}
