import { mayAsk } from "#app/features/translator/checks/questions.ts";
import { findTerms } from "#app/features/translator/glossary/find.ts";
import { pluralsOf } from "#app/features/translator/glossary/plurals.ts";
import { keyOf, wordsOf } from "#app/features/translator/glossary/term-index.ts";
import { hasNothingToTranslate } from "#app/features/translator/protect/protect.ts";
import { lacksShopTerm, type ShopTerm } from "#app/features/translator/shop-terms.ts";
import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";
import { isEcho, isForeign, plainWords } from "./answer-language.ts";
import { compareNegation } from "./denials/negation.ts";
import type { Fault } from "./fault.ts";
import { faultsOfMeaning } from "./meaning.ts";
import { readValues } from "./reading.ts";
import { isEnded, sentencesIn } from "./sentences.ts";
import { isQuoting } from "./shape/additions.ts";
import { unmatched } from "./shape/coverage.ts";
import { functionWords } from "./shape/function-words.ts";
import { misshapeOf } from "./shape/shape.ts";
import { sameValues } from "./values/values.ts";
import { writtenOut } from "./written-out.ts";

/** Detects the language of a text; `sure` if there is hardly any evidence against it. */
export type Detect = (text: string) => { language: Language | undefined; sure: boolean };

export type Pair = {
  /** The text that was sent, with tokens (ZQ1) for protected parts. */
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

type Line = Pick<Pair, "source" | "answer" | "from" | "to" | "terms">;

const longest = 10;

/**
 * The fault of a translated short line, such as the name of a part: it came back unchanged, or next
 * to its translation; without a period also as a sentence, or with words missing. The other rules
 * compare sentences and find too little in such a line.
 */
function faultOfShortLine(line: Line): "echo" | "aside" | "sentences" | "length" | undefined {
  const { source, answer } = line;
  const [said, says] = [plainWords(source), plainWords(answer)];
  if (said.length === 0 || said.length > longest) return undefined;
  const isOpen = !isEnded(source);
  const isWithin = ` ${says.join(" ")} `.includes(` ${said.join(" ")} `);
  if (isWithin && says.length === said.length && isPlainlyOf(said, line)) return "echo";
  if (isWithin && says.length > said.length && (isOpen || said.length > 1)) return "aside";
  return isOpen && !isWithin ? faultOfName(line, says) : undefined;
}

function faultOfName(
  line: Line,
  says: readonly string[],
): "aside" | "sentences" | "length" | undefined {
  const { source, answer, from, to } = line;
  if (isEnded(answer) && says.length > 3 && !(answer.trim().endsWith("?") && mayAsk(source, from)))
    return "sentences";
  const lists =
    joints[to].test(answer) ||
    /[,+&/]|(?<!\p{L})(?:plus|m[aá]s|then|luego|despu[eé]s|nor|ni)(?!\p{L})/iu.test(answer);
  // Two things with a word between them; in the answer a mark will do.
  if (joints[from].test(source) && !lists && unmatched(line).lost.length > 0) return "length";
  if (joinsMore(line)) return "aside";
  const parts = partsOf(source, from);
  if (parts > 2 && partsOf(answer, to) < parts) return "length";
  return losesWords(line) ? "length" : undefined;
}

/** How many things a line lists: "alternador, batería y banda" are three. */
const partsOf = (text: string, language: Language): number =>
  text.split(separators[language]).filter((part) => /\p{L}/u.test(part)).length;
const separators: Record<Language, RegExp> = {
  en: /[,;+&]|\sand\s/iu,
  es: /[,;+&]|\s[ye]\s/iu,
};

/** Whether words are gone and the answer has too few of its own that could stand for them. */
function losesWords(line: Line): boolean {
  const { lost, added } = unmatched(line);
  const least = lost.length > 0 && added.length === 0 ? shortest[line.from] : undefined;
  return (
    lost.length > added.length + (added.length > 0 ? 2 : 1) ||
    (least !== undefined && line.answer.length < least * line.source.length)
  );
}

/** Whether "and" or "with" brings something that a source without either does not have. */
function joinsMore(line: Line): boolean {
  const { source, answer, from, to } = line;
  if (joints[from].test(source) || /[,;+&/]/.test(source)) return false;
  const behind = answer.split(joint[to]).slice(1).join(" ");
  const own = new Set(wordsOf(fold(behind)));
  const { lost, added } = unmatched(line);
  return lost.length === 0 && added.some((word) => own.has(word));
}
const joint: Record<Language, RegExp> = {
  en: /(?<=[\p{L}\d])\s+(?:and|with)\s+/iu,
  es: /(?<=[\p{L}\d])\s+(?:y|e|con)\s+/iu,
};

/** A word between two others; what stands between numbers is a range. */
const joints: Record<Language, RegExp> = {
  en: /[\p{L}\d]\s+(?:and|with)\s+(?!ZQ)\p{L}/iu,
  es: /[\p{L}\d]\s+(?:y|e|con)\s+(?!ZQ)\p{L}/iu,
};

/** With a word gone and none in its place, an answer is longer than this part of its source. */
const shortest: Partial<Record<Language, number>> = { en: 0.66 };

/** Words that are written with accents in this language alone. */
const accents: Partial<Record<Language, RegExp>> = { es: /[áéíóúñü]/ };

/**
 * Whether words can only be of the source's language: by their letters, or as names of parts. A
 * name that only some region of the other language uses is no translation.
 */
function isPlainlyOf(words: readonly string[], { from, to, terms }: Line): boolean {
  const folded = words.map(fold);
  const own = terms?.some((term) => fold(term[from]) === fold(term[to])) ?? false;
  const usual = (name: string, { term, others }: TermMatch) =>
    [term, ...others].some((one) =>
      one[to].some((each) => [each, ...pluralsOf(each, to)].map(keyOf).includes(name)),
    );
  const found = findTerms(folded, from);
  // Two parts in a row have another order in the other language.
  const foreign =
    found.length > 1 ||
    found.some((one) => !usual(folded.slice(one.start, one.start + one.length).join(" "), one));
  return (
    (foreign && !own) ||
    words.some(
      (word, n) =>
        accents[from]?.test(word) ||
        (functionWords[from].has(folded[n]!) && !functionWords[to].has(folded[n]!)),
    )
  );
}
type TermMatch = ReturnType<typeof findTerms>[number];
