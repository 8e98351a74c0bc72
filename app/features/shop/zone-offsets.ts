import { offset } from "#app/values/wall-time.ts";

const minute = 60_000;
const month = 30 * 24 * 60 * minute;
/** The period for which offsets are stored, by the zone rules of today. */
const [first, last] = [Date.UTC(2015), Date.UTC(2041)];

/** The offset from UTC in minutes, from this instant (milliseconds) on. */
type ZoneOffset = { startsAt: number; minutes: number };

/** The offsets of a zone over time. The first applies to all earlier times. */
export function offsetsOf(zone: string): ZoneOffset[] {
  const at = (instant: number) => Math.round(offset(instant, zone) / minute);
  const found = [{ startsAt: 0, minutes: at(first) }];
  for (let before = first; before < last; before += month)
    if (at(before + month) !== at(before)) {
      let [low, high] = [before, before + month];
      while (high - low > minute) {
        const middle = minute * Math.floor((low + high) / 2 / minute);
        if (at(middle) === at(before)) low = middle;
        else high = middle;
      }
      found.push({ startsAt: high, minutes: at(high) });
    }
  return found;
}
