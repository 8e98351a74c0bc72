import type { Word } from "#app/features/translator/checks/words.ts";
import type { Lexicon } from "./lexicon.ts";

/** A number of one or more words: its value, and the index of the next word. */
type Whole = { value: number; next: number; words: boolean };

/** Whether two words are adjacent without punctuation. */
const follows = (words: readonly Word[], at: number) => words[at]?.stop === 0;

const numberAt = (words: readonly Word[], at: number, { numbers }: Lexicon) =>
  numbers.get(words[at]?.text ?? "");

/**
 * A whole number in words, or a short figure before "mil", "thousand" and the like: "ciento veinte
 * mil", "two thousand five hundred", "120 mil". It ends before a word that cannot belong to it
 * ("one twenty" is two numbers).
 */
export function wholeNumber(
  words: readonly Word[],
  at: number,
  lexicon: Lexicon,
): Whole | undefined {
  let [total, next, said] = [0, at, false];
  for (const scale of [1_000_000, 1_000]) {
    const group = groupAt(words, next, lexicon, total > 0);
    const from = group?.next ?? next;
    const isScale =
      numberAt(words, from, lexicon) === scale && (from === at || follows(words, from));
    if (!isScale || (!group && !mayBeginWith(scale, lexicon))) continue;
    total += (group?.value ?? 1) * scale;
    next = from + 1;
    said = true;
  }
  const isJoined = said && words[next]?.text === lexicon.joinsHundreds && follows(words, next);
  const rest =
    next === at || follows(words, next)
      ? groupAt(words, isJoined ? next + 1 : next, lexicon, said)
      : undefined;
  if (rest && (said ? rest.value < 1_000 : rest.words)) {
    total += rest.value;
    next = rest.next;
    said = true;
  }
  return said ? { value: total, next, words: true } : undefined;
}

/** "Mil" stands alone, "thousand" and "millón" do not. */
const mayBeginWith = (scale: number, { numbers }: Lexicon) => scale === 1_000 && numbers.has("mil");

/** A number below a thousand. `inside`: behind a larger one, where "uno" counts. */
function groupAt(
  words: readonly Word[],
  at: number,
  lexicon: Lexicon,
  inside: boolean,
): Whole | undefined {
  const word = words[at];
  if (!word || (inside && !follows(words, at))) return undefined;
  if (/^\d{1,3}$/.test(word.text) && !isGlued(words, at))
    return { value: Number(word.text), next: at + 1, words: false };
  const isLarger = (next: number) =>
    follows(words, next) && (numberAt(words, next, lexicon) ?? 0) >= 100;
  if (lexicon.article.has(word.text) && isLarger(at + 1) && !hundred(words, at + 1, lexicon))
    return { value: 1, next: at + 1, words: true };
  const whole = hundreds(words, at, lexicon);
  const next = whole?.next ?? at;
  const isJoined = whole && words[next]?.text === lexicon.joinsHundreds && follows(words, next);
  const rest =
    !whole || follows(words, next)
      ? tens(words, isJoined ? next + 1 : next, lexicon, whole !== undefined || inside)
      : undefined;
  if (!whole && !rest) return undefined;
  // "Twenty-five hundred".
  const isTimes = rest && rest.value > 19 && lexicon.joinsHundreds && follows(words, rest.next);
  if (!whole && isTimes && hundred(words, rest.next, lexicon))
    return { value: rest.value * 100, next: rest.next + 1, words: true };
  return {
    value: (whole?.value ?? 0) + (rest?.value ?? 0),
    next: rest?.next ?? next,
    words: true,
  };
}

const isThousand = (words: readonly Word[], at: number, lexicon: Lexicon) =>
  (numberAt(words, at, lexicon) ?? 0) >= 1_000;
const hundred = (words: readonly Word[], at: number, lexicon: Lexicon) =>
  numberAt(words, at, lexicon) === 100;

function hundreds(words: readonly Word[], at: number, lexicon: Lexicon): Whole | undefined {
  const value = numberAt(words, at, lexicon) ?? (lexicon.article.has(words[at]!.text) ? 1 : 0);
  const times = lexicon.joinsHundreds !== undefined;
  if (
    times &&
    value >= 1 &&
    value < 20 &&
    follows(words, at + 1) &&
    hundred(words, at + 1, lexicon)
  )
    return { value: value * 100, next: at + 2, words: true };
  if (times || value < 100 || value >= 1_000) return undefined;
  return { value, next: at + 1, words: true };
}

function tens(
  words: readonly Word[],
  at: number,
  lexicon: Lexicon,
  inside: boolean,
): Whole | undefined {
  if (inside && !follows(words, at)) return undefined;
  const text = words[at]?.text ?? "";
  // "Ciento uno", "ciento un mil", but not "mil una vez".
  const isOne =
    lexicon.one.has(text) || (lexicon.article.has(text) && isThousand(words, at + 1, lexicon));
  const value = numberAt(words, at, lexicon) ?? (inside && isOne ? 1 : undefined);
  if (value === undefined || value >= 100) return undefined;
  if (value < 20 || value % 10 !== 0) return { value, next: at + 1, words: true };
  const { joinsTens } = lexicon;
  const isJoined = words[at + 1]?.text === joinsTens && follows(words, at + 1);
  const from = joinsTens && isJoined ? at + 2 : at + 1;
  const unit = joinsTens && !isJoined ? undefined : unitAt(words, from, lexicon);
  return { value: value + (unit ?? 0), next: unit ? from + 1 : at + 1, words: true };
}

function unitAt(words: readonly Word[], at: number, lexicon: Lexicon): number | undefined {
  if (!follows(words, at)) return undefined;
  if (lexicon.oneBehindTens.has(words[at]!.text)) return 1;
  const value = numberAt(words, at, lexicon) ?? 0;
  return value >= 2 && value < 10 ? value : undefined;
}

/** Whether a figure touches letters or another figure: a part of a code or a part number. */
export const isGlued = (words: readonly Word[], at: number): boolean =>
  words[at - 1]?.end === words[at]!.start || words[at + 1]?.start === words[at]!.end;
