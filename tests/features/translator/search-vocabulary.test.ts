import { expect, test } from "vitest";
import { matchFor } from "#app/features/forum/search/query.ts";
import { withOtherNames } from "#app/features/translator/glossary/other-names.ts";
import { spelled } from "#app/features/translator/glossary/spelling.ts";
import { conceptsIn, queryWords, waysToSay } from "#app/features/translator/glossary/synonyms.ts";
import { groupsIn } from "#app/features/videos/list/search-groups.ts";

// Codes, forum, videos, jobs and canned lines search with the words of one glossary.

test.each([
  ["thermostat", "termostato"],
  ["sonda lambda", "oxygen sensor"],
  ["no da marcha", "won't crank"],
  ["marcha", "starter"],
  ["marcha", "gear"],
  ["banda de tiempo", "timing belt"],
  ["gas cap", "tapón de gasolina"],
  ["no jala", "lack of power"],
  ["la llanta", "rim"],
  ["pico de loro", "channel locks"],
])("%s is also %s, in forum, videos and jobs", (typed, other) => {
  const words = queryWords(typed);
  const plain = queryWords(other).join(" ");
  const ways = waysToSay(conceptsIn(words).flatMap(({ terms }) => terms));
  expect(ways.map((way) => queryWords(way).join(" "))).toContain(plain);
  expect(matchFor(typed)).toContain(queryWords(other).at(-1)!.slice(0, 4));
  expect(JSON.stringify(groupsIn(typed))).toContain(queryWords(other).at(-1)!.slice(0, 4));
  expect(withOtherNames(words).flatMap(({ others }) => others)).not.toEqual([]);
});

test.each([
  ["altenator", "alternator"],
  ["termostat", "termostato"],
  ["amortigador", "amortiguador"],
  ["vujia", "bujia"],
  ["siguenal", "ciguenal"],
  ["catalitic", "catalytic"],
])("%s is read as %s", (typed, meant) => expect(spelled(typed)).toBe(meant));

test.each(
  "silverado corolla toyota cuando tiene despues always morning break hello gato rin".split(" "),
)("%s is no misspelled term", (word) => expect(spelled(word)).toBeUndefined());
