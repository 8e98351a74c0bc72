import { instantOf } from "#app/values/wall-time.ts";
import { boundary, lengthOf, type Opening } from "./openings.ts";
import { clockOf } from "./wall-clock.ts";

/**
 * The instants at which a car may be brought on a day, every `step` minutes of the wall clock: none
 * that the clocks never show. `waitsFor`: the hours of a waiting customer, in hundredths, which
 * must end before the stretch does; null for any other.
 */
export const arrivalsOf = (
  { day, openings, zone }: { day: string; openings: readonly Opening[]; zone: string },
  { step, waitsFor }: { step: number; waitsFor: number | null },
): number[] =>
  openings.flatMap(([from, to]) => {
    const end = boundary(day, to, zone);
    const found: number[] = [];
    for (let at = Math.ceil(from / step) * step; at < to; at += step) {
      const instant = instantOf(`${day}T${clockOf(at)}`, zone);
      if (instant === undefined || instant >= end) continue;
      if (waitsFor === null || instant + lengthOf(waitsFor) <= end) found.push(instant);
    }
    return found;
  });
