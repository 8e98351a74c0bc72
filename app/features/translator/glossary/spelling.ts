import type { Language } from "#app/values/language.ts";
import { languages } from "#app/values/language.ts";
import { indexOf } from "./term-index.ts";

/** Shorter words are too like each other. */
const shortest = 5;

/** All words of the glossary's names; by first sound and length, the most frequent first. */
type Vocabulary = { known: Set<string>; alike: Map<string, string[]> };
let made: Vocabulary | undefined;

/**
 * A word as the glossary spells it: one that it does not know, but for one letter left out, added,
 * changed or swapped with the next. Undefined if there is none.
 */
export function spelled(word: string): string | undefined {
  if (word.length < shortest || /\d/.test(word)) return undefined;
  const { known, alike } = vocabulary();
  if (known.has(word)) return undefined;
  const lengths = [word.length, word.length + 1, word.length - 1];
  const near = lengths.flatMap((length) => alike.get(keyOf(word, length)) ?? []);
  return near.find((other) => isOneOff(word, other));
}

function vocabulary(): Vocabulary {
  if (made) return made;
  const counts = new Map<string, number>();
  for (const word of languages.flatMap(wordsIn)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word);
  const alike = Map.groupBy(
    words.filter(({ length }) => length >= shortest),
    (word) => keyOf(word, word.length),
  );
  made = { known: new Set(counts.keys()), alike };
  return made;
}

const wordsIn = (language: Language): string[] =>
  [...indexOf(language, "search").keys()].flatMap((name) => name.split(" "));

// Spanish writes one sound with several letters, at the beginning too: bujía, vujía.
const sounds: Readonly<Record<string, string>> = { v: "b", s: "c", z: "c", k: "c", j: "g", y: "l" };
const keyOf = (word: string, length: number): string =>
  `${sounds[word.charAt(0)] ?? word.charAt(0)}${length}`;

/** Whether two different words are one letter apart. */
function isOneOff(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (a.length !== b.length)
    return a.length > b.length ? restA.slice(1) === restB : restB.slice(1) === restA;
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0];
  return restA.slice(1) === restB.slice(1) || (isSwapped && restA.slice(2) === restB.slice(2));
}
