import { expect, test } from "vitest";
import { browse } from "#app/features/codes/search.server.ts";
import { languages } from "#app/values/language.ts";
import { catalog } from "../../support/code-titles.ts";
import { searches } from "./searches.ts";

const asked = languages.flatMap((language) =>
  searches[language]
    .trim()
    .split("\n")
    .map((line) => {
      const [text = "", codes = ""] = line.split(" = ");
      return { text, codes: codes.split(" ") };
    }),
);

const firstFive = (text: string) =>
  browse({ text }, "en", catalog)
    .codes.slice(0, 5)
    .map(({ code }) => code);

test("Of 150 searches, at least 95 % list what is meant among the first five", () => {
  expect(asked).toHaveLength(150);
  const missed = asked.filter(({ text, codes }) => {
    const found = firstFive(text);
    return !codes.every((code) => found.includes(code));
  });
  const shown = missed.map(({ text, codes }) => `${text}: ${codes} not in ${firstFive(text)}`);
  expect(shown.length, shown.join("\n")).toBeLessThanOrEqual(asked.length * 0.05);
});

test("A search takes at most 10 ms of processor time, on average", () => {
  const before = process.cpuUsage();
  for (const { text } of asked) browse({ text }, "en", catalog);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000 / asked.length).toBeLessThanOrEqual(10);
});
