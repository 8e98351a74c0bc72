import { type Extract, findManufacturer, type Manufacturer, matchPatterns } from "./extract.ts";
import { allowsYear, modelYears } from "./model-year.ts";
import type { VehicleFacts } from "./vehicle-facts.ts";
import { checkDigit, hasCheckDigit } from "./vin.ts";

/**
 * Facts of a valid VIN by the extract, only certain ones: a model year where exactly one agrees
 * with all that is known, a model where all patterns name the same one.
 */
export function decodeWith(extract: Extract, vin: string, currentYear: number): VehicleFacts {
  const country = countryOf(vin);
  const manufacturer = findManufacturer(extract, vin);
  if (!manufacturer) return { country };
  const make = manufacturer.makes.length === 1 ? manufacturer.makes[0] : undefined;
  // Elsewhere a VIN has no fixed position for the check digit or the model year.
  if (checkDigit(vin) !== vin[8]) return { make, country };

  const years = yearsByLaw(vin, manufacturer, currentYear);
  const [one, other] = years
    .map((year) => ({ year, ...matchPatterns(extract, manufacturer, vin, year) }))
    .filter(({ models }) => models.length > 0);
  if (!one || other || !allowsYear(vin, one.year))
    return { make, year: hasCheckDigit(vin) && years.length === 1 ? years[0] : undefined, country };
  const { year, models, series } = one;
  return {
    make: same(models.map((one) => one.make)) || make,
    model: withSeries(same(models.map((one) => one.model)), series),
    year,
    country,
  };
}

/**
 * Years that the tenth character can mean. For cars under the law of the United States or Canada
 * the seventh one decides; trucks may be too heavy for that rule.
 */
function yearsByLaw(vin: string, { isCar }: Manufacturer, currentYear: number): number[] {
  const years = modelYears(vin, currentYear);
  return isCar && /^[1245]/.test(vin) ? years.filter((year) => allowsYear(vin, year)) : years;
}

const same = (names: readonly string[]): string | undefined =>
  new Set(names).size === 1 ? names[0] : undefined;

/** Pickups and vans are sold by number, too: Silverado 1500. */
const withSeries = (model: string | undefined, series: readonly string[]) =>
  model && series.length === 1 && /^[A-Z]\D*$/.test(model) ? `${model} ${series[0]}` : model;

/**
 * ISO 3780: country that issues the first two characters of a VIN, by the start of each range; `-`:
 * none known. A range ends where the next one begins.
 */
const ranges: Record<string, string> = {
  A: "A:ZA J:-",
  H: "A:CN",
  J: "A:JP",
  K: "A:- L:KR S:-",
  L: "A:CN",
  M: "A:IN F:ID L:TH S:MM T:-",
  N: "A:- L:TR S:-",
  P: "A:PH F:SG L:MY S:-",
  R: "A:- F:TW L:VN S:-",
  S: "A:GB N:DE U:PL 1:-",
  T: "A:CH J:CZ R:HU W:PT 2:-",
  U: "A:- H:DK N:IE U:RO 1:-",
  V: "A:AT F:FR S:ES X:-",
  W: "A:DE",
  X: "A:- L:NL S:RU X:- 3:RU",
  Y: "A:BE F:FI L:- S:SE X:-",
  Z: "A:IT S:-",
  1: "A:US",
  2: "A:CA",
  3: "A:MX X:-",
  4: "A:US",
  5: "A:US",
  6: "A:AU X:-",
  7: "A:- F:US",
  8: "A:AR F:CL L:EC S:PE X:VE 3:-",
  9: "A:BR F:CO L:PY S:UY X:- 3:BR 0:-",
};
const order = "ABCDEFGHJKLMNPRSTUVWXYZ1234567890";

/** Country that issued a VIN's first characters, in ISO 3166. */
function countryOf(vin: string): string | undefined {
  const place = order.indexOf(vin[1] ?? " ");
  const range = (ranges[vin[0] ?? ""] ?? "")
    .split(" ")
    .filter(Boolean)
    .findLast((one) => order.indexOf(one[0]!) <= place);
  const country = range?.slice(2);
  return place < 0 || country === "-" ? undefined : country;
}
