import { asks } from "#app/features/translator/checks/questions.ts";
import { isEnded } from "#app/features/translator/checks/sentences.ts";
import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";

const greeting =
  /^[¡\s]*(?:hi|hello|hey|thanks|thank you|hola|buenas|buenos d[ií]as|buenas tardes|gracias|saludos|ok|okay|yes|no|s[ií]|well|bueno|pues|sorry|perd[oó]n|oye|nope|same here|amigo|please|por favor|many thanks|muchas gracias)(?: \p{L}+){0,3}[\s!.,]*$/iu;

/**
 * Whether they differ only by a greeting, a sentence in one text and part of the next in the other:
 * "Hi! My car…", "Hola, mi carro…".
 */
export function greets(one: readonly string[], other: readonly string[]): boolean {
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
/**
 * Whether a colon or semicolon replaces the missing period: "Lucky man. 164 dollars", "con suerte:
 * 164 dólares".
 */
export function arePunctuated(one: readonly string[], other: readonly string[]): boolean {
  const marks = (sentences: readonly string[]) =>
    sentences.join("").match(/[\p{L}\d)"][:;]\s/gu)?.length ?? 0;
  const [more, fewer] = one.length > other.length ? [one, other] : [other, one];
  return marks(fewer) - marks(more) >= more.length - fewer.length;
}

/** Whether an answer begins or ends within a sentence: without the capital or the last mark. */
export const isCutOff = (source: string, answer: string, from: Language, to: Language): boolean =>
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
