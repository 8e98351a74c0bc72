import type { Language } from "#app/values/language.ts";

// Crockford's 32 letters: none that is mistaken for another.
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const size = letters.length;

/** How many letters are drawn at random: 75 bits, which nobody guesses. One more checks them. */
export const randomLetters = 15;

/**
 * The check letter (ISO 7064, hybrid system, MOD 33,32): any one letter that is read wrong, and all
 * but a few pairs of neighbours that change places, are found out without asking the database.
 */
function checkOf(text: string): string {
  let product = size;
  for (const letter of text) {
    const sum = (product + letters.indexOf(letter)) % size || size;
    product = (sum * 2) % (size + 1);
  }
  return letters[(size + 1 - product) % size]!;
}

/** A number for a certificate, `7K2M-XXXX-XXXX-XXXX`, from this many random bytes. */
export function numberFrom(random: Uint8Array): string {
  const drawn = [...random.subarray(0, randomLetters)].map((byte) => letters[byte % size]).join("");
  return grouped(drawn + checkOf(drawn));
}

/** A number as it is kept, however it was typed; undefined when it cannot be one. */
export function readNumber(typed: string): string | undefined {
  if (typed.length > 40) return undefined;
  const text = typed.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  if (text.length !== randomLetters + 1 || [...text].some((letter) => !letters.includes(letter)))
    return undefined;
  return checkOf(text.slice(0, -1)) === text.at(-1) ? grouped(text) : undefined;
}

const grouped = (text: string): string => text.match(/.{4}/g)!.join("-");

/** What the PDF of a certificate is called when it is downloaded. */
export const certificateFileName = (number: string, language: Language): string =>
  `${fileNames[language]}_${number}.pdf`;

const fileNames: Record<Language, string> = { en: "certificate", es: "certificado" };
