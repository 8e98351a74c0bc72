import type { Language } from "#app/values/language.ts";

// Crockford's Base32: no two characters look alike.
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const size = letters.length;

/** Random characters: 75 bits. A check character follows. */
export const randomLetters = 15;

/**
 * The check character (ISO 7064, hybrid system, MOD 33,32): detects any single wrong character and
 * nearly all transpositions without a query.
 */
function checkOf(text: string): string {
  let product = size;
  for (const letter of text) {
    const sum = (product + letters.indexOf(letter)) % size || size;
    product = (sum * 2) % (size + 1);
  }
  return letters[(size + 1 - product) % size]!;
}

/** A certificate number, `7K2M-XXXX-XXXX-XXXX`, from random bytes. */
export function numberFrom(random: Uint8Array): string {
  const drawn = [...random.subarray(0, randomLetters)].map((byte) => letters[byte % size]).join("");
  return grouped(drawn + checkOf(drawn));
}

/** Normalizes a typed number; undefined when it is invalid. */
export function readNumber(typed: string): string | undefined {
  if (typed.length > 40) return undefined;
  const text = typed.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  if (text.length !== randomLetters + 1 || [...text].some((letter) => !letters.includes(letter)))
    return undefined;
  return checkOf(text.slice(0, -1)) === text.at(-1) ? grouped(text) : undefined;
}

const grouped = (text: string): string => text.match(/.{4}/g)!.join("-");

/** The file name of a certificate's PDF. */
export const certificateFileName = (number: string, language: Language): string =>
  `${fileNames[language]}_${number}.pdf`;

const fileNames: Record<Language, string> = { en: "certificate", es: "certificado" };
