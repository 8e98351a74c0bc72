import { expect, test } from "vitest";
import { cannedLines } from "#app/features/phrases/canned/canned.ts";
import { repairs } from "../../../scripts/demo/repairs.ts";
import { corrupt, falseAlarms } from "./corruptions/run.ts";
import { directions, type Example } from "./pairs/pairs.ts";

// Texts of jobs, written by hand in both languages: complaints, diagnoses, descriptions and lines
// of quotes. In scripts/demo some convert units, which a translator may not.
const converted = /°[FC]|\b(?:qt|oz|gal|gal[oó]n|miles|km|L)\b|3\/32/;
const texts = [
  ...repairs.flatMap(({ issues, diagnostic, offers }) => [
    issues,
    diagnostic,
    ...offers.flatMap(({ description, parts }) => [description, ...parts.map(({ name }) => name)]),
  ]),
  ...cannedLines.map(({ term }) => ({ en: term.en[0]!, es: term.es[0]! })),
].filter(({ en, es }) => !converted.test(`${en} ${es}`));
const pairs: Example[] = texts.flatMap(({ en, es }) => [
  { ...directions.en, text: en, good: es },
  { ...directions.es, text: es, good: en },
]);

test("Refuses at most two in a hundred good translations of jobs", () => {
  expect(pairs.length).toBeGreaterThan(300);
  const alarms = falseAlarms(pairs);
  expect(alarms.length, alarms.join("\n")).toBeLessThanOrEqual(pairs.length / 50);
});

const accepted = pairs.filter((pair) => falseAlarms([pair]).length === 0);
const results = new Map(corrupt(accepted).map((result) => [result.kind, result]));

test.each([
  "number changed",
  "code exchanged or lost",
  "time unit changed",
  "denial dropped",
  "sentence dropped",
  "preface added",
])("%s: every one is refused", (kind) => {
  const { tried, passed } = results.get(kind)!;
  expect(tried).toBeGreaterThan(4);
  expect(passed).toEqual([]);
});

// What passes are names that shops of both languages use ("Fan clutch"), and answers of the length
// of the line that the glossary knows nothing of, which only a judge model can tell apart.
test.each(["echo", "injection obeyed"])("%s: at least 99 in a hundred are refused", (kind) => {
  const { tried, passed } = results.get(kind)!;
  expect(tried).toBeGreaterThan(1000);
  expect(passed.length, passed.join("\n")).toBeLessThanOrEqual(tried * 0.01);
});
