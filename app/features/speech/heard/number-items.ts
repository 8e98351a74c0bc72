import type { Word } from "#app/features/translator/checks/words.ts";
import type { Lexicon } from "./lexicon.ts";
import { isGlued, wholeNumber } from "./whole-number.ts";

/** A figure read so far; `isTwofold`: its separator may be of thousands or of decimals. */
export type Figure = { text: string; next: number; doubt: boolean; isTwofold?: boolean };

/** A number of a sequence. `words`: whether it was spoken in words. */
export type Item = { digits: string; value: number; next: number; words: boolean };

/** The numbers in a row from `at` on, without punctuation. `mayBeLone`: even a single "one". */
export function itemsAt(
  words: readonly Word[],
  at: number,
  lexicon: Lexicon,
  mayBeLone = false,
): Item[] {
  const items: Item[] = [];
  for (let next = at; next < words.length; ) {
    if (next > at && words[next]!.stop > 0) break;
    const item = itemAt(words, next, lexicon, mayBeLone || items.length > 0);
    if (!item) break;
    items.push(item);
    next = item.next;
  }
  // "One" and "oh" alone, and a letter, are no numbers.
  return !mayBeLone && items.length === 1 && items[0]!.value < 2 && items[0]!.words
    ? lone(words, items[0]!, lexicon)
    : items;
}

/** "Uno punto seis" and "cero grados" count; "one of them" and "oh" do not. */
const lone = (words: readonly Word[], item: Item, lexicon: Lexicon): Item[] => {
  const next = words[item.next];
  const counts = next?.stop === 0 && lexicon.point.has(next.text);
  return counts || (item.value === 0 && words[item.next - 1]!.text.length > 2) ? [item] : [];
};

function itemAt(
  words: readonly Word[],
  at: number,
  lexicon: Lexicon,
  inside: boolean,
): Item | undefined {
  const { text } = words[at]!;
  const whole = wholeNumber(words, at, lexicon);
  if (whole) return { ...whole, digits: String(whole.value) };
  if (/^\d/.test(text))
    return isGlued(words, at)
      ? undefined
      : { digits: text, value: Number(text.replace(",", ".")), next: at + 1, words: false };
  const isZero = lexicon.zero.has(text) && (inside || text !== "o");
  if (isZero) return { digits: "0", value: 0, next: at + 1, words: true };
  const goesOn = inside || words[at + 1]?.stop === 0;
  return lexicon.one.has(text) && goesOn
    ? { digits: "1", value: 1, next: at + 1, words: true }
    : undefined;
}

/**
 * Several numbers in a row as one figure. Single digits are spelled ("cinco cinco cinco uno dos");
 * a year is known by its shape; all else could be read in two ways.
 */
export function joinItems(
  items: readonly Item[],
  group: "," | ".",
  isMeasured: boolean,
): Figure | undefined {
  const { next } = items.at(-1)!;
  const digits = items.map((item) => item.digits);
  const [first, second] = items;
  if (!second) {
    const isTwofold = /^\d{1,3}[.,]\d{3}$/.test(digits[0]!) && digits[0]!.includes(group) === false;
    const text = first!.words ? grouped(first!.value, digits[0]!, group) : digits[0]!;
    return { text, next, doubt: false, isTwofold };
  }
  if (items.every(({ words }) => !words)) {
    const isSpaced = items.length === 2 && /^[1-9]\d{0,2}$/.test(digits[0]!) && digits[1] === "000";
    if (isSpaced) return { text: digits.join(group), next, doubt: false };
    return { text: digits.join(" "), next, doubt: isMeasured };
  }
  if (items.length > 2 && digits.every((digit) => /^\d$/.test(digit)))
    return { text: digits.join(""), next, doubt: false };
  const joined = digits.join("");
  const isPair = items.length === 2 && second.value >= 10 && second.value < 100;
  if (isPair && /^(?:19[5-9]|20[0-4])\d$/.test(joined))
    return { text: joined, next, doubt: isMeasured };
  return { text: isPair ? joined : digits.join(" "), next, doubt: true };
}

/** Thousands are parted from five digits on, so that a year stays a year. */
const grouped = (value: number, digits: string, group: string): string =>
  value < 10_000 ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, group);
