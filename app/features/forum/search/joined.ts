import { quoted } from "./alternatives.ts";

/** `exact`: the separate words mean something else. */
type Joined = { length: number; ways: string[]; exact?: boolean };

/** What is written with and without a space: "P 0335", "0335" (any letter), "ls 1", "F-150". */
export function joinedAt(
  words: readonly string[],
  at: number,
  concepts: ReadonlyMap<number, unknown>,
): Joined | undefined {
  const [word, next] = [words[at]!, concepts.has(at + 1) ? undefined : words[at + 1]];
  const isYear = /^(?:19|20)\d\d$/;
  if (
    next !== undefined &&
    /^(?:\p{L}{1,3}|\d+w)$/u.test(word) &&
    /^\d[\da-f]{0,3}$/.test(next) &&
    !isYear.test(next)
  )
    return {
      length: 2,
      ways: [quoted(word + next), quoted(`${word} ${next}`)],
      exact: word.length < 3 || /\d/.test(word),
    };
  if (/^[0-3][\da-f]{3}$/.test(word) && !isYear.test(word))
    return { length: 1, ways: [..."pbcu"].map((letter) => quoted(letter + word)) };
  const parts = /^(\p{L}{1,3}|\d+w)(\d[\da-f]{0,3})$/u.exec(word);
  if (parts) return { length: 1, ways: [quoted(`${parts[1]} ${parts[2]}`)] };
  const model = dashed[word];
  if (model) return { length: 1, ways: [quoted(model)] };
  const glued = next === undefined ? undefined : models.find((one) => one === `${word} ${next}`);
  return glued ? { length: 2, ways: [quoted(glued.replace(" ", "")), quoted(glued)] } : undefined;
}

/** Models whose dash is often omitted. */
const models = [
  "cr v",
  "hr v",
  "br v",
  "wr v",
  "x trail",
  "d max",
  "t cross",
  "c hr",
  "e pace",
  "f pace",
  "s cross",
  "t roc",
  "i pace",
];

const dashed: Readonly<Record<string, string>> = Object.fromEntries(
  models.map((model) => [model.replace(" ", ""), model]),
);
