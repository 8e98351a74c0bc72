import type { Word } from "#app/features/translator/checks/words.ts";
import { splitFaultCodes } from "#app/values/fault-code.ts";
import type { Language } from "#app/values/language.ts";
import type { Replacement } from "./heard-text.ts";
import { lexicons } from "./lexicon.ts";
import { wholeNumber } from "./whole-number.ts";

/** Names of the letters of a system. */
const systems: Record<Language, Record<string, string>> = {
  en: { p: "P", pee: "P", b: "B", bee: "B", c: "C", cee: "C", u: "U" },
  es: { p: "P", pe: "P", b: "B", be: "B", c: "C", ce: "C", u: "U" },
};

/** Four places read from words. `isSpelled`: digit by digit. */
type Places = { digits: string; next: number; hasLetter: boolean; isSpelled: boolean };

const isCode = (code: string) => splitFaultCodes(code)[0]?.code === true;

/**
 * Reads a fault code from `at` on: "P cero cuatro veinte", "P oh four twenty", "P-0420", "pe cero a
 * ochenta". An ambiguous one, or one without its zero, is in doubt.
 */
export function readCode(
  words: readonly Word[],
  at: number,
  language: Language,
): Replacement | undefined {
  const { text } = words[at]!;
  if (words[at - 1]?.end === words[at]!.start) return undefined;
  // "PO420": the zero is written as a letter.
  const letter = systems[language][text] ?? (/^[pbcu]o$/.test(text) ? text[0]!.toUpperCase() : "");
  if (letter === "") return undefined;
  const lead = text.length === 2 && /^[pbcu]o$/.test(text) ? "0" : "";
  const found = placesFrom(words, at + 1, lead, language).filter(
    ({ digits, next }) => isCode(letter + digits) && !isNumberAt(words, next, language),
  );
  const readings = new Set(found.map(({ digits }) => digits));
  const [best] = found.sort((one, other) => other.next - one.next);
  if (best)
    return {
      length: best.next - at,
      text: letter + best.digits,
      tag: "code",
      doubt: readings.size > 1 || best.hasLetter || lead !== "",
    };
  // "Siete u ochocientos".
  const isBetween = at > 0 && digitsAt(words, at - 1, language).length > 0;
  return lead === "" && !isBetween ? withoutZero(words, at, letter, language) : undefined;
}

/** The leading zero is missing: "P cuatro veinte", "U trescientos". */
function withoutZero(
  words: readonly Word[],
  at: number,
  letter: string,
  language: Language,
): Replacement | undefined {
  const [found] = placesFrom(words, at + 1, "0", language).filter(
    ({ digits, next, hasLetter }) =>
      isCode(letter + digits) && !hasLetter && !isNumberAt(words, next, language),
  );
  return (
    found && { length: found.next - at, text: letter + found.digits, tag: "code", doubt: true }
  );
}

/** Every way in which the words from `at` on fill four places. */
function placesFrom(
  words: readonly Word[],
  at: number,
  lead: string,
  language: Language,
): Places[] {
  const done: Places[] = [];
  const walk = (now: Places) => {
    if (now.digits.length === 4) return void done.push(now);
    const word = words[now.next];
    // Punctuation is only possible between spelled digits.
    if (!word || word.stop === 2 || (word.stop === 1 && !now.isSpelled)) return;
    for (const { digits, length } of digitsAt(words, now.next, language))
      if (now.digits.length + digits.length <= 4)
        walk({
          digits: now.digits + digits,
          next: now.next + length,
          hasLetter: now.hasLetter || /^[a-z]$/.test(digits),
          isSpelled: now.isSpelled && digits.length === 1,
        });
  };
  walk({ digits: lead, next: at, hasLetter: false, isSpelled: true });
  return done.map((places) => ({ ...places, digits: places.digits.toUpperCase() }));
}

/** The possible digits of the word at `at`, or of the number that begins with it. */
function digitsAt(
  words: readonly Word[],
  at: number,
  language: Language,
): { digits: string; length: number }[] {
  const { text } = words[at]!;
  const { zero, one } = lexicons[language];
  if (/^\d+$/.test(text)) return [{ digits: text, length: 1 }];
  if (zero.has(text)) return [{ digits: "0", length: 1 }];
  if (/^[a-f]$/.test(text)) return [{ digits: text, length: 1 }];
  const whole = wholeNumber(words, at, lexicons[language]);
  if (whole) return [{ digits: String(whole.value), length: whole.next - at }];
  return one.has(text) ? [{ digits: "1", length: 1 }] : [];
}

/** Whether a number continues there: then the code would have ended too early. */
const isNumberAt = (words: readonly Word[], at: number, language: Language): boolean =>
  words[at]?.stop === 0 &&
  !/^[a-z]$/.test(words[at]!.text) &&
  digitsAt(words, at, language).length > 0;
