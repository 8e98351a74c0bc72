import type { Language } from "#app/values/language.ts";
import { isChatter } from "./chatter.ts";
import { compareChoices } from "./checks/choices.ts";
import { type Reading, readValues } from "./checks/reading.ts";
import { sentencesIn } from "./checks/sentences.ts";
import { type Misshape, misshapeOf } from "./checks/shape.ts";
import { isUnit, sameCounted } from "./checks/units.ts";
import { areUnrelated, sameOrder, sameValues } from "./checks/values.ts";
import { compareNegation, denies } from "./negation.ts";
import { restore, saysNothing, withoutNames } from "./protect.ts";

/**
 * The language a text is in, as far as it can be told; `sure` when hardly anything speaks against
 * it.
 */
export type Detect = (text: string) => { language: Language | undefined; sure: boolean };

/** Why an answer is not shown. */
export type Fault =
  | "empty"
  | "token"
  | "number"
  | "unit"
  | "order"
  | "opposite"
  | "echo"
  | Misshape
  | "chatter"
  | "language"
  | "negationLost"
  | "negationAdded"
  | "negationMoved"
  | "markup"
  | "lines"
  /** The second opinion said no, or was needed and did not come. */
  | "judged"
  | "unjudged";

type Pair = {
  /** What was sent, with names (ZQ1) in place of what is protected. */
  source: string;
  answer: string;
  kept: readonly string[];
  from: Language;
  to: Language;
  detect: Detect;
  /**
   * Whether the stand-in answered, who knows only the glossary's words: the language is then not
   * judged.
   */
  wordByWord?: boolean;
};

/**
 * What is wrong with a translation, if anything; lines are judged one by one. Rather one good
 * answer too many refused than a wrong one shown: a mechanic who reads "tighten" where the text
 * says "do not tighten" is worse off than one who reads the original.
 */
export function faultOf({ source, answer, kept, ...pair }: Pair): Fault | undefined {
  if (!answer.trim()) return "empty";
  const [lines, answers] = [source.split("\n"), answer.split("\n")];
  if (isChatter(source, answer)) return "chatter";
  if (lines.length !== answers.length) return "lines";
  if (restore(answer, kept) === undefined) return "token";
  for (const [at, line] of lines.entries()) {
    const fault = faultOfLine(line, answers[at]!, kept, pair);
    if (fault) return fault;
  }
  return undefined;
}

type Rest = Omit<Pair, "source" | "answer" | "kept">;

function faultOfLine(
  source: string,
  answer: string,
  kept: readonly string[],
  { from, to, detect, wordByWord }: Rest,
): Fault | undefined {
  if (!answer.trim()) return "empty";
  if (!sameNames(source, answer)) return "token";
  if (!sameMarkup(source, answer)) return "markup";
  if (!wordByWord) {
    if (isEcho(source, answer, from, detect)) return "echo";
    if (isForeign(answer, from, detect)) return "language";
    // Echoed names and abbreviations have no shape.
    if (!saysNothing(source) && plainWords(source).join() !== plainWords(answer).join()) {
      const misshape = misshapeOf(source, answer, from, to);
      if (misshape) return misshape;
    }
  }
  // The stand-in knows few words: its numbers and denials must be right.
  if (wordByWord) return faultOfWords(source, answer, kept, from, to);
  const [ours, theirs] = [sentencesIn(source), sentencesIn(answer)];
  const whole = faultOfMeaning(source, answer, kept, from, to, true);
  if (whole || ours.length === 1 || ours.length !== theirs.length) return whole;
  for (const [at, one] of ours.entries()) {
    const fault = faultOfMeaning(one, theirs[at]!, kept, from, to);
    if (fault) return fault;
  }
  return undefined;
}

function faultOfWords(
  source: string,
  answer: string,
  kept: readonly string[],
  from: Language,
  to: Language,
): Fault | undefined {
  if (!sameValues(readValues(source, from, kept), readValues(answer, to, kept))) return "number";
  const negation = compareNegation(source, answer, from, to);
  return negation === "lost" ? "negationLost" : negation === "added" ? "negationAdded" : undefined;
}

/** Values, their order, words that exclude each other, and denials: what a mechanic acts on. */
function faultOfMeaning(
  source: string,
  answer: string,
  kept: readonly string[],
  from: Language,
  to: Language,
  whole = false,
): Fault | undefined {
  const [ours, theirs] = [readValues(source, from, kept), readValues(answer, to, kept)];
  if (!sameValues(ours, theirs)) return "number";
  if (whole && areUnrelated(ours, theirs) && !denies(source, from)) return "unrelated";
  const { flips, group, swapped } = compareChoices(ours.choices, theirs.choices);
  const negation = compareNegation(source, answer, from, to);
  if (!sameCounted(ours, theirs)) return "unit";
  if (isMisplaced(ours, theirs)) return "opposite";
  // "It won't close" may be "se queda abierta": an opposite and a denial make up for each other.
  const turned =
    flips === 1 && reversible.has(group!) && (negation === "lost" || negation === "added");
  if (flips > 0 && !turned) return isUnit(group!) ? "unit" : "opposite";
  if (negation !== "same" && !turned)
    return negation === "lost"
      ? "negationLost"
      : negation === "added"
        ? "negationAdded"
        : "negationMoved";
  if (swapped !== undefined || !sameOrder(ours, theirs)) return "order";
  return undefined;
}

/**
 * Whether an answer puts something before a value, or on the left, where the text speaks of
 * neither.
 */
function isMisplaced(source: Reading, answer: Reading): boolean {
  const count = ({ choices }: Reading, member: string) =>
    choices.filter((one) => one.member === member).length;
  const before = answer.choices.some(
    ({ member, at }) =>
      member === "before" && answer.values.some((value) => value.at > at && value.at <= at + 2),
  );
  if (before && count(source, "before") === 0) return true;
  return answer.language === "es" && count(answer, "left") > count(source, "left");
}

const reversible = new Set([
  "torque",
  "gate",
  "power",
  "level",
  "temperature",
  "link",
  "quality",
  "lock",
  "water",
  "effort",
  "safety",
]);

/** A name must come back in the line in which it went; in which order is up to the language. */
function sameNames(source: string, answer: string): boolean {
  const inOrder = (text: string) => (text.match(/ZQ\d+/g) ?? []).sort().join();
  return inOrder(source) === inOrder(answer);
}

/** A link stays a link, and what is bold stays so. */
const sameMarkup = (source: string, answer: string): boolean =>
  marks.every((mark) => (source.match(mark)?.length ?? 0) === (answer.match(mark)?.length ?? 0));
const marks = [/\]\(ZQ\d+\)/g, /\]\(/g, /\*\*/g, /~~/g, /`/g];

const plainWords = (text: string): string[] =>
  withoutNames(text)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/**
 * The same words again. Names of cars and parts are the same in both languages: a few such words
 * are no echo unless they are plainly English or Spanish.
 */
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
