import { conceptsIn, queryWords, waysToSay } from "#app/features/translation/glossary/synonyms.ts";
import { formsOf } from "./word-forms.ts";

/** So many things are looked for at once, each in so many ways: one statement stays bounded. */
const most = { parts: 5, ways: 20, words: 10 };

/**
 * A search as FTS5 wants it: everything that is meant must be there, each in any way it is said. A
 * concept of the trade is found by all its names in both languages, so that a post in the other
 * language is found before anybody has read it translated; a verb by its forms; a code, an engine
 * or a model with and without its blank or dash. Every word is a quoted text, so that nothing in it
 * is an operator. Undefined when nothing is left to look for.
 */
export function matchFor(text: string): string | undefined {
  const words = queryWords(text.slice(0, 200)).slice(0, most.words);
  const concepts = new Map(conceptsIn(words).map((concept) => [concept.start, concept]));
  const parts: string[] = [];
  for (let at = 0; at < words.length && parts.length < most.parts; ) {
    const concept = concepts.get(at);
    const joined = concept ? undefined : joinedAt(words, at, concepts);
    const length = concept?.length ?? joined?.length ?? 1;
    const own = words.slice(at, at + length);
    const ways = [
      ...(joined?.exact ? [] : [telling(own)]),
      ...(concept ? waysToSay(concept.terms).map((way) => telling(queryWords(way))) : []),
    ].slice(0, most.ways);
    const typed = new Set(own);
    const render = (word: string) => (typed.has(word) ? anyForm(word) : quoted(word));
    parts.push(either([...(joined?.ways ?? []), ...alternatives(ways, render)]));
    at += length;
  }
  return parts.length === 0 ? undefined : parts.join(" AND ");
}

/**
 * The same with the beginning of its last word alone, which the index knows (`prefix`, migrations);
 * undefined where it is too short.
 */
export function looseMatchFor(text: string): string | undefined {
  const words = queryWords(text.slice(0, 200)).slice(0, most.parts);
  const last = words.pop();
  if (!last || !/^[\p{L}\p{N}]{5}/u.test(last)) return undefined;
  return `${[...words, last.slice(0, 5)].map(quoted).join(" ")}*`;
}

/** A phrase; quotation marks in it stand twice. */
const quoted = (words: string) => `"${words.replaceAll('"', '""')}"`;

const either = (expressions: readonly string[]): string =>
  expressions.length === 1 ? expressions[0]! : `(${expressions.join(" OR ")})`;

/** A word in any of its forms. */
const anyForm = (word: string): string => either([word, ...formsOf(word)].map(quoted));

type Render = (word: string) => string;

/**
 * Any of these ways to say something, each the words that a post must have, wherever they stand.
 * Not a phrase, and every word once: FTS5 compares all posts that have one of two words, or two side
 * by side, which takes some 20 ms among a million posts. So "bomba de gasolina", "de nafta" and "de
 * combustible" are one comparison: "bomba", and any of the three.
 */
function alternatives(ways: readonly (readonly string[])[], render: Render): string[] {
  const alone = new Set(ways.flatMap((way) => (way.length === 1 ? way : [])));
  // What one word finds, it finds beside others, too.
  let rest = ways.filter((way) => way.length > 1 && !way.some((word) => alone.has(word)));
  const found = [...alone].map(render);
  while (rest.length > 0) {
    const word = commonest(rest);
    const others = rest
      .filter((way) => way.includes(word))
      .map((way) => way.filter((one) => one !== word));
    rest = rest.filter((way) => !way.includes(word));
    found.push(`(${render(word)} AND ${either(alternatives(others, render))})`);
  }
  return found;
}

/** The word that most ways have. */
function commonest(ways: readonly (readonly string[])[]): string {
  const counts = new Map<string, number>();
  for (const way of ways)
    for (const word of new Set(way)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** The words that tell something, each once; all of them where none does. */
function telling(words: readonly string[]): string[] {
  const found = words.filter((word) => !small.has(word));
  return [...new Set(found.length > 0 ? found : words)];
}

/** Words that nearly every post has and that tell nothing. */
const small = new Set(
  "a an and at in of on the to with al con de del el en la las lo los se un una y".split(" "),
);

/** `exact`: the words apart from each other are something else. */
type Joined = { length: number; ways: string[]; exact?: boolean };

/**
 * What is written with and without a blank: "P 0335", "0335" (of any letter), "ls 1", "F-150",
 * "CR-V".
 */
function joinedAt(
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

/** Models whose name has a dash, which is left out as often as not. */
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
