import { asks, isAnswered } from "#app/features/translator/checks/questions.ts";
import { questionsIn, sentencesIn } from "#app/features/translator/checks/sentences.ts";
import { withoutTokens } from "#app/features/translator/protect/protect.ts";
import type { Language } from "#app/values/language.ts";
import { areAsides, isPrefaced } from "./additions.ts";
import { unmatched } from "./coverage.ts";
import { obeys } from "./orders.ts";
import { arePunctuated, greets, isCutOff } from "./sentence-count.ts";
import { hasUntranslated } from "./untranslated.ts";

/** What is wrong with the form of a translated line, apart from its meaning. */
export type Misshape =
  | "length"
  | "sentences"
  | "question"
  | "quotes"
  | "preface"
  | "aside"
  | "untranslated"
  | "unrelated";

/** An abbreviation that is written out in one language counts as long as its words. */
const size = (text: string) =>
  withoutTokens(text)
    .replace(/\bA\/C\b/g, "air conditioner")
    .replace(/\s+/g, " ")
    .trim().length;

type Bounds = { least: number; most: number };
/**
 * The length of a translation in relation to its source, by both languages: nearly all good ones
 * are within, a half and a double are not. A pair without bounds is not checked.
 */
const bounds: Record<Language, Partial<Record<Language, Bounds>>> = {
  en: { es: { least: 0.72, most: 1.75 } },
  es: { en: { least: 0.58, most: 1.45 } },
};

export function misshapeOf(
  source: string,
  answer: string,
  from: Language,
  to: Language,
): Misshape | undefined {
  const gap = unmatched({ source, answer, from, to });
  const isWhole = gap.lost.length === 0 && gap.added.length === 0;
  const shares = gap.lost.length < gap.said && gap.added.length > 0;
  if (isWrongLength(source, answer, bounds[from][to], shares) && !isWhole) return "length";
  const [said, says] = [sentencesIn(source), sentencesIn(answer)];
  if (said.length !== says.length && !greets(said, says) && !arePunctuated(said, says))
    return "sentences";
  if (isCutOff(source, answer, from, to)) return "sentences";
  const asked = questionsIn(source);
  if (questionsIn(answer) < asked && !(asked === 1 && asks(answer, to))) return "question";
  if (isAnswered(source, answer, from, to)) return "question";
  if (toldOf[from].test(source) && !tells[to].test(answer)) return "question";
  if (isPrefaced(source, answer, from, to)) return "preface";
  if (areAsides(source, answer)) return "aside";
  if (hasUntranslated(source, answer, from, to)) return "untranslated";
  if (obeys(source, answer, from, to)) return "unrelated";
  return isAboutOrders(source) && !isAboutOrders(answer) ? "unrelated" : undefined;
}

function isWrongLength(
  source: string,
  answer: string,
  bound: Bounds | undefined,
  shares: boolean,
): boolean {
  const [ours, theirs] = [size(source), size(answer)];
  // Abbreviations and names of parts take three words of the other language, or one of three.
  const [more, less] = Math.min(ours, theirs) <= 16 ? [2, shares ? 0.6 : 1] : [1, 1];
  return (
    bound !== undefined &&
    (theirs > bound.most * more * ours + 14 || theirs < bound.least * less * ours - 5)
  );
}

/** Who asks to be told something asks, without a question mark too. */
const toldOf: Record<Language, RegExp> = {
  en: /^(?:please )?(?:tell|let|text|call) (?:me|us)\b/i,
  es: /^(?:por favor,? )?(?:d[ií]g[ae](?:me|nos)|dime|dinos|av[ií]s[ae](?:me|nos))/iu,
};
const tells: Record<Language, RegExp> = {
  en: /\b(?:tell|let|text|call|notify|say|inform|show|give|advise|explain) (?:me|us)\b/i,
  es: /(?:me|nos)(?!\p{L})/iu,
};

/** Whether a text is about instructions to a machine; then its translation must be, too. */
const isAboutOrders = (text: string): boolean =>
  /instruc|system prompt|prompt del sistema|system message|mensaje de(?:l)? sistema/i.test(text);
