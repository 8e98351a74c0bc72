import { checkDigit, hasCheckDigit } from "#app/features/customers/vin/vin.ts";
import type { Word } from "#app/features/translator/checks/words.ts";
import type { Language } from "#app/values/language.ts";
import type { Replacement } from "./heard-text.ts";
import { spelledAt } from "./spelled-letters.ts";

const vinLength = 17;

/** Words before a VIN, folded. */
const cue = /^(?:vin|niv|serie|chasis|chassis)$/;

/** The letters that no VIN has are the digits that they look and sound like. */
const repaired = (signs: string) => signs.replace(/[OQ]/g, "0").replaceAll("I", "1");

const isProved = (vin: string) => hasCheckDigit(vin) && checkDigit(vin) === vin[8];

/**
 * A VIN that was spelled or written in pieces from `at` on. Only a right check digit proves it; any
 * other one, and one that is too short behind the word "VIN", is in doubt.
 */
export function readVin(
  words: readonly Word[],
  at: number,
  text: string,
  language: Language,
): Replacement | undefined {
  if (words[at - 1]?.end === words[at]!.start) return undefined;
  let [signs, next, pieces] = ["", at, 0];
  let whole: Replacement | undefined;
  while (signs.length <= vinLength && (next === at || words[next]?.stop !== 2)) {
    const piece = spelledAt(words, next, text, language);
    if (!piece) break;
    signs += piece.signs;
    next += piece.length;
    pieces++;
    if (signs.length !== vinLength || !/\d/.test(signs) || !/[A-Z]/.test(signs)) continue;
    const vin = repaired(signs);
    whole = { length: next - at, text: vin, tag: "vin", doubt: !isProved(vin) };
    if (!whole.doubt) return whole;
  }
  // What goes on behind it in the same way was not the VIN alone.
  if (signs.length === vinLength && whole) return whole;
  const isSaid = words.slice(Math.max(0, at - 3), at).some((word) => cue.test(word.text));
  return isSaid && signs.length >= 5 && pieces > 3
    ? { length: next - at, text: repaired(signs), doubt: true }
    : undefined;
}
