import { type DistanceUnit, kilometers } from "#app/values/distance.ts";

/** An odometer reading on a day (days since 1970). */
export type OdometerEntry = { day: number; distance: number; unit: DistanceUnit | null };
type Sound = { day: number; km: number };
/** How much a vehicle is driven, and what its odometer showed last. */
export type Pace = { perDay: number; last: Sound };

/** No vehicle of a shop's customer is driven further in a day, over a time; kilometers. */
const mostPerDay = 250;
const mostInAll = 1_500_000;
/** A reading this many times an earlier one has a digit too many. */
const tenfold = 8;
const shortest = { days: 14, readings: 6 } as const;

/** Whether one reading can follow another. */
function mayFollow(one: Sound, next: Sound): boolean {
  const further = next.km - one.km;
  if (further < 0 || further > mostPerDay * (next.day - one.day + 1)) return false;
  return one.km < 1_000 || next.km < tenfold * one.km;
}

/**
 * The readings that can be true together, in kilometers, the oldest first. A dashboard counts one
 * unit: those in another than most are left out, and all where neither has most. Of the rest the
 * longest chain in which each can follow the one before; of two as long, the one that was read
 * first. None where readings only contradict each other.
 */
export function soundReadings(readings: readonly OdometerEntry[], unit: DistanceUnit): Sound[] {
  const counted = readings.map((one) => ({ ...one, unit: one.unit ?? unit }));
  const inMiles = counted.filter((one) => one.unit === "mi").length;
  const others = counted.length - inMiles;
  if (inMiles === others) return [];
  const own = inMiles > others ? "mi" : "km";
  const all = counted
    .filter((one) => one.unit === own && one.distance > 0)
    .map(({ day, distance }) => ({ day, km: kilometers(distance, own) }))
    .filter(({ km }) => km <= mostInAll)
    .sort((one, other) => one.day - other.day);
  const chain = longestChain(all);
  return chain.length > 1 || all.length === 1 ? chain : [];
}

function longestChain(all: readonly Sound[]): Sound[] {
  const length: number[] = [];
  const next: (number | undefined)[] = [];
  for (let at = all.length - 1; at >= 0; at--) {
    length[at] = 1;
    for (let later = at + 1; later < all.length; later++)
      if (length[later]! >= length[at]! && mayFollow(all[at]!, all[later]!)) {
        length[at] = length[later]! + 1;
        next[at] = later;
      }
  }
  const chain: Sound[] = [];
  let at: number | undefined = length.indexOf(Math.max(0, ...length));
  for (; at !== undefined && at >= 0; at = next[at]) chain.push(all[at]!);
  return chain;
}

/** How much it was driven lately; undefined with one reading, or none apart from each other. */
export function paceOf(sound: readonly Sound[]): Pace | undefined {
  const lately = sound.slice(-shortest.readings);
  const [first, last] = [lately[0], lately.at(-1)];
  if (!first || !last || last.day - first.day < shortest.days || last.km <= first.km)
    return undefined;
  return { perDay: (last.km - first.km) / (last.day - first.day), last };
}
