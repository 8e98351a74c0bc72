import { dayAfter, instantOf, startOfDay } from "#app/values/wall-time.ts";
import { clockOf, endOfWallDay } from "./wall-clock.ts";

/** From and to, in minutes of the day that a clock on the wall shows; the end may be 1440. */
export type Opening = readonly [from: number, to: number];

/** The openings of each weekday, Monday first; several have a break between them. */
export type Week = readonly (readonly Opening[])[];

/** When work is done: instants in milliseconds. */
export type Stretch = { from: number; to: number };

/** Mondays to Fridays from 8 to 17, with an hour for lunch. */
export const standardWeek: Week = Array.from({ length: 7 }, (_, at) =>
  at < 5
    ? [
        [8 * 60, 12 * 60],
        [13 * 60, 17 * 60],
      ]
    : [],
);

/** The weekday of a day (2026-11-23), Monday is 0. */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** Whether these follow one another without touching. */
export const areInOrder = (openings: readonly Opening[]): boolean =>
  openings.every(([from, to], at) => from < to && (at === 0 || openings[at - 1]![1] < from));

/**
 * The instant at which the clocks of a zone show this time of a day; where they are put forward
 * over it, the one at which they go on.
 */
export function boundary(day: string, minutes: number, zone: string): number {
  for (let at = minutes; at < endOfWallDay; at++) {
    const found = instantOf(`${day}T${clockOf(at)}`, zone);
    if (found !== undefined) return found;
  }
  return startOfDay(dayAfter(day, 1), zone);
}

/** When the shop works on a day. The hours of a change of the clocks are as long as they are. */
export const stretchesOf = (day: string, openings: readonly Opening[], zone: string): Stretch[] =>
  openings
    .map(([from, to]) => ({ from: boundary(day, from, zone), to: boundary(day, to, zone) }))
    .filter(({ from, to }) => from < to);

/** The hours of stretches, in hundredths, rounded down. */
export const hoursIn = (stretches: readonly Stretch[]): number =>
  Math.floor(stretches.reduce((sum, { from, to }) => sum + (to - from), 0) / (36 * 1000));

/** How long hundredths of hours are, in milliseconds. */
export const lengthOf = (hours: number): number => hours * 36 * 1000;
