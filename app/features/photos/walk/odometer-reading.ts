import { type DistanceUnit, kilometers } from "#app/values/distance.ts";

export type OdometerReading = { odometer: number; unit: DistanceUnit | null };

/** The largest reading that a job takes has as many digits. */
const mostDigits = 7;
/** Shorter numbers are on every dial, clock and thermometer: they count only next to the word. */
const fewestDigits = 4;

const total = /(?:odo(?:m(?:eter|etro)?)?|odómetro|total|mileage|kilometraje|millaje)\W{0,3}$/i;
const partial =
  /(?:trip|range|dte|to empty|viaje|parcial|autonom[ií]a|rango|service|servicio|oil|aceite|prog|temp)\W{0,3}(?:[ab12]\W{0,2})?(?:in\W{0,2}|en\W{0,2})?$/i;
/** A partial reading by its letter, as many dashes name it (`A 45.2`), and what is no number but part of a word. */
const letter = /(?:^|[^\p{L}])[AB]\W{0,2}$|\p{L}$/u;
const unitBehind = /^\s?(?:(km|kms|kilometers|kilómetros)|(mi|miles|millas))(?![\p{L}/])/iu;
/** Speed, revolutions, temperature, share, clock, consumption. */
const otherBehind =
  /^\s?(?:km\/?h|kph|mph|r\/?min|rpm|x\s?1000|°|º|%|[:/]|[CF](?![\p{L}])|l\/|mpg)/iu;

/** Digits as the reader takes them for letters, in what is mostly digits. */
const letters: Record<string, string> = { O: "0", o: "0", Q: "0", l: "1", I: "1", S: "5", B: "8" };
const asDigits = (text: string) =>
  text.replace(/(?<![\p{L}\d.,:])[\dOoQlISB]{5,7}(?![\p{L}\d])/gu, (word) =>
    word.replace(/\D/g, "").length >= 4 ? word.replace(/\D/g, (sign) => letters[sign]!) : word,
  );

/**
 * The reading of an odometer among all that the reader found on a dash, once for each way in which it
 * read the photo; undefined when nothing is likely. It is proposed, and a person confirms it. `last`:
 * what the vehicle showed before, below which nothing is.
 */
export function odometerIn(
  texts: readonly string[],
  last: OdometerReading | null,
  unit: DistanceUnit,
): OdometerReading | undefined {
  const found = new Map<number, { score: number; unit: DistanceUnit | null }>();
  for (const text of texts)
    for (const one of candidates(asDigits(text.replace(/\s+/g, " ")))) {
      const before = found.get(one.odometer);
      found.set(one.odometer, {
        score: one.score + (before?.score ?? 0),
        unit: one.unit ?? before?.unit ?? null,
      });
    }
  const least = last ? kilometers(last.odometer, last.unit ?? unit) : 0;
  const likely = [...found]
    .filter(([odometer, one]) => kilometers(odometer, one.unit ?? unit) >= least)
    .sort(([a, one], [b, other]) => other.score - one.score || b - a);
  return likely[0] && { odometer: likely[0][0], unit: likely[0][1].unit };
}

const numbers =
  /(?<![\d.,:/-])(?:\d{1,3}(?:[.,]\d{3})+|\d{1,3}(?: \d{3})+|\d+)(?:[.,]\d)?(?!\d|[.,]\d)/g;

function* candidates(text: string): Generator<OdometerReading & { score: number }> {
  for (const { 0: shown, index } of text.matchAll(numbers)) {
    const [before, behind] = [text.slice(0, index), text.slice(index + shown.length)];
    const isTotal = total.test(before);
    const [, km, mi] = unitBehind.exec(behind) ?? [];
    if (otherBehind.test(behind) || (!isTotal && (partial.test(before) || letter.test(before))))
      continue;
    // A space between thousands is one between two numbers of a dial as well.
    if (shown.includes(" ") && !isTotal && !km && !mi) continue;
    const isParted = /[., ]\d{3}/.test(shown);
    const digits = shown.replace(/[.,]\d$/, "").replace(/\D/g, "");
    const hasTenth = /[.,]\d$/.test(shown);
    if (digits.length > mostDigits || (digits.length < fewestDigits && !isTotal)) continue;
    // Partial readings show tenths up to 9,999.9.
    if (hasTenth && digits.length < 5 && !isTotal) continue;
    const score =
      (isTotal ? 8 : 0) + (km || mi ? 4 : 0) + (digits.length >= 5 ? 3 : 0) + (isParted ? 1 : 0);
    yield { odometer: Number(digits), unit: km ? "km" : mi ? "mi" : null, score };
  }
}
