import { sharesContent } from "#app/features/translation/checks/context/labels.ts";
import { readValues } from "#app/features/translation/checks/reading.ts";
import { questionsIn, sentencesIn } from "#app/features/translation/checks/sentences.ts";
import { withoutNames } from "#app/features/translation/protect/protect.ts";
import type { Language } from "#app/values/language.ts";
import { remains } from "./untranslated.ts";

/** What is wrong with the outside of a translated line, without understanding it. */
export type Misshape =
  | "length"
  | "sentences"
  | "question"
  | "quotes"
  | "preface"
  | "aside"
  | "untranslated"
  | "unrelated";

const size = (text: string) => withoutNames(text).replace(/\s+/g, " ").trim().length;

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
  if (isWrongLength(source, answer, bounds[from][to])) return "length";
  const [said, says] = [sentencesIn(source), sentencesIn(answer)];
  if (said.length !== says.length && !greets(said, says) && !arePunctuated(said, says))
    return "sentences";
  if (isCutOff(source, answer)) return "sentences";
  if (questionsIn(answer) < questionsIn(source)) return "question";
  if (quotes(answer) > quotes(source) && (isQuoted(answer) || quotes(source) === 0))
    return "quotes";
  if (isPrefaced(source, answer, from, to)) return "preface";
  if (areAsides(source, answer)) return "aside";
  if (remains(source, answer, from, to)) return "untranslated";
  return isAboutOrders(source) && !isAboutOrders(answer) ? "unrelated" : undefined;
}

function isWrongLength(source: string, answer: string, bound: Bounds | undefined): boolean {
  const [ours, theirs] = [size(source), size(answer)];
  return (
    bound !== undefined && (theirs > bound.most * ours + 14 || theirs < bound.least * ours - 5)
  );
}

const greeting =
  /^[¡\s]*(?:hi|hello|hey|thanks|thank you|hola|buenas|buenos d[ií]as|buenas tardes|gracias|saludos|ok|okay|yes|no|s[ií]|well|bueno|pues|sorry|perd[oó]n|oye|nope|same here|amigo|please|por favor|many thanks|muchas gracias)(?: \p{L}+){0,3}[\s!.,]*$/iu;

/**
 * Whether the two differ by a greeting alone, which is a sentence here and part of the next there:
 * "Hi! My car…", "Hola, mi carro…".
 */
function greets(one: readonly string[], other: readonly string[]): boolean {
  const apart = (sentences: readonly string[]) =>
    sentences.filter((sentence) => greeting.test(sentence)).length;
  const joined = (sentences: readonly string[]) =>
    sentences.filter((sentence) =>
      /^[¡¿\s]*(?:hi|hello|hey|thanks|thank you|hola|buenas|buenos|gracias|saludos|ok|yes|no|s[ií]|well|bueno|pues|sorry|oye)\b[^.]{0,24}[,;!] /iu.test(
        sentence,
      ),
    ).length;
  const [more, fewer] = one.length > other.length ? [one, other] : [other, one];
  return (
    more.length - fewer.length === 1 &&
    apart(more) === apart(fewer) + 1 &&
    joined(fewer) > joined(more)
  );
}

const closing = /[.!?…:;)\]"'»”*_]\s*$/;
/**
 * Whether a colon or a semicolon stands for the full stop that is missing: "Lucky man. 164
 * dollars", "con suerte: 164 dólares".
 */
function arePunctuated(one: readonly string[], other: readonly string[]): boolean {
  const marks = (sentences: readonly string[]) =>
    sentences.join("").match(/[\p{L}\d)"][:;]\s/gu)?.length ?? 0;
  const [more, fewer] = one.length > other.length ? [one, other] : [other, one];
  return marks(fewer) - marks(more) >= more.length - fewer.length;
}

/**
 * Whether an answer begins or ends within its sentence: the text's capital or its last sign is
 * gone.
 */
const isCutOff = (source: string, answer: string): boolean =>
  (/^[¿¡"“«(*_]*\p{Lu}/u.test(source) && /^[¿¡"“«(*_]*\p{Ll}/u.test(answer)) ||
  endsEarly(source, answer);
const endsEarly = (source: string, answer: string): boolean =>
  /[.!?…]["'»”)*_]*\s*$/.test(source) && !closing.test(answer) && !/ZQ\d+\s*$/.test(answer);

const quotes = (text: string): number => text.match(/["“”«»„]/g)?.length ?? 0;
const isQuoted = (text: string): boolean => /^\s*["“«'‘„].*["”»'’]\s*\.?\s*$/u.test(text);

/**
 * "Here it is: …", where the text begins with no such words: what stands before the colon is not of
 * the text.
 */
function isPrefaced(source: string, answer: string, from: Language, to: Language): boolean {
  const head = /^[^:\n]{2,60}?\p{L}:(?=\s)/u.exec(answer)?.[0];
  if (head === undefined || /^[^:\n]{2,60}?\p{L}:(?=\s)/u.test(source)) return false;
  return !sharesContent(readValues(source, from, []), readValues(head, to, []));
}

/**
 * Words between brackets that only one has: a note of the translator's, or both languages side by
 * side. The text's own term may stand there.
 */
function areAsides(source: string, answer: string): boolean {
  const [ours, theirs] = [asides(source), asides(answer)];
  if (ours.length === theirs.length) return false;
  const own = (aside: string) =>
    aside.split(/\s+/).length <= 3 && source.toLowerCase().includes(aside.toLowerCase());
  return theirs.filter((aside) => !own(aside)).length !== ours.length;
}
const asides = (text: string): string[] =>
  [...text.matchAll(/(?<!\])\(([^()]*\p{L}{2}[^()]*)\)/gu)].map(([, words]) => words!);

/**
 * Whether a text speaks of a machine's instructions: then its translation does, and does not follow
 * them.
 */
const isAboutOrders = (text: string): boolean =>
  /instruc|system prompt|prompt del sistema|system message|mensaje de(?:l)? sistema/i.test(text);
