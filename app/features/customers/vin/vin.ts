import { compatible } from "#app/values/normal-form.ts";

/** VINs of this length are unique in the world; older chassis numbers are not. */
const vinLength = 17;

/** Label before a copied number. */
const label = /^(?:VIN|NIV)(?:\s*[:.#]+|\s)\s*/;

/**
 * A VIN as it is stored: capitals, without the spaces, dashes and stars that documents and scan
 * tools print around it, and without the leading I of a door's barcode. "" when there is none, or
 * one repeated character fills it.
 */
export function cleanVin(text: string): string {
  const signs = compatible(text)
    .toUpperCase()
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, "")
    .trim()
    .replace(label, "")
    .replace(/[\s\p{Pd}*]+/gu, "")
    .replace(/[.,;]+$/, "");
  const vin = signs.length === vinLength + 1 ? signs.replace(/^I/, "") : signs;
  return /^(.)\1{16}$/.test(vin) ? "" : vin;
}

export const isUniqueVin = (vin: string | null): vin is string => vin?.length === vinLength;

/** 49 CFR 565.15, table III: value of each letter. I, O and Q are not used (ISO 3779). */
const values: Record<string, number> = Object.fromEntries([
  ...[..."0123456789"].map((digit) => [digit, Number(digit)]),
  ...[..."ABCDEFGH"].map((letter, at) => [letter, at + 1]),
  ...[..."JKLMN"].map((letter, at) => [letter, at + 1]),
  ["P", 7],
  ["R", 9],
  ...[..."STUVWXYZ"].map((letter, at) => [letter, at + 2]),
]);
/** 49 CFR 565.15, table IV: weight of each position; the check digit itself has none. */
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Digit (or X for ten) required at the ninth position of a 17-character VIN. */
export function checkDigit(vin: string): string {
  const sum = weights.reduce((total, weight, at) => total + weight * (values[vin[at]!] ?? 0), 0);
  return sum % 11 === 10 ? "X" : String(sum % 11);
}

/** The first model year with 17 characters; older cars have chassis numbers of any length. */
export const firstVinYear = 1981;

/**
 * Whether the car was built for North America, where the law requires the check digit: the first
 * character is 1 to 5, or the first two are 7F to 70, which ISO 3780 also assigns to the United
 * States.
 */
export const hasCheckDigit = (vin: string): boolean => /^(?:[1-5]|7[F-Z\d])/.test(vin);

/**
 * Problem of a clean VIN, if any. The check digit is verified only where it is required: elsewhere
 * its position holds any letter. The VIN is optional, so a refusal never blocks the job.
 */
export function vinProblem(
  vin: string,
  carYear: number,
): "characters" | "length" | "checkDigit" | undefined {
  if (carYear < firstVinYear) {
    if (!/^[A-Z0-9]*$/.test(vin)) return "characters";
    return vin.length > 17 ? "length" : undefined;
  }
  if (!/^[A-HJ-NPR-Z0-9]*$/.test(vin)) return "characters";
  if (vin.length !== 17) return "length";
  return hasCheckDigit(vin) && checkDigit(vin) !== vin[8] ? "checkDigit" : undefined;
}
