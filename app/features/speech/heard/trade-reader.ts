import type { Word } from "#app/features/translator/checks/words.ts";
import type { Language } from "#app/values/language.ts";
import type { Replacement } from "./heard-text.ts";
import { lexicons } from "./lexicon.ts";
import { isCounted } from "./units.ts";

/** Words of the trade that are written in figures, and words that sound like a number. */
export const readTrade = (
  words: readonly Word[],
  at: number,
  language: Language,
): Replacement | undefined =>
  readOil(words, at, language) ??
  readEngine(words, at, language) ??
  readDrive(words, at, language) ??
  readSoundsAlike(words, at, language);

const numberAt = (words: readonly Word[], at: number, language: Language): number | undefined => {
  const text = words[at]?.text ?? "";
  if (at < 0 || /^\d{1,2}$/.test(text)) return text === "" ? undefined : Number(text);
  return lexicons[language].zero.has(text) ? 0 : lexicons[language].numbers.get(text);
};

const weights = { winter: [0, 5, 10, 15, 20], summer: [8, 16, 20, 30, 40, 50, 60] };

/** "Five W thirty", "cinco doble u treinta", "0 W 20". */
function readOil(words: readonly Word[], at: number, language: Language): Replacement | undefined {
  const winter = numberAt(words, at, language);
  if (winter === undefined || !weights.winter.includes(winter)) return undefined;
  const [first, second] = [words[at + 1]?.text, words[at + 2]?.text];
  const isTwo = /^(?:double (?:u|you)|doble (?:u|ve|uve)|uve doble)$/.test(`${first} ${second}`);
  if (first !== "w" && !isTwo) return undefined;
  const next = at + (isTwo ? 3 : 2);
  const summer = numberAt(words, next, language);
  if (summer === undefined || !weights.summer.includes(summer)) return undefined;
  return { length: next + 1 - at, text: `${winter}W-${summer}` };
}

/** "V six", "ve ocho". */
function readEngine(
  words: readonly Word[],
  at: number,
  language: Language,
): Replacement | undefined {
  if (!/^(?:v|ve)$/.test(words[at]!.text) || words[at + 1]?.stop !== 0) return undefined;
  if (/^\d/.test(words[at + 1]!.text)) return undefined;
  const cylinders = numberAt(words, at + 1, language);
  return cylinders && [6, 8, 10, 12].includes(cylinders)
    ? { length: 2, text: `V${cylinders}` }
    : undefined;
}

const by: Record<Language, string> = { en: "by", es: "por" };

/** "Four by four". */
function readDrive(
  words: readonly Word[],
  at: number,
  language: Language,
): Replacement | undefined {
  const isBy = words[at + 1]?.text === by[language];
  const four = (n: number) => numberAt(words, n, language) === 4;
  return isBy && four(at) && (four(at + 2) || numberAt(words, at + 2, language) === 2)
    ? { length: 3, text: `4x${numberAt(words, at + 2, language)}` }
    : undefined;
}

/** Before what is measured, a word that sounds like a number may be one. */
const soundsAlike: Record<Language, RegExp> = { en: /^(?:for|to|too|ate|won|tree)$/, es: /^ses$/ };
const measures = /^(?:volts?|amps?|ohms?|psi|quarts?|millimeters?|percent|degrees?|liters?)$/;

function readSoundsAlike(
  words: readonly Word[],
  at: number,
  language: Language,
): Replacement | undefined {
  const isOne =
    soundsAlike[language].test(words[at]!.text) && measures.test(words[at + 1]?.text ?? "");
  return isOne && isCounted(words, at + 1, language)
    ? { length: 1, text: "", doubt: true }
    : undefined;
}
