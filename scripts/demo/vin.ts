/**
 * Transliteration of 49 CFR 565: A to H count from 1, J to R too (without O and Q), S to Z from 2;
 * the dots keep the step of nine.
 */
const letters = "ABCDEFGH.JKLMNOPQR.STUVWXYZ";
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Puts the check digit where a vehicle identification number has a `?`. */
export function checkedVin(vin: string): string {
  const sum = weights.reduce((total, weight, at) => total + weight * value(vin[at]!), 0);
  return vin.replace("?", sum % 11 === 10 ? "X" : String(sum % 11));
}

const value = (character: string): number =>
  /[A-Z]/.test(character) ? (letters.indexOf(character) % 9) + 1 : Number(character) || 0;
