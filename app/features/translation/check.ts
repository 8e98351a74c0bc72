import type { Language } from "#app/values/language.ts";
import { isChatter } from "./chatter.ts";
import { isEcho, isForeign, plainWords } from "./checks/answer-language.ts";
import { compareNegation } from "./checks/denials/negation.ts";
import { faultsOfMeaning } from "./checks/meaning.ts";
import { readValues } from "./checks/reading.ts";
import { sentencesIn } from "./checks/sentences.ts";
import { type Misshape, misshapeOf } from "./checks/shape/shape.ts";
import { sameValues } from "./checks/values/values.ts";
import { restore, saysNothing } from "./protect/protect.ts";

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
  | "term"
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

/**
 * What the rules found. `isDoubtful`: a second opinion may overrule the fault, or should be asked
 * although there is none.
 */
export type Check = { fault: Fault | undefined; isDoubtful: boolean };

type Pair = {
  /** What was sent, with names (ZQ1) in place of what is protected. */
  source: string;
  answer: string;
  originals: readonly string[];
  from: Language;
  to: Language;
  detect: Detect;
  /**
   * Whether the stand-in answered, who knows only the glossary's words: the language is then not
   * judged.
   */
  wordByWord?: boolean;
};

/** Faults that a free but good translation may have, too; numbers and units are never among them. */
const arguable: ReadonlySet<Fault> = new Set([
  "order",
  "opposite",
  "term",
  "unrelated",
  "negationLost",
  "negationAdded",
  "negationMoved",
]);

/**
 * Compares a translation with its source; lines are compared one by one. Rather one good answer too
 * many refused than a wrong one shown: a mechanic who reads "tighten" where the text says "do not
 * tighten" is worse off than one who reads the original.
 */
export function checkTranslation(pair: Pair): Check {
  let doubt: Check = { fault: undefined, isDoubtful: false };
  for (const fault of faultsOf(pair)) {
    if (fault !== "doubt" && !arguable.has(fault)) return { fault, isDoubtful: false };
    doubt = { fault: doubt.fault ?? (fault === "doubt" ? undefined : fault), isDoubtful: true };
  }
  return doubt;
}

function* faultsOf(pair: Pair): Generator<Fault | "doubt"> {
  const { source, answer, originals } = pair;
  if (!answer.trim()) return yield "empty";
  const [lines, answers] = [source.split("\n"), answer.split("\n")];
  if (isChatter(source, answer)) yield "chatter";
  if (lines.length !== answers.length) return yield "lines";
  if (restore(answer, originals) === undefined) yield "token";
  for (const [at, line] of lines.entries())
    yield* faultsOfLine({ ...pair, source: line, answer: answers[at]! });
}

function* faultsOfLine(line: Pair): Generator<Fault | "doubt"> {
  const { source, answer, from, to, detect } = line;
  if (!answer.trim()) return yield "empty";
  if (!sameNames(source, answer)) yield "token";
  if (!sameMarkup(source, answer)) yield "markup";
  // The stand-in knows few words: its numbers and denials must be right.
  if (line.wordByWord) return yield* faultsOfWords(line);
  if (isEcho(source, answer, from, detect)) yield "echo";
  if (isForeign(answer, from, detect)) yield "language";
  // Echoed names and abbreviations have no shape.
  if (!saysNothing(source) && plainWords(source).join() !== plainWords(answer).join()) {
    const misshape = misshapeOf(source, answer, from, to);
    if (misshape) yield misshape;
  }
  const [ours, theirs] = [sentencesIn(source), sentencesIn(answer)];
  yield* faultsOfMeaning(line, true);
  if (ours.length === 1 || ours.length !== theirs.length) return;
  for (const [at, one] of ours.entries())
    yield* faultsOfMeaning({ ...line, source: one, answer: theirs[at]! });
}

function* faultsOfWords({ source, answer, originals, from, to }: Pair): Generator<Fault> {
  if (!sameValues(readValues(source, from, originals), readValues(answer, to, originals)))
    yield "number";
  const { change } = compareNegation({ source, answer, from, to });
  if (change === "lost") yield "negationLost";
  if (change === "added") yield "negationAdded";
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
