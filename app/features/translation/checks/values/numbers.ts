import type { Word } from "#app/features/translation/checks/words.ts";
import type { Language } from "#app/values/language.ts";
import { type NumberWord, numberWords } from "./number-words.ts";

/** A number of a text as a value, whatever it is written in. `at`, `length`: which words say it. */
type NumberRead = {
  key: string;
  at: number;
  length: number;
  soft: boolean;
  telling: boolean;
};

/**
 * The numbers of a text in order: 2,500 and 2.500 and 2500, -12, 60k, 60 mil, thirty-five, tercera.
 * What is put away is not among them.
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
  if (said && idioms[language].test(text.slice(Math.max(0, word.start - 12), word.end + 12)))
    return undefined;
  const times = figures ? thousands(words, at) : 1;
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

/** What counts nothing: "no one", "each one". */
const idioms: Record<Language, RegExp> = {
  en: /\bno one\b|\bthanks a million\b|\bquarter panel/i,
  es: /\bpor ciento\b|\bmil gracias\b|\bmill[oó]n de gracias\b|\buna vez que\b|\bcuarto de m[aá]quinas/i,
};

/** A figure without its country's signs: 2,500 and 2.500 are 2500, 12,60 is 12.6. */
function figureOf(figure: string, times: number): string {
  const grouped = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/.test(figure);
  const plain = grouped ? figure.replace(/[.,]/g, "") : figure.replaceAll(",", ".");
  const [whole, ...rest] = plain.split(".");
  const decimal = rest.length === 1 ? rest[0]!.replace(/0+$/, "") : rest.join(".");
  const value = decimal ? `${whole}.${decimal}` : whole!;
  return times > 1 ? String(Math.round(Number(value) * times * 1_000) / 1_000) : value;
}

/** 60 mil, 60 thousand, 60k, 1.5 million. */
function thousands(words: readonly Word[], at: number): number {
  const [word, next] = [words[at]!, words[at + 1]];
  if (!next || next.stop > 0) return 1;
  if (next.text === "k") return next.start - word.end <= 1 ? 1_000 : 1;
  return next.text === "mil" || next.text === "thousand"
    ? 1_000
    : /^(?:million|millon|millones)$/.test(next.text)
      ? 1_000_000
      : 1;
}

/**
 * Number words that belong together: "two hundred and fifty", "treinta y cinco", "dos mil
 * quinientos".
 */
function compound(
  words: readonly Word[],
  at: number,
  known: Map<string, NumberWord>,
): (NumberWord & { length: number }) | undefined {
  const first = known.get(words[at]!.text);
  if (!first) return undefined;
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

/** Whether a number may follow within another: hundreds then tens, tens then units. */
const fits = (before: number, now: number): boolean =>
  (before % 100 === 0 && now < 100) ||
  (before % 10 === 0 && before % 100 >= 20 && now < 10 && now >= 1);

/** The sign: right before the figure, or said (minus, menos, below zero, bajo cero). */
export function signOf(text: string, words: readonly Word[], at: number, length: number): string {
  const { start } = words[at]!;
  const mark = signBefore(text, start);
  if (mark) return mark;
  const before = words[at - 1]?.text ?? "";
  const after = `${words[at + length]?.text} ${words[at + length + 1]?.text} ${words[at + length + 2]?.text}`;
  if (/^(?:minus|negative)$/.test(before) || /^(?:\w+ )?(?:below zero|bajo cero)/.test(after))
    return "-";
  return before === "menos" && words[at - 2]?.text !== "al" && words[at - 2]?.text !== "lo"
    ? "-"
    : "";
}

/** The sign right before a place of a text, where it joins nothing: -12, but not 10-12. */
function signBefore(text: string, start: number): string {
  const mark = /(?:^|[\s(:=])([-−+±])$/.exec(text.slice(Math.max(0, start - 2), start))?.[1] ?? "";
  return mark === "−" ? "-" : mark;
}
