import { compatible } from "#app/values/normal-form.ts";

/** VINs of this length are unique in the world; older chassis numbers are not. */
const vinLength = 17;

/** The label in front of a number that was copied with it. */
const label = /^(?:VIN|NIV)(?:\s*[:.#]+|\s)\s*/;

/**
 * A VIN as it is kept: capitals, without the spaces, dashes and stars that papers and scan tools
 * print around it, and without the I that the barcode of a door begins with. "" when there is none,
 * or when one sign fills its place.
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

/** 49 CFR 565.15, table III: what each letter counts. I, O and Q are not used (ISO 3779). */
const values: Record<string, number> = Object.fromEntries([
  ...[..."0123456789"].map((digit) => [digit, Number(digit)]),
  ...[..."ABCDEFGH"].map((letter, at) => [letter, at + 1]),
  ...[..."JKLMN"].map((letter, at) => [letter, at + 1]),
  ["P", 7],
  ["R", 9],
  ...[..."STUVWXYZ"].map((letter, at) => [letter, at + 2]),
]);
/** 49 CFR 565.15, table IV: the weight of each place; the check digit itself weighs nothing. */
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** The digit (or X for ten) that the ninth place of a 17-character VIN must show. */
export function checkDigit(vin: string): string {
  const sum = weights.reduce((total, weight, at) => total + weight * (values[vin[at]!] ?? 0), 0);
  return sum % 11 === 10 ? "X" : String(sum % 11);
}

/** The first model year with 17 characters; older cars have chassis numbers of any length. */
export const firstVinYear = 1981;

/**
 * Whether the car was built for North America, where the law asks for the check digit: the first
 * character is 1 to 5, or the first two are 7F to 70, which ISO 3780 gives to the United States too.
 */
export const hasCheckDigit = (vin: string): boolean => /^(?:[1-5]|7[F-Z\d])/.test(vin);

/**
 * What is wrong with a clean VIN, if anything. The check digit is verified where it is one: cars of
 * the rest of the world put any letter in its place, so theirs is not judged. No one has to give a
 * VIN, so a refusal keeps no one from writing the job.
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
