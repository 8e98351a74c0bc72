import { labelsOf } from "#app/features/translator/checks/context/labels.ts";
import { commonMeanings } from "#app/features/translator/checks/context/word-meanings.ts";
import { type ShopTerm, termsSaid, withoutTerms } from "#app/features/translator/shop-terms.ts";
import type { Language } from "#app/values/language.ts";
import { compareChoices } from "./choices/compare.ts";
import { compareNegation, isDenial } from "./denials/negation.ts";
import { changesNames } from "./names/names.ts";
import { areCrossed } from "./parts/crossed.ts";
import { changesPlaces } from "./places/places.ts";
import { readValues, type TextReading } from "./reading.ts";
import { coversHalf, gapIn, isMatched } from "./shape/coverage.ts";
import { isWordForWord, stammers } from "./shape/word-for-word.ts";
import { hasExchangedTerm, losesEveryTerm } from "./terms.ts";
import { sameOrder } from "./values/order.ts";
import { isUnit, sameCounted } from "./values/units.ts";
import { areUnrelated, sameValues } from "./values/values.ts";
import { changesProgress } from "./work/work.ts";

const next = /^(?:then|luego|despues)$/;
const joining = /^(?:and|y|,)$/;

/** The meanings before and behind "then", where a text has one such word between two clauses. */
function halvesOf({
  words,
  language,
  choices,
}: TextReading): [Set<string>, Set<string>] | undefined {
  const at = words.findIndex(({ text }, n) => n > 1 && n < words.length - 1 && next.test(text));
  if (at < 0 || words.filter(({ text }) => next.test(text)).length !== 1) return undefined;
  const [common, labels] = [commonMeanings(words, language), labelsOf(words, language, choices)];
  const meanings = (from: number, to: number) =>
    new Set(
      words
        .slice(from, to)
        .flatMap((word, n) =>
          joining.test(word.text) ? [] : [...common[from + n]!, ...labels[from + n]!],
        )
        .filter((label) => label.includes(" ") || /^[CT]:/.test(label)),
    );
  return [meanings(0, at), meanings(at + 1, words.length)];
}

/** Whether what comes first in one text comes last in the other: "A, then B", "B y luego A". */
function isReversed(source: TextReading, answer: TextReading): boolean {
  const [ours, theirs] = [halvesOf(source), halvesOf(answer)];
  if (!ours || !theirs) return false;
  const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...one].filter((label) => other.has(label)).length;
  const stays = shared(ours[0], theirs[0]) + shared(ours[1], theirs[1]);
  const crosses = shared(ours[0], theirs[1]) + shared(ours[1], theirs[0]);
  return crosses > stays + 1;
}

type Fault =
  | "number"
  | "name"
  | "unrelated"
  | "unit"
  | "opposite"
  | "negationLost"
  | "negationAdded"
  | "negationMoved"
  | "order"
  | "term";

type Texts = {
  source: string;
  answer: string;
  originals: readonly string[];
  from: Language;
  to: Language;
  terms?: readonly ShopTerm[] | undefined;
};

/**
 * Values, their order, words that exclude each other, and denials: what a mechanic acts on.
 * "doubt": nothing is wrong by the rules, and yet a second reader may find something.
 */
export function* faultsOfMeaning(
  { source, answer, originals, from, to, terms }: Texts,
  whole = false,
): Generator<Fault | "doubt"> {
  const [ours, theirs] = [readValues(source, from, originals), readValues(answer, to, originals)];
  const own = termsSaid(source, from, terms);
  const longer = Math.max(ours.words.length, theirs.words.length);
  const isMiddling = longer <= 60;
  if (!sameValues(ours, theirs)) yield "number";
  if (!sameCounted(ours, theirs)) yield "unit";
  if (whole && areUnrelated(ours, theirs) && !isDenial(source, from)) yield "unrelated";
  if (
    whole &&
    own.length === 0 &&
    losesEveryTerm(ours, theirs) &&
    !coversHalf({ source, answer, from, to })
  )
    yield "unrelated";
  if (whole && isMiddling && changesNames(ours, theirs)) yield "name";
  if (isMisplaced(ours, theirs)) yield "opposite";
  if (whole && changesPlaces(ours, theirs)) yield "opposite";
  const { flips, group, swapped } = compareChoices(ours.choices, theirs.choices);
  const { change, sure } = compareNegation({ source, answer, from, to });
  // "It won't close" may be "se queda abierta": an opposite and a denial make up for each other.
  const turned = flips === 1 && reversible.has(group!) && (change === "lost" || change === "added");
  if (flips > 0 && !turned) yield isUnit(group!) ? "unit" : "opposite";
  if (change !== "same" && !turned) yield negationFaults[change];
  if (
    swapped !== undefined ||
    !sameOrder(ours, theirs) ||
    (isMiddling && (areCrossed(ours, theirs) || isReversed(ours, theirs)))
  )
    yield "order";
  if (changesProgress(ours, theirs)) yield "opposite";
  const withoutOwn = ({ text, language }: TextReading) => ({
    text: own.length > 0 ? withoutTerms(text, language, own) : text,
    language,
  });
  if (
    hasExchangedTerm(withoutOwn(ours), withoutOwn(theirs)) &&
    !isMatched({ source, answer, from, to })
  )
    yield "term";
  const gap =
    isMiddling && own.length === 0 ? gapIn({ source, answer, from, to }, whole) : undefined;
  if (gap) yield gap;
  if (longer <= 400 && (isWordForWord(source, answer, from) || stammers(source, answer)))
    yield "unrelated";
  if (turned || !sure) yield "doubt";
}

const negationFaults = {
  lost: "negationLost",
  added: "negationAdded",
  moved: "negationMoved",
} as const;

/** Whether the word for the left side means nothing else: two bolts may be left, in English. */
const namesSidesOnly: Record<Language, boolean> = { en: false, es: true };

/** Whether an answer has "before" a value, or "left", and the source has neither. */
function isMisplaced(source: TextReading, answer: TextReading): boolean {
  const count = ({ choices }: TextReading, member: string) =>
    choices.filter((one) => one.member === member).length;
  const before = answer.choices.some(
    ({ member, at }) =>
      member === "before" &&
      answer.words[at]!.text !== "upstream" &&
      answer.values.some((value) => value.at > at && value.at <= at + 2),
  );
  if (before && count(source, "before") === 0) return true;
  return namesSidesOnly[answer.language] && count(answer, "left") > count(source, "left");
}

const reversible = new Set([
  "torque",
  "gate",
  "power",
  "level",
  "temperature",
  "link",
  "quality",
  "lock",
  "water",
  "effort",
  "safety",
  "origin",
]);
