import { asks, isAnswered } from "#app/features/translator/checks/questions.ts";
import { isEnded, questionsIn, sentencesIn } from "#app/features/translator/checks/sentences.ts";
import { withoutTokens } from "#app/features/translator/protect/protect.ts";
import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";
import { areAsides, isPrefaced } from "./additions.ts";
import { unmatched } from "./coverage.ts";
import { hasUntranslated } from "./untranslated.ts";

/** Faults in the form of a translated line, apart from its meaning. */
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

/** Instructions to a machine in a source, and the words that translate them in an answer. */
const orders: readonly Record<Language, RegExp>[] = [
  { en: /write|print|output/, es: /escrib[ae]|imprim[ae]/ },
  { en: /translate/, es: /trad[uú](?:ce|zca)/ },
  {
    en: /say|tell|answer|reply|respond|repeat/,
    es: /d[ií](?:ga)?|cont[eé]st[ae]|resp[oó]nd[ae]|repit[ae]/,
  },
  {
    en: /pretend|act|imagine|behave/,
    es: /finj[ae]|finge|act[uú][ae]|imag[ií]n[ae]|comp[oó]rt[ae]/,
  },
  { en: /ignore|forget|disregard/, es: /ignor[ae]|olv[ií]d[ae]|descart[ae]/ },
  { en: /now you|you are now|youre now/, es: /ahora/ },
];

/** Whether a line that tells someone to write or play something was obeyed. */
const obeys = (source: string, answer: string, from: Language, to: Language): boolean => {
  return orders.some((row) => {
    const begins = new RegExp(
      `^\\W*(?:please |por favor,? )?(?:${row[from].source})(?:lo|la|me|le|te)? (?:that|this|in|as|like|the|only|a|an|just|you|your|el|la|que|esto|en|como|un|una|solo|s[oó]lo|lo|tus|sus|todo|all|everything|any|previous|eres|es|act|are)(?!\\p{L})`,
      "iu",
    );
    return begins.test(source) && !row[to].test(answer.toLowerCase());
  });
};

const greeting =
  /^[¡\s]*(?:hi|hello|hey|thanks|thank you|hola|buenas|buenos d[ií]as|buenas tardes|gracias|saludos|ok|okay|yes|no|s[ií]|well|bueno|pues|sorry|perd[oó]n|oye|nope|same here|amigo|please|por favor|many thanks|muchas gracias)(?: \p{L}+){0,3}[\s!.,]*$/iu;

/**
 * Whether they differ only by a greeting, a sentence in one text and part of the next in the other:
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

const closing = /[.!?…)\]"'»”*_]\s*$/;
/** Whether a colon or semicolon replaces the missing period: "Lucky man. 164", "suerte: 164". */
function arePunctuated(one: readonly string[], other: readonly string[]): boolean {
  const marks = (sentences: readonly string[]) =>
    sentences.join("").match(/[\p{L}\d)"][:;]\s/gu)?.length ?? 0;
  const [more, fewer] = one.length > other.length ? [one, other] : [other, one];
  return marks(fewer) - marks(more) >= more.length - fewer.length;
}

/** Whether an answer begins or ends within a sentence: without the capital or the last mark. */
const isCutOff = (source: string, answer: string, from: Language, to: Language): boolean =>
  (/^[¿¡"“«(*_]*\p{Lu}/u.test(source) &&
    /^[¿¡"“«(*_]*\p{Ll}/u.test(answer) &&
    !beginsLater(source, answer) &&
    !(source.trim().endsWith("?") && asks(answer, to))) ||
  (endsEarly(source, answer) && !(source.trim().endsWith("?") && asks(answer, to))) ||
  (hangs(answer, to) && !hangs(source, from));

/** Whether the first words of a source stand within the answer: "O2 sensor", "sensor de O2". */
const beginsLater = (source: string, answer: string): boolean => {
  const [first, second] = source.match(/[\p{L}\d]+/gu) ?? [];
  const said = new Set(fold(answer).match(/[\p{L}\d]+/gu));
  return [first, second].some(
    (word) => word !== undefined && /\d|\p{L}{4}/u.test(word) && said.has(fold(word)),
  );
};
const endsEarly = (source: string, answer: string): boolean =>
  isEnded(source) && !closing.test(answer) && !/ZQ\d+\s*$/.test(answer);

/** Whether a text ends with what announces more: a comma, a colon, an article, a preposition. */
const hangs = (text: string, language: Language): boolean =>
  /\p{L}\s*[,:;]\s*$/u.test(text) || announcing[language].test(text);
const announcing: Record<Language, RegExp> = {
  en: /\p{L}\s+(?:an?|the|of|and|or|with|for|your|its|my)\s*$/u,
  es: /\p{L}\s+(?:de|del|el|las?|los|(?<!cada\s)un|(?<!cada\s)una|y|e|con|por|para|al?|en|su|sus)\s*$/u,
};
