import { checkDigit, hasCheckDigit } from "#app/features/customers/vin/vin.ts";
import { denialWords } from "#app/features/translator/checks/denials/denial-words.ts";
import { readWords, type Word } from "#app/features/translator/checks/words.ts";
import { byLanguage, type Language } from "#app/values/language.ts";
import { readCode } from "./code-reader.ts";
import { type HeardPart, joinParts, type Replacement } from "./heard-text.ts";
import { lexicons } from "./lexicon.ts";
import { readNumber, type Speaker } from "./number-reader.ts";
import { readTrade } from "./trade-reader.ts";
import { wholeNumber } from "./whole-number.ts";

const table = (rows: string): Map<string, string> =>
  new Map(
    rows.split(" ").map((row) => {
      const [letter, ...names] = row.split(":");
      return [names.join(" ").replaceAll("_", " "), letter!] as const;
    }),
  );

/** Letters by their names, folded; English by radio, too. */
const names: Record<Language, Map<string, string>> = {
  en: table(
    "W:double_u W:double_you Z:zee Z:zed H:aitch J:jay K:kay Q:queue Y:why X:ex A:alpha A:alfa B:bravo C:charlie D:delta E:echo F:foxtrot G:golf H:hotel J:juliet J:juliett K:kilo L:lima M:mike N:november P:papa Q:quebec R:romeo S:sierra T:tango U:uniform V:victor W:whiskey X:x-ray X:xray Y:yankee Z:zulu",
  ),
  es: table(
    "W:doble_u W:doble_ve W:uve_doble W:doble_uve Y:i_griega B:be C:ce D:de F:efe G:ge H:hache J:jota K:ka L:ele M:eme N:ene P:pe Q:cu R:ere R:erre S:ese T:te V:ve V:uve X:equis Y:ye Z:zeta",
  ),
};

/** Words that clarify a letter by a word that begins with it: "A de avión", "B as in boy". */
const told: Record<Language, readonly string[]> = {
  en: ["as in", "for", "like"],
  es: ["de", "como"],
};

/** Signs that words spell, and how many words they are. */
type Spelled = { signs: string; length: number };

/** The signs that the words from `at` on spell: a letter, a digit, a number, a written piece. */
function spelledAt(
  words: readonly Word[],
  at: number,
  text: string,
  language: Language,
): Spelled | undefined {
  const word = words[at];
  if (!word) return undefined;
  const { zero, one } = lexicons[language];
  const two = `${word.text} ${words[at + 1]?.text}`;
  const double = names[language].get(two);
  if (double) return { signs: double, length: 2 };
  if (/^\d+$/.test(word.text)) return { signs: word.text, length: 1 };
  if (zero.has(word.text)) return { signs: "0", length: 1 };
  const whole = wholeNumber(words, at, lexicons[language]);
  if (whole) return { signs: String(whole.value), length: whole.next - at };
  if (one.has(word.text)) return { signs: "1", length: 1 };
  const name = names[language].get(word.text);
  const letter = name ?? (/^[a-z]$/.test(word.text) ? word.text.toUpperCase() : undefined);
  if (letter) return { signs: letter, length: 1 + toldBy(words, at + 1, letter, language) };
  const written = text.slice(word.start, word.end);
  return /^[A-Z]{2,17}$/.test(written) ? { signs: written, length: 1 } : undefined;
}

/** Words behind a letter that only repeat it. */
function toldBy(words: readonly Word[], at: number, letter: string, language: Language): number {
  for (const phrase of told[language]) {
    const parts = phrase.split(" ");
    const last = words[at + parts.length]?.text ?? "";
    const isSaid = parts.every((part, n) => words[at + n]?.text === part);
    if (isSaid && last.length > 2 && last.startsWith(letter.toLowerCase())) return parts.length + 1;
  }
  return 0;
}

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
function readVin(
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
  // Further spelled signs after it mean that it was not a VIN.
  if (signs.length === vinLength && whole) return whole;
  const isSaid = words.slice(Math.max(0, at - 3), at).some((word) => cue.test(word.text));
  return isSaid && signs.length >= 5 && pieces > 3
    ? { length: next - at, text: repaired(signs), doubt: true }
    : undefined;
}

/** A stretch that a model doubts: `everything`, or else its figures and denials. */
export type Unsure = { start: number; end: number; everything: boolean };

/**
 * Converts a model's transcript for its speaker: numbers in words become figures, codes and VINs
 * become tags, and uncertain parts are in doubt. It adds no word and drops none.
 */
export function readHeard(
  text: string,
  speaker: Speaker,
  unsure: readonly Unsure[] = [],
): HeardPart[] {
  const words = readWords(text);
  const parts: HeardPart[] = [];
  const doubted = (start: number, end: number, telling: boolean) =>
    unsure.some((one) => (one.everything || telling) && one.start < end && start < one.end);
  let last = 0;
  const put = (start: number, end: number, part: Omit<HeardPart, "doubt">, doubt: boolean) => {
    parts.push(...gap(text.slice(last, start), last, doubted));
    parts.push({ ...part, ...(doubt && { doubt: true }) });
    last = end;
  };
  for (let at = 0; at < words.length; ) {
    const reading = readAt(words, at, text, speaker);
    const length = reading?.length ?? 1;
    const [start, end] = [words[at]!.start, words[at + length - 1]!.end];
    const written = text.slice(start, end);
    const isTelling = reading !== undefined || isDenial(words, at, speaker.language);
    const doubt = reading?.doubt === true || doubted(start, end, isTelling);
    put(
      start,
      end,
      { text: reading?.text || written, ...(reading?.tag && { tag: reading.tag }) },
      doubt,
    );
    at += length;
  }
  parts.push({ text: text.slice(last) });
  return joinParts(parts);
}

/** Text between two words is in doubt if both are. */
const gap = (
  text: string,
  start: number,
  doubted: (start: number, end: number, telling: boolean) => boolean,
): HeardPart[] => [
  { text, ...(doubted(start, start + text.length, false) && { doubt: true as const }) },
];

function readAt(
  words: readonly Word[],
  at: number,
  text: string,
  speaker: Speaker,
): Replacement | undefined {
  const { language } = speaker;
  const isBehindBy = words[at - 1]?.text === "por" && words[at]!.text === "ciento";
  if (isBehindBy) return undefined;
  return (
    readVin(words, at, text, language) ??
    readCode(words, at, language) ??
    readTrade(words, at, language) ??
    readNumber(words, at, speaker) ??
    (isTurned(words, at) ? { length: 1, text: "", doubt: true } : undefined)
  );
}

/** "No, arranca": models put a comma behind a "no" that belongs to what follows. */
const isTurned = (words: readonly Word[], at: number): boolean =>
  words[at]!.text === "no" && (at === 0 || words[at]!.stop === 2) && words[at + 1]?.stop === 1;

const denials = byLanguage(
  (language) => new Set(denialWords[language].plain.split(", ").map((word) => word.trim())),
);

/** Whether a word denies. */
const isDenial = (words: readonly Word[], at: number, language: Language): boolean =>
  denials[language].has(words[at]!.text);
