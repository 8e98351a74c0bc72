import type { Word } from "#app/features/translator/checks/words.ts";
import type { Language } from "#app/values/language.ts";
import type { Replacement } from "./heard-text.ts";
import { type Lexicon, lexicons } from "./lexicon.ts";
import { type Figure, type Item, itemsAt, joinItems } from "./number-items.ts";
import { isCounted, unitAt } from "./units.ts";

/** The language of a speaker; `group`: the thousands separator of the shop's country. */
export type Speaker = { language: Language; group: "," | "." };

/** The number at `at` as a figure, with decimals, half, hour or unit; in doubt if ambiguous. */
export function readNumber(
  words: readonly Word[],
  at: number,
  { language, group }: Speaker,
): Replacement | undefined {
  const lexicon = lexicons[language];
  const ahead = words.slice(at, at + 4).map(({ text }) => text);
  if (lexicon.idioms.test(ahead.join(" "))) return undefined;
  const items = itemsAt(words, at, lexicon);
  if (items.length === 0) return undefined;
  const next = items.at(-1)!.next;
  if (isKept(words, next, items, lexicon)) return keep(at, next);
  const hour = readHour(words, at, items, lexicon);
  if (hour) return hour;
  const read =
    readDecimal(words, items, lexicon, language) ??
    readHalf(words, items, lexicon, language) ??
    joinItems(items, group, isCounted(words, next, language));
  if (!read) return undefined;
  const unit = unitAt(words, read.next, language);
  // "Point five": the number before the point was not heard.
  if (lexicon.point.has(words[at - 1]?.text ?? "")) read.doubt = true;
  // Figures that a model wrote stay as they are, unless their unit has a sign.
  const written = items.every((item) => !item.words) && items.map(({ digits }) => digits).join(" ");
  if (!unit && written === read.text && read.next === next)
    return keep(at, next, read.doubt || read.isTwofold);
  return {
    length: read.next + (unit?.words.length ?? 0) - at,
    text: read.text + (unit?.sign ?? ""),
    doubt: read.doubt || read.isTwofold === true,
  };
}

/** Ordinals and fractions stay words: "twenty first", "tres cuartos". */
const isKept = (
  words: readonly Word[],
  next: number,
  items: readonly Item[],
  { keepsWords }: Lexicon,
) => words[next]?.stop === 0 && keepsWords.test(words[next]!.text) && items.at(-1)!.words;

/** The words as they are: their number is said in them. */
const keep = (at: number, next: number, doubt = false): Replacement => ({
  length: next - at,
  text: "",
  doubt,
});

/** "A las cinco y veinte", "at five thirty", "las dos y media": an hour with its minutes. */
function readHour(
  words: readonly Word[],
  at: number,
  items: readonly Item[],
  lexicon: Lexicon,
): Replacement | undefined {
  const before = words
    .slice(Math.max(0, at - 2), at)
    .map(({ text }) => text)
    .join(" ");
  const [first, second, ...more] = items;
  if (!lexicon.hour.test(before) || first!.value < 1 || first!.value > 12) return undefined;
  if (!/^\d{1,2}$/.test(first!.digits)) return undefined;
  const minutes = (value: number, next: number): Replacement | undefined =>
    value >= 5 && value < 60
      ? { length: next - at, text: `${first!.digits}:${String(value).padStart(2, "0")}` }
      : undefined;
  if (second) return more.length === 0 ? minutes(second.value, second.next) : undefined;
  const rest = words.slice(first!.next, first!.next + 3).map(({ text }) => text);
  if (lexicon.joinsMinutes && lexicon.half.test(rest.join(" ")))
    return minutes(30, first!.next + 2);
  if (!lexicon.joinsMinutes || rest[0] !== lexicon.joinsMinutes) return undefined;
  const [part, ...others] = itemsAt(words, first!.next + 1, lexicon);
  return part && others.length === 0 ? minutes(part.value, part.next) : undefined;
}

/** "Twelve point six", "doce coma cero cinco": with the spoken separator. */
function readDecimal(
  words: readonly Word[],
  items: readonly Item[],
  lexicon: Lexicon,
  language: Language,
): Figure | undefined {
  const last = items.at(-1)!;
  const word = words[last.next];
  if (items.length > 1 || !word || word.stop > 0 || !lexicon.point.has(word.text)) return undefined;
  if (words[last.next + 1]?.stop !== 0) return undefined;
  const parts = itemsAt(words, last.next + 1, lexicon, true);
  if (parts.length === 0 || /[.,]/.test(last.digits)) return undefined;
  const digits = parts.map((part) => part.digits).join("");
  const { next } = parts.at(-1)!;
  const isPlain = parts.every((part) => part.digits.length === 1) || parts.length === 1;
  // "Punto doscientos" may end thousands, and a number without a unit may end a sentence.
  const isSure = isPlain && digits.length < 3 && isCounted(words, next, language);
  const sign = word.text === "coma" ? "," : ".";
  return { text: `${last.digits}${sign}${digits}`, next, doubt: !isSure };
}

/** "Five and a half", "cinco y medio". */
function readHalf(
  words: readonly Word[],
  items: readonly Item[],
  lexicon: Lexicon,
  language: Language,
): Figure | undefined {
  const { next, digits } = items.at(-1)!;
  const rest = words.slice(next, next + 3);
  const match = lexicon.half.exec(rest.map(({ text }) => text).join(" "));
  if (!match || items.length > 1 || rest[0]!.stop > 0 || /[.,]/.test(digits)) return undefined;
  const after = next + match[0].split(" ").length;
  return { text: `${digits}.5`, next: after, doubt: !isCounted(words, after, language) };
}
