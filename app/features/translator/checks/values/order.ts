import {
  type Labeled,
  labelsOf,
  weightOf,
} from "#app/features/translator/checks/context/labels.ts";
import type { TextReading, Value } from "#app/features/translator/checks/reading.ts";
import { areJoined, areOnePhrase, dimension } from "./phrases.ts";

/**
 * Whether the values have the same order, or each that moved kept its context: "at 2,500 rpm it
 * makes 38 psi" may be "marca 38 psi a 2,500 rpm", but 13 and 15 mm may not be exchanged.
 */
export function sameOrder(source: TextReading, answer: TextReading): boolean {
  const [ours, theirs] = paired(source, answer);
  const moved = inversions(theirs.map(({ rank }) => rank));
  if (moved === undefined) return false;
  if (moved.length === 0 && ours.length < 2) return true;
  const [here, there] = [readContext(source), readContext(answer)];
  const change = (n: number, m: number, side: "left" | "near" | "around") => {
    const [a, b] = [theirs[n]!, theirs[m]!];
    const [sa, sb] = [here(ours[a.rank]!, side), here(ours[b.rank]!, side)];
    const [ta, tb] = [there(a, side), there(b, side)];
    return {
      stays: weightOf(sa, ta) + weightOf(sb, tb),
      crosses: weightOf(sa, tb) + weightOf(sb, ta),
    };
  };
  // Values of one kind (13 and 15 mm) need more evidence than a pressure and a speed.
  const keptContext = (n: number, m: number) => {
    const alike = dimension(theirs[n]!.key) === dimension(theirs[m]!.key);
    const [near, around, left] = [
      change(n, m, "near"),
      change(n, m, "around"),
      change(n, m, "left"),
    ];
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
    if (!keptContext(n, m)) return false;
  }
  // In order, but their contexts may have been exchanged.
  if (moved.length > 0 || theirs.length > most) return true;
  return theirs.every((_, n) => {
    if (n === 0) return true;
    const { stays, crosses } = change(n - 1, n, "around");
    return !(stays <= 1 && crosses >= 5);
  });
}

/** With more pairs out of order than this the order counts as wrong. */
const most = 24;

type Ranked = Value & { rank: number };

/** The values in both, those of the answer with their rank in the source; equal ones in order. */
function paired(source: TextReading, answer: TextReading): [Value[], Ranked[]] {
  const waiting = Map.groupBy(source.values.toReversed(), ({ key }) => key);
  const matches: { ours: Value; theirs: Value }[] = [];
  for (const value of answer.values) {
    const ours = waiting.get(value.key)?.pop();
    if (ours && !ours.soft && !value.soft) matches.push({ ours, theirs: value });
  }
  const ours = matches.map((match) => match.ours).sort((a, b) => a.at - b.at);
  const places = new Map(ours.map((value, rank) => [value, rank]));
  return [ours, matches.map((match) => ({ ...match.theirs, rank: places.get(match.ours)! }))];
}

/** The pairs out of order, as indexes; undefined if there are too many. */
function inversions(ranks: readonly number[]): [number, number][] | undefined {
  const found: [number, number][] = [];
  if (ranks.every((rank, n) => rank === n)) return found;
  if (ranks.length > 60) return undefined;
  for (let n = 0; n < ranks.length; n++)
    for (let m = n + 1; m < ranks.length; m++) if (ranks[n]! > ranks[m]!) found.push([n, m]);
  return found.length > most ? undefined : found;
}

type Place = { at: number; length: number };
/** The labels left of a place, right next to it, or on both sides (up to four words). */
type Context = (place: Place, side: "left" | "near" | "around") => Set<string>;

/** Nouns that a number after them names, so that it counts nothing. */
const numbered =
  /^(?:cylinder|cilindro|bank|banco|bancada|injector|inyector|coil|bobina|pin|fuse|fusible|step|paso|page|pagina|row|fila|number|numero)$/;
const articles = /^(?:the|an?|el|la|los|las|un|una|its?|su|sus|mi|my)$/;

/**
 * Reads the labels around the values of a text, up to the next punctuation mark or value.
 */
function readContext({
  words,
  language,
  choices,
  values,
}: Labeled & { values: readonly Place[] }): Context {
  const labels = labelsOf(words, language, choices);
  const taken = new Set(
    values.flatMap(({ at, length }) => Array.from({ length }, (_, n) => at + n)),
  );
  const named = new Set(
    values.flatMap(({ at }) => (numbered.test(words[at - 1]?.text ?? "") ? [at - 1] : [])),
  );
  return ({ at, length }, side) => {
    const found = new Set<string>();
    if (side === "near" && named.has(at - 1)) return new Set(labels[at - 1]);
    const most = side === "near" ? 1 : 4;
    const take = (from: number, step: 1 | -1) => {
      let count = 0;
      for (let index = from; index >= 0 && index < words.length && count < most; index += step) {
        if (words[step > 0 ? index : index + 1]!.stop > 0 || taken.has(index)) return;
        if (named.has(index) && index !== at - 1) return;
        if (articles.test(words[index]!.text)) continue;
        for (const label of labels[index]!)
          if (side !== "near" || label.includes(":")) found.add(label);
        count++;
      }
    };
    if (side !== "left") take(at + length, 1);
    // A unit or noun follows its number; what precedes the number counts only if nothing follows.
    if (side !== "near" || found.size === 0) take(at - 1, -1);
    return found;
  };
}
