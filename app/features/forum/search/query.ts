import { unsaid } from "#app/features/translator/glossary/gist.ts";
import { conceptsIn, queryWords, waysToSay } from "#app/features/translator/glossary/synonyms.ts";
import { formsOf } from "./word-forms.ts";

/** A quoted phrase. */
const quoted = (words: string) => `"${words.replaceAll('"', '""')}"`;

const either = (expressions: readonly string[]): string =>
  expressions.length === 1 ? expressions[0]! : `(${expressions.join(" OR ")})`;

type Render = (word: string) => string;

/**
 * Any of these names, each as words in any place. FTS5 compares two lists of posts per AND, some 20
 * ms among a million posts, so names that share a word are one comparison: "bomba", and any of
 * "gasolina", "nafta" and "combustible".
 */
function alternatives(ways: readonly (readonly string[])[], render: Render): string[] {
  const alone = new Set(ways.flatMap((way) => (way.length === 1 ? way : [])));
  // A name of one word also finds longer names with it.
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

/** The word that most names have. */
function commonest(ways: readonly (readonly string[])[]): string {
  const counts = new Map<string, number>();
  for (const way of ways)
    for (const word of new Set(way)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** `exact`: the separate words mean something else. */
type Joined = { length: number; ways: string[]; exact?: boolean };

/** Terms written with or without a space: "P 0335", "0335" (any letter), "ls 1", "F-150". */
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

/** Limits of one search: parts, alternatives of each, and words. */
export const most = { parts: 5, ways: 20, words: 10 };

/**
 * A search as an FTS5 query: each part must occur, by any of its names. A trade concept is found by
 * its names in every language, before a post is translated; a verb by its forms; a code, an engine
 * or a model with and without its space or dash. Words are quoted, so that none is an operator.
 * Undefined if there is nothing to search for.
 */
export function matchFor(text: string): string | undefined {
  const parts = partsOf(text);
  return parts.length === 0 ? undefined : parts.map(({ match }) => match).join(" AND ");
}

/**
 * Query that lets any one part be missing. With two parts only a trade term may match alone: a make
 * or a small word is in too many posts. Undefined if nothing is left.
 */
export function nearMatchFor(text: string): string | undefined {
  const parts = partsOf(text);
  const fewer =
    parts.length > 2
      ? parts.map((left) => parts.filter((part) => part !== left))
      : parts.length === 2
        ? parts.filter(({ isTerm }) => isTerm).map((part) => [part])
        : [];
  if (fewer.length === 0) return undefined;
  return fewer.map((some) => `(${some.map(({ match }) => match).join(" AND ")})`).join(" OR ");
}

/** The parts of a search: each as an FTS5 expression, and whether it is a term of the trade. */
function partsOf(text: string): { match: string; isTerm: boolean }[] {
  const words = queryWords(text.slice(0, 200)).slice(0, most.words);
  const concepts = new Map(conceptsIn(words).map((concept) => [concept.start, concept]));
  const parts: { match: string; isTerm: boolean }[] = [];
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
    parts.push({
      match: either([...(joined?.ways ?? []), ...alternatives(ways, render)]),
      isTerm: concept !== undefined && !concept.terms.some(({ en }) => unsaid.has(en[0]!)),
    });
    at += length;
  }
  return parts;
}

/** Query with a prefix of the last word, which has an index; undefined if it is too short. */
export function looseMatchFor(text: string): string | undefined {
  const words = queryWords(text.slice(0, 200)).slice(0, most.parts);
  const last = words.pop();
  if (!last || !/^[\p{L}\p{N}]{5}/u.test(last)) return undefined;
  return `${[...words, last.slice(0, 5)].map(quoted).join(" ")}*`;
}

/** A word in any of its forms. */
const anyForm = (word: string): string => either([word, ...formsOf(word)].map(quoted));

/** The significant words, each once; all of them if none is. */
function telling(words: readonly string[]): string[] {
  const found = words.filter((word) => !small.has(word));
  return [...new Set(found.length > 0 ? found : words)];
}

/** Words that nearly every post has. */
const small = new Set(
  "a an and at in of on the to with al con de del el en la las lo los se un una y".split(" "),
);
