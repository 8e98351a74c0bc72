import { expect, test } from "vitest";
import { allCanned } from "#app/features/phrases/canned/canned.ts";
import { repairs } from "../../../scripts/demo/repairs.ts";
import { corrupt, falseAlarms } from "./corruptions/run.ts";
import { directions, type Example, unseenLines } from "./pairs/pairs.ts";

// Texts of jobs, written by hand in both languages: complaints, diagnoses, descriptions and lines
// of quotes. In scripts/demo some convert units, which a translator may not.
const converted = /°[FC]|\b(?:qt|oz|gal|gal[oó]n|miles|km|L)\b|3\/32/;
const texts = [
  ...repairs.flatMap(({ issues, diagnostic, offers }) => [
    issues,
    diagnostic,
    ...offers.flatMap(({ description, parts }) => [description, ...parts.map(({ name }) => name)]),
  ]),
  ...allCanned().map(({ term }) => ({ en: term.en[0]!, es: term.es[0]! })),
].filter(({ en, es }) => !converted.test(`${en} ${es}`));
const pairs: Example[] = texts.flatMap(({ en, es }) => [
  { ...directions.en, text: en, good: es },
  { ...directions.es, text: es, good: en },
]);

const all = [...pairs, ...unseenLines];

test("Refuses at most one in a hundred good translations of jobs", () => {
  expect(all.length).toBeGreaterThan(1500);
  const alarms = falseAlarms(all);
  expect(alarms.length, alarms.join("\n")).toBeLessThanOrEqual(all.length / 100);
});

const accepted = all.filter((pair) => falseAlarms([pair]).length === 0);
const results = new Map(corrupt(accepted).map((result) => [result.kind, result]));

test.each([
  "number changed",
  "code exchanged or lost",
  "time unit changed",
  "denial dropped",
  "sentence dropped",
  "preface added",
  "note added",
  "injection obeyed",
  "side by side",
  "quotation marks added",
  "front and rear",
  "left and right",
  "part exchanged",
])("%s: every one is refused", (kind) => {
  const { tried, passed } = results.get(kind)!;
  expect(tried).toBeGreaterThan(4);
  expect(passed).toEqual([]);
});

// Echoes that pass are names used in both languages ("O-ring kit"). Halves that pass are a name
// within a name ("sensor de posición"), which only a judge model can tell apart.
test.each([
  ["echo", 1_400, 1],
  ["half dropped", 700, 8],
] as const)("%s: of more than %i at most %i pass", (kind, least, most) => {
  const { tried, passed } = results.get(kind)!;
  expect(tried).toBeGreaterThan(least);
  expect(passed.length, passed.join("\n")).toBeLessThanOrEqual(most);
});
