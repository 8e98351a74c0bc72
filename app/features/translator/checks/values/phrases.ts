import type { TextReading, Value } from "#app/features/translator/checks/reading.ts";
import type { Word } from "#app/features/translator/checks/words.ts";
import { isUnit } from "./units.ts";

/** Whether two values are in one phrase in both texts, each before the same unit. */
export function areOnePhrase(
  source: TextReading,
  answer: TextReading,
  ours: [Value, Value],
  theirs: [Value, Value],
): boolean {
  const unit = ({ choices }: TextReading, { at, length }: Value) => {
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

/** The dimension of a value: its key without figures. */
export const dimension = (key: string) => key.replace(/[\d.,+\-−]+/g, "#").replace(/\s/g, "");

/**
 * Whether two values of different kinds are in one noun phrase, whose order depends on the
 * language: 2011 F-150, 5.7L V8, a 13 mm 6-point socket.
 */
function inOnePhrase({ text, words }: TextReading, one: Value, other: Value): boolean {
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
/** Whether only "and" or the like separates two values, so that only their order tells. */
export const areJoined = ({ words }: TextReading, one: Value, other: Value): boolean => {
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
