import type { Language } from "#app/values/language.ts";
import { isChatter } from "./chatter.ts";
import { sentencesOf } from "./cut.ts";
import { sameFigures } from "./figures.ts";
import { compareNegation } from "./negation.ts";
import { restore, saysNothing, withoutNames } from "./protect.ts";
import { sameUnits } from "./units.ts";

/** The language a text is in, as far as it can be told; `sure` when hardly anything speaks against it. */
export type Detect = (text: string) => { language: Language | undefined; sure: boolean };

/** Why an answer is not shown. */
export type Fault =
  | "empty"
  | "token"
  | "number"
  | "unit"
  | "echo"
  | "length"
  | "chatter"
  | "language"
  | "negationLost"
  | "negationAdded"
  | "markup"
  | "lines";

type Pair = {
  /** What was sent, with names (ZQ1) in place of what is protected. */
  source: string;
  answer: string;
  kept: readonly string[];
  from: Language;
  to: Language;
  detect: Detect;
  /** Whether the stand-in answered, who knows only the glossary's words: the language is then not judged. */
  wordByWord?: boolean;
};

/**
 * What is wrong with a translation, if anything; lines are judged one by one. Rather one good answer too many refused than a wrong one
 * shown: a mechanic who reads "tighten" where the text says "do not tighten" is worse off than one who reads the original.
 */
export function faultOf({ source, answer, kept, ...pair }: Pair): Fault | undefined {
  if (!answer.trim()) return "empty";
  const [lines, answers] = [source.split("\n"), answer.split("\n")];
  if (isChatter(source, answer)) return "chatter";
  if (lines.length !== answers.length) return "lines";
  if (restore(answer, kept) === undefined) return "token";
  for (const [at, line] of lines.entries()) {
    const fault = faultOfLine(line, answers[at]!, pair);
    if (fault) return fault;
  }
  return undefined;
}

function faultOfLine(
  source: string,
  answer: string,
  { from, to, detect, wordByWord }: Omit<Pair, "source" | "answer" | "kept">,
): Fault | undefined {
  if (!answer.trim()) return "empty";
  if (!sameNames(source, answer)) return "token";
  if (!sameFigures(source, answer)) return "number";
  if (!sameUnits(source, answer)) return "unit";
  if (!sameMarkup(source, answer)) return "markup";
  if (isTooLong(source, answer) || isTooShort(source, answer)) return "length";
  if (!wordByWord) {
    if (isEcho(source, answer, from, detect)) return "echo";
    if (isForeign(answer, from, detect)) return "language";
  }
  return negationFault(source, answer, from, to);
}

/** A name must come back in the line in which it went; in which order is up to the language. */
function sameNames(source: string, answer: string): boolean {
  const inOrder = (text: string) => (text.match(/ZQ\d+/g) ?? []).sort().join();
  return inOrder(source) === inOrder(answer);
}

/** A link stays a link, and what is bold stays so. */
const sameMarkup = (source: string, answer: string): boolean =>
  marks.every((mark) => (source.match(mark)?.length ?? 0) === (answer.match(mark)?.length ?? 0));
const marks = [/\]\(ZQ\d+\)/g, /\]\(/g, /\*\*/g, /~~/g, /`/g];

const size = (text: string) => withoutNames(text).replace(/\s+/g, " ").trim().length;
const isTooLong = (source: string, answer: string): boolean => size(answer) > 2.2 * size(source) + 25;
const isTooShort = (source: string, answer: string): boolean => size(answer) < 0.5 * size(source) - 3;

const plainWords = (text: string): string[] =>
  withoutNames(text)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** The same words again. Names of cars and parts are the same in both languages: a few such words are no echo unless they are plainly English or Spanish. */
function isEcho(source: string, answer: string, from: Language, detect: Detect): boolean {
  const [words, back] = [plainWords(source), plainWords(answer)];
  if (saysNothing(source) || words.join(" ") !== back.join(" ")) return false;
  const found = detect(withoutNames(source));
  return words.length > 3 || (found.language === from && found.sure);
}

/** Still in the language it was in: five words are enough to tell. */
function isForeign(answer: string, from: Language, detect: Detect): boolean {
  const words = plainWords(answer);
  if (words.length < 4) return false;
  const found = detect(withoutNames(answer));
  return found.language === from && (found.sure || words.length >= 8);
}

/** Sentence by sentence where both have as many; else the line as a whole. */
function negationFault(source: string, answer: string, from: Language, to: Language): Fault | undefined {
  const [ours, theirs] = [sentencesOf(source), sentencesOf(answer)];
  const pairs = ours.length === theirs.length ? ours.map((one, at) => [one, theirs[at]!] as const) : [[source, answer] as const];
  for (const [said, says] of pairs) {
    const found = compareNegation(said, says, from, to);
    if (found !== "same") return found === "lost" ? "negationLost" : "negationAdded";
  }
  return undefined;
}
