import type { Word } from "#app/features/translator/checks/words.ts";
import type { Language } from "#app/values/language.ts";
import { type NumberWord, numberWords } from "./number-words.ts";
import { signOf } from "./sign.ts";

/** A number of a text, in figures or words: `length` words from `at` on. */
type NumberRead = {
  key: string;
  at: number;
  length: number;
  soft: boolean;
  telling: boolean;
};

/**
 * The numbers of a text in order: 2,500 and 2.500 and 2500, -12, 60k, 60 mil, thirty-five, tercera.
 * Protected parts are not among them.
 */
export function readNumbers(
  text: string,
  words: readonly Word[],
  language: Language,
): NumberRead[] {
  const found: NumberRead[] = [];
  for (let at = 0; at < words.length; ) {
    const read = readAt(text, words, at, language);
    if (read) found.push(read);
    at += read?.length ?? 1;
  }
  return found;
}

function readAt(
  text: string,
  words: readonly Word[],
  at: number,
  language: Language,
): NumberRead | undefined {
  const word = words[at]!;
  const figures = /^\d/.test(word.text);
  // O2 is oxygen.
  if (figures && /\p{L}/u.test(text[word.start - 1] ?? "")) return undefined;
  const said = figures ? undefined : compound(words, at, numberWords[language]);
  if (!figures && !said) return undefined;
  if (said && isIdiom(text, word, language)) return undefined;
  const times = figures ? multiplier(words, at) : 1;
  const value = figures ? figureOf(word.text, times) : String(said!.value);
  const length = figures ? (times > 1 ? 2 : 1) : said!.length;
  const sign = signOf(text, words, at, length);
  return {
    key: sign + value,
    at,
    length,
    soft: said?.soft ?? false,
    telling: said?.telling ?? false,
  };
}

/** Phrases whose number words count nothing. */
const idioms: Record<Language, RegExp> = {
  en: /\bno one\b|\bthanks a million\b|\bquarter panel|\bfifth wheel/gi,
  es: /\bpor ciento\b|\bmil gracias\b|\bmill[oó]n de gracias\b|\buna vez que\b|\bcuarto de m[aá]quinas|\bquinta puerta|\bquinta rueda/gi,
};

/** Whether a number word is part of such a phrase: "ciento" of "diez por ciento", not "diez". */
const isIdiom = (text: string, { start, end }: Word, language: Language): boolean =>
  [...text.slice(0, end + 20).matchAll(idioms[language])].some(
    ({ 0: phrase, index }) => index < end && start < index + phrase.length,
  );

/** A figure in one notation: 2,500 and 2.500 are 2500, 12,60 is 12.6. */
function figureOf(figure: string, times: number): string {
  const grouped = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/.test(figure);
  const plain = grouped ? figure.replace(/[.,]/g, "") : figure.replaceAll(",", ".");
  const [whole, ...rest] = plain.split(".");
  const decimal = rest.length === 1 ? rest[0]!.replace(/0+$/, "") : rest.join(".");
  const value = decimal ? `${whole}.${decimal}` : whole!;
  return times > 1 ? String(Math.round(Number(value) * times * 1_000) / 1_000) : value;
}

/** The factor that the word after a figure means: 60 mil, 60 thousand, 60k, 1.5 million. */
function multiplier(words: readonly Word[], at: number): number {
  const [word, next] = [words[at]!, words[at + 1]];
  if (!next || next.stop > 0) return 1;
  if (next.text === "k") return next.start - word.end <= 1 ? 1_000 : 1;
  return next.text === "mil" || next.text === "thousand"
    ? 1_000
    : /^(?:million|millon|millones)$/.test(next.text)
      ? 1_000_000
      : 1;
}

/** A number of several words: "two hundred and fifty", "treinta y cinco", "dos mil quinientos". */
function compound(
  words: readonly Word[],
  at: number,
  known: Map<string, NumberWord>,
): (NumberWord & { length: number }) | undefined {
  const first = known.get(words[at]!.text);
  if (!first) return undefined;
  const dozen = halfDozen(words, at);
  if (dozen) return { value: 6, soft: true, telling: true, length: dozen };
  let whole = 0;
  let part = 0;
  let next = at;
  let soft = true;
  for (let last = Number.POSITIVE_INFINITY; next < words.length; next++) {
    const word = words[next]!;
    if (next > at && word.stop > 0) break;
    const one = known.get(word.text);
    if (!one) {
      const joins =
        (word.text === "y" && last >= 30 && last < 100) || (word.text === "and" && part >= 100);
      const after = joins ? known.get(words[next + 1]?.text ?? "") : undefined;
      if (next > at && after && !after.soft && after.value < 100) continue;
      break;
    }
    if (next > at && (one.telling || (one.soft && one.value !== 1))) break;
    if (one.value === 1_000 || one.value === 1_000_000) {
      whole += (part || 1) * one.value;
      part = 0;
    } else if (one.value === 100 && part > 0 && part < 10) part *= 100;
    else if (next === at || last === 1_000 || part === 0 || fits(part, one.value))
      part += one.value;
    else break;
    last = one.value;
    soft &&= one.soft ?? false;
  }
  const value = whole + part;
  return next - at === 1 ? { ...first, length: 1 } : { value, soft, length: next - at };
}

/** How many words of "half a dozen" or "media docena" begin here; else 0. */
function halfDozen(words: readonly Word[], at: number): number {
  if (!/^(?:half|medi[oa])$/.test(words[at]!.text)) return 0;
  const next = words[at + 1]?.text === "a" ? at + 2 : at + 1;
  return /^(?:dozen|docena)$/.test(words[next]?.text ?? "") ? next - at + 1 : 0;
}

/** Whether a number word may follow another: hundreds then tens, tens then units. */
const fits = (before: number, now: number): boolean =>
  (before % 100 === 0 && now < 100) ||
  (before % 10 === 0 && before % 100 >= 20 && now < 10 && now >= 1);
