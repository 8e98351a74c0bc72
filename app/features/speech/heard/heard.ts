import { denialWords } from "#app/features/translator/checks/denials/denial-words.ts";
import { readWords, type Word } from "#app/features/translator/checks/words.ts";
import { byLanguage, type Language } from "#app/values/language.ts";
import { readCode } from "./code-reader.ts";
import { type HeardPart, joinParts, type Replacement } from "./heard-text.ts";
import { readNumber, type Speaker } from "./number-reader.ts";
import { readTrade } from "./trade-reader.ts";
import { readVin } from "./vin-reader.ts";

/**
 * Where a model was unsure of what it heard: of `everything`, or enough that figures and denials
 * are to be checked.
 */
export type Unsure = { start: number; end: number; everything: boolean };

/**
 * What a model wrote, as a speaker is shown it: numbers said in words are figures, codes and VINs
 * are tags, and what may be wrong is in doubt. It adds no word and drops none.
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

/** What stands between two words is in doubt where both are. */
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
