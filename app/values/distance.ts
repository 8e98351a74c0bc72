import type { Currency } from "./money.ts";

/** Units of odometers. Both symbols are the same in English and in Spanish. */
export const distanceUnits = ["km", "mi"] as const;
export type DistanceUnit = (typeof distanceUnits)[number];

export const kilometersInMile = 1.609344;

/** A reading in kilometers, for comparing it with others; without a unit it counts them. */
export const kilometers = (reading: number, unit: DistanceUnit | null): number =>
  unit === "mi" ? reading * kilometersInMile : reading;

type Place = { distanceUnit: DistanceUnit | null; timeZone: string; currency: Currency };

// The zones of the United States, by their present names and by the older ones that browsers still
// give.
const inMiles =
  /^(?:US\/|Pacific\/(?:Honolulu|Guam)|America\/(?:Adak|Anchorage|Boise|Chicago|Denver|Detroit|Indiana|Juneau|Kentucky|Los_Angeles|Louisville|Menominee|Metlakatla|New_York|Nome|North_Dakota|Phoenix|Puerto_Rico|Sitka|St_Thomas|Yakutat))/;

/**
 * The unit of a shop's odometers: its setting, else the usual one at the place of its time zone,
 * else (the zone is no place) that of its currency. A shop without settings is assumed at its
 * viewer's place.
 */
export function distanceUnitOf(shop: Place | undefined, readerZone: string): DistanceUnit {
  const { distanceUnit, timeZone, currency } = shop ?? { distanceUnit: null, timeZone: readerZone };
  const isPlace = !/^(?:UTC|GMT|Etc\/)/.test(timeZone);
  return distanceUnit ?? ((isPlace ? inMiles.test(timeZone) : currency === "USD") ? "mi" : "km");
}
