import { hasNothingToTranslate } from "#app/features/translator/protect/protect.ts";
import { lacksShopTerm, type ShopTerm } from "#app/features/translator/shop-terms.ts";
import type { Language } from "#app/values/language.ts";
import { isEcho, isForeign, plainWords } from "./answer-language.ts";
import { compareNegation } from "./denials/negation.ts";
import type { Fault } from "./fault.ts";
import { faultsOfMeaning } from "./meaning.ts";
import { readValues } from "./reading.ts";
import { sentencesIn } from "./sentences.ts";
import { isQuoting } from "./shape/additions.ts";
import { misshapeOf } from "./shape/shape.ts";
import { faultOfShortLine } from "./shape/short-line.ts";
import { sameValues } from "./values/values.ts";
import { writtenOut } from "./written-out.ts";

/** Detects the language of a text; `sure` if there is hardly any evidence against it. */
export type Detect = (text: string) => { language: Language | undefined; sure: boolean };

export type Pair = {
  /** What was sent, with tokens (ZQ1) for what is protected. */
  source: string;
  answer: string;
  originals: readonly string[];
  from: Language;
  to: Language;
  detect: Detect;
  /** Words that a shop insists on. */
  terms?: readonly ShopTerm[] | undefined;
  /** Whether the stand-in answered, which knows only the glossary: its language is not checked. */
  wordByWord?: boolean;
};

/** The faults of one translated line; "doubt": a judge model should be asked. */
export function* faultsOfLine(given: Pair): Generator<Fault | "doubt"> {
  const { from, to, detect } = given;
  if (!given.answer.trim()) return yield "empty";
  if (!sameTokens(given.source, given.answer)) yield "token";
  if (!sameMarkup(given.source, given.answer)) yield "markup";
  const [source, answer] = [writtenOut(given.source, from), writtenOut(given.answer, to)];
  const line: Pair = { ...given, source, answer };
  // The stand-in knows few words: only its numbers and denials are checked.
  if (line.wordByWord) return yield* faultsOfWords(line);
  if (isEcho(source, answer, from, detect)) yield "echo";
  if (isForeign(answer, from, detect)) yield "language";
  const short = hasNothingToTranslate(source) ? undefined : faultOfShortLine(line);
  if (short) yield short;
  if (isQuoting(source, answer)) yield "quotes";
  // Names and abbreviations that come back unchanged are not checked for form.
  if (!hasNothingToTranslate(source) && plainWords(source).join() !== plainWords(answer).join()) {
    const misshape = misshapeOf(source, answer, from, to);
    if (misshape) yield misshape;
  }
  if (lacksShopTerm(line, line.terms)) yield "shopTerm";
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

/** A token must come back in its line, in any order. */
function sameTokens(source: string, answer: string): boolean {
  const inOrder = (text: string) => (text.match(/ZQ\d+/g) ?? []).sort().join();
  return inOrder(source) === inOrder(answer);
}

/** Links and bold text stay so. */
const sameMarkup = (source: string, answer: string): boolean =>
  marks.every((mark) => (source.match(mark)?.length ?? 0) === (answer.match(mark)?.length ?? 0));
const marks = [/\]\(ZQ\d+\)/g, /\]\(/g, /\*\*/g, /~~/g, /`/g];
