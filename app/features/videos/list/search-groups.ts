import { conceptsIn, queryWords, waysToSay } from "#app/features/translator/glossary/synonyms.ts";
import type { Category } from "#app/features/videos/video.ts";
import { type Group, wordGroup } from "./full-text.ts";

// Loaded on demand, after `loadGlossary`.

/** Concepts that are a category of videos, by the glossary's first English word. */
const categoryConcepts: Readonly<Record<string, Category>> = {
  brake: "brakes",
  brakes: "brakes",
  transmission: "transmission",
  suspension: "suspension",
  maintenance: "maintenance",
  diagnosis: "diagnostics",
  troubleshooting: "diagnostics",
};

/** Stop words: a title need not contain them. */
const stopWords = new Set(
  "a an the of in on to and how for is it my de del la el los las en y un una por para con como se mi".split(
    " ",
  ),
);

/** Limits on terms and alternatives, so that the query stays bounded. */
const limits = { groups: 5, ways: 24 };

/**
 * The terms of a search: a trade concept by all its names in both languages, and its category if it
 * is one; any other word by its prefix. A search of stop words only is used as it is.
 */
export function groupsIn(text: string): Group[] {
  const words = queryWords(text.slice(0, 200)).slice(0, 12);
  const concepts = new Map(conceptsIn(words).map((concept) => [concept.start, concept]));
  const groups: Group[] = [];
  for (let at = 0; at < words.length; ) {
    const concept = concepts.get(at);
    const own = words.slice(at, at + (concept?.length ?? 1));
    at += own.length;
    if (concept) groups.push(conceptGroup(own.join(" "), concept.terms));
    else if (!stopWords.has(own[0]!)) groups.push(wordGroup(own[0]!));
  }
  return (groups.length > 0 ? groups : words.map(wordGroup)).slice(0, limits.groups);
}

function conceptGroup(own: string, terms: Parameters<typeof waysToSay>[0]): Group {
  const category = terms.map(({ en }) => categoryConcepts[en[0]!]).find(Boolean);
  const ways = [...new Set([own, ...waysToSay(terms)])].slice(0, limits.ways);
  return { ways: ways.flatMap((way) => wordGroup(way).ways), ...(category && { category }) };
}
