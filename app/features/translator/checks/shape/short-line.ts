import { plainWords } from "#app/features/translator/checks/answer-language.ts";
import { mayAsk } from "#app/features/translator/checks/questions.ts";
import { isEnded } from "#app/features/translator/checks/sentences.ts";
import { findTerms } from "#app/features/translator/glossary/find.ts";
import { pluralsOf } from "#app/features/translator/glossary/plurals.ts";
import { keyOf, wordsOf } from "#app/features/translator/glossary/term-index.ts";
import type { ShopTerm } from "#app/features/translator/shop-terms.ts";
import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";
import { unmatched } from "./coverage.ts";
import { functionWords } from "./function-words.ts";

type Line = {
  source: string;
  answer: string;
  from: Language;
  to: Language;
  terms?: readonly ShopTerm[] | undefined;
};

const longest = 10;

/**
 * What is wrong with the translation of a short line, such as the name of a part: it came back as it
 * was, or beside itself; without a period also as a sentence, or with words of it gone. The other
 * rules compare sentences, and find too little in such a line.
 */
export function faultOfShortLine(
  line: Line,
): "echo" | "aside" | "sentences" | "length" | undefined {
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
 * Whether words can only be of the source's language: by their letters, or as names of parts. A name
 * that only some region of the other language uses is no translation.
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
