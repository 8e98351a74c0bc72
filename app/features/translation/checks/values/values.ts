import { readContext } from "#app/features/translation/checks/context/context.ts";
import { sharedLabels, weightOf } from "#app/features/translation/checks/context/labels.ts";
import type { Reading, Value } from "#app/features/translation/checks/reading.ts";
import type { Word } from "#app/features/translation/checks/words.ts";
import { isUnit } from "./units.ts";

/** Whether both texts name the same values, as often. */
export function sameValues(source: Reading, answer: Reading): boolean {
  const [lost, added] = [
    missing(source.values, answer.values),
    missing(answer.values, source.values),
  ];
  if (lost.some(({ soft }) => !soft) || added.some(({ soft }) => !soft)) return false;
  // Another word of the kind in its place: "first" where it says "segundo".
  return !(lost.some(({ telling }) => telling) && added.some(({ telling }) => telling));
}

/** The values that the others lack; exact ones find theirs first. "un" is no "first". */
function missing(values: readonly Value[], others: readonly Value[]): Value[] {
  const left = new Map<string, number>();
  const add = (key: string, change: number) => left.set(key, (left.get(key) ?? 0) + change);
  const faint = ({ soft, telling }: Value) => soft && !telling;
  for (const other of others) add(faint(other) ? `~${other.key}` : other.key, 1);
  return [...values.filter(({ soft }) => !soft), ...values.filter(({ soft }) => soft)].filter(
    (value) => {
      const key = left.get(value.key) || value.telling ? value.key : `~${value.key}`;
      const found = (left.get(key) ?? 0) > 0;
      add(key, -1);
      return !found;
    },
  );
}

/**
 * Whether two texts of some length have nothing in common: no value, no denial, no word that is
 * known in both languages.
 */
export function areUnrelated(source: Reading, answer: Reading): boolean {
  if (source.words.length < 8) return false;
  const values = new Set(source.values.map(({ key }) => key));
  return (
    !answer.values.some(({ key, soft }) => !soft && values.has(key)) &&
    sharedLabels(source, answer) === 0
  );
}

/** More values out of order than this are not explained one by one. */
const most = 24;

/**
 * Whether the values stand in the same order, or each that moved took its surroundings along: "at
 * 2,500 rpm it makes 38 psi" may be "marca 38 psi a 2,500 rpm", but 13 and 15 mm may not change
 * places.
 */
export function sameOrder(source: Reading, answer: Reading): boolean {
  const [ours, theirs] = paired(source, answer);
  const moved = inversions(theirs.map(({ rank }) => rank));
  if (moved === undefined) return false;
  if (moved.length === 0 && ours.length < 2) return true;
  const [here, there] = [readContext(source), readContext(answer)];
  const kept = (n: number, m: number, side: "left" | "near" | "around") => {
    const [a, b] = [theirs[n]!, theirs[m]!];
    const [sa, sb] = [here(ours[a.rank]!, side), here(ours[b.rank]!, side)];
    const [ta, tb] = [there(a, side), there(b, side)];
    return {
      stays: weightOf(sa, ta) + weightOf(sb, tb),
      crosses: weightOf(sa, tb) + weightOf(sb, ta),
    };
  };
  // Two of a kind (13 and 15 mm) need more to tell them apart than a pressure and a speed.
  const tookAlong = (n: number, m: number) => {
    const alike = dimension(theirs[n]!.key) === dimension(theirs[m]!.key);
    const [near, around, left] = [kept(n, m, "near"), kept(n, m, "around"), kept(n, m, "left")];
    if (near.crosses === 0 && near.stays >= (alike ? 4 : 2)) return true;
    if (!alike && left.crosses === 0 && left.stays >= 2) return true;
    return around.stays > around.crosses + (alike ? 3 : 0);
  };
  for (const [n, m] of moved) {
    if (
      areOnePhrase(
        source,
        answer,
        [ours[theirs[n]!.rank]!, ours[theirs[m]!.rank]!],
        [theirs[n]!, theirs[m]!],
      )
    )
      continue;
    if (areJoined(answer, theirs[n]!, theirs[m]!)) return false;
    if (!tookAlong(n, m)) return false;
  }
  // In order, and yet each stands where the other stood: the words around them changed places.
  if (moved.length > 0 || theirs.length > most) return true;
  return theirs.every((_, n) => {
    if (n === 0) return true;
    const { stays, crosses } = kept(n - 1, n, "around");
    return !(stays <= 1 && crosses >= 5);
  });
}

type Ranked = Value & { rank: number };

/**
 * The values that both have, each answer's with its place in the source; of equal ones the first
 * with the first.
 */
function paired(source: Reading, answer: Reading): [Value[], Ranked[]] {
  const waiting = new Map<string, Value[]>();
  for (const value of [...source.values].reverse()) {
    const same = waiting.get(value.key);
    if (same) same.push(value);
    else waiting.set(value.key, [value]);
  }
  const matches: { ours: Value; theirs: Value }[] = [];
  for (const value of answer.values) {
    const ours = waiting.get(value.key)?.pop();
    if (ours && !ours.soft && !value.soft) matches.push({ ours, theirs: value });
  }
  const ours = matches.map((match) => match.ours).sort((a, b) => a.at - b.at);
  const places = new Map(ours.map((value, rank) => [value, rank]));
  return [ours, matches.map((match) => ({ ...match.theirs, rank: places.get(match.ours)! }))];
}

/**
 * The pairs that stand in another order, as indexes; undefined when there are too many to explain.
 */
function inversions(ranks: readonly number[]): [number, number][] | undefined {
  const found: [number, number][] = [];
  if (ranks.every((rank, n) => rank === n)) return found;
  if (ranks.length > 60) return undefined;
  for (let n = 0; n < ranks.length; n++)
    for (let m = n + 1; m < ranks.length; m++) if (ranks[n]! > ranks[m]!) found.push([n, m]);
  return found.length > most ? undefined : found;
}

/** Whether two values stand in one phrase in both texts, each before the unit that it counts. */
function areOnePhrase(
  source: Reading,
  answer: Reading,
  ours: [Value, Value],
  theirs: [Value, Value],
): boolean {
  const unit = ({ choices }: Reading, { at, length }: Value) => {
    const choice = choices.find((one) => one.at === at + length && isUnit(one.group));
    return choice && `${choice.group}:${choice.member}`;
  };
  return (
    inOnePhrase(source, ...ours) &&
    inOnePhrase(answer, ...theirs) &&
    ours.every((value, n) => unit(source, value) === unit(answer, theirs[n]!))
  );
}

const isYear = (key: string) => /^(?:19[3-9]|20[0-4])\d$/.test(key);
const dimension = (key: string) => key.replace(/[\d.,+\-−]+/g, "#").replace(/\s/g, "");

/**
 * Whether two values of different kinds stand in one name, whose order is the language's: 2011
 * F-150, 5.7L V8, a 13 mm 6-point socket.
 */
function inOnePhrase({ text, words }: Reading, one: Value, other: Value): boolean {
  const [first, last] = one.at < other.at ? [one, other] : [other, one];
  const between = words.slice(first.at + first.length, last.at);
  const parted = words.slice(first.at + first.length, last.at + 1).some(({ stop }) => stop > 0);
  if (isYear(one.key) !== isYear(other.key)) {
    const named = between.every(
      (word) => /^\p{Lu}/u.test(text.slice(word.start)) || /^(?:de|del|the|of)$/.test(word.text),
    );
    return (
      !words.slice(first.at + 1, last.at + 1).some(({ stop }) => stop === 2) &&
      (named || (between.length <= 1 && !linked(between)))
    );
  }
  return (
    dimension(one.key) !== dimension(other.key) &&
    !parted &&
    between.length <= 2 &&
    !linked(between) &&
    unlike(between) <= 1
  );
}

const unlike = (between: readonly Word[]) =>
  between.filter(({ text }) => text !== "de" && text !== "of").length;
const linked = (between: readonly Word[]) =>
  between.some(
    ({ text }) =>
      /^(?:.{1,3}|plus|mas|menos|minus|with|from|entre|para|over|then|luego|hasta|mide|miden|marca|marcan|tiene|tienen|trae|lleva|llevan|measures?|reads?|shows?|makes?|takes?|needs?|draws?)$/.test(
        text,
      ) && !/^(?:de|of|del)$/.test(text),
  );
const joins = /^(?:and|y|e|or|o|u|plus|mas|minus|menos)$/;
const ranges = /^(?:to|a|al|by|por)$/;
/**
 * Whether nothing but "and" stands between two values: then their order is all that tells them
 * apart.
 */
const areJoined = ({ words }: Reading, one: Value, other: Value): boolean => {
  const [first, last] = one.at < other.at ? [one, other] : [other, one];
  const between = words.slice(first.at + first.length, last.at);
  return (
    between.length <= 1 &&
    between.every(
      ({ text }) =>
        joins.test(text) || (ranges.test(text) && dimension(one.key) === dimension(other.key)),
    )
  );
};
