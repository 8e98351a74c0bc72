import { compatible } from "#app/values/normal-form.ts";

/**
 * A VIN as it is kept: capitals, without the spaces and dashes that papers print into it. "" when
 * there is none.
 */
export const cleanVin = (text: string): string =>
  compatible(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}]+/gu, "");

/** VINs of this length are unique in the world; older chassis numbers are not. */
const vinLength = 17;

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
 * character is 1 to 5.
 */
export const hasCheckDigit = (vin: string): boolean => /^[1-5]/.test(vin);

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
