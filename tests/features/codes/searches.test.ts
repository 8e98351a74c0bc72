import { describe, expect, test } from "vitest";
import { browse } from "#app/features/codes/search.server.ts";
import { languages } from "#app/values/language.ts";
import { catalog } from "../../support/code-titles.ts";
import { freshSearches } from "./fresh-searches.ts";
import { searches } from "./searches.ts";

type Searches = typeof searches;
type Search = { text: string; codes: string[] };

const readList = (list: string): Search[] =>
  list
    .trim()
    .split("\n")
    .map((line) => {
      const [text = "", codes = ""] = line.split(" = ");
      return { text, codes: codes.split(" ") };
    });

const firstFive = (text: string) =>
  browse({ text }, "en", catalog)
    .codes.slice(0, 5)
    .map(({ code }) => code);

const missedOf = (list: readonly Search[]): string[] =>
  list.flatMap(({ text, codes }) => {
    const found = firstFive(text);
    return codes.every((code) => found.includes(code)) ? [] : [`${text}: ${codes} not in ${found}`];
  });

// The second list was written once the ranking stood, so it is nearer to what is typed tomorrow.
const lists: [name: string, of: Searches, each: number, floor: number][] = [
  ["150", searches, 75, 0.95],
  ["180 later", freshSearches, 90, 0.9],
];

describe.each(lists)("Of %s searches", (_, of, each, floor) => {
  test.each(languages)("enough list what is meant among the first five, in %s", (language) => {
    const list = readList(of[language]);
    expect(new Set(list.map(({ text }) => text)).size).toBe(each);
    const missed = missedOf(list);
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(each * (1 - floor));
  });
});

test("A search takes at most 10 ms of processor time, on average", () => {
  const asked = languages.flatMap((language) => readList(searches[language]));
  const before = process.cpuUsage();
  for (const { text } of asked) browse({ text }, "en", catalog);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000 / asked.length).toBeLessThanOrEqual(10);
});
