import { expect, test } from "vitest";
import { planTwins, type StoredTwin } from "#app/features/twins/plan.ts";

const issues = { subjectId: "j", field: "issues", text: "Rechina al frenar" } as const;
const line = { subjectId: "l", field: "line", text: "Balatas" } as const;
const stored = (change: Partial<StoredTwin> = {}): StoredTwin => ({
  subjectId: "j",
  field: "issues",
  language: "en",
  originalLanguage: "es",
  languageBy: null,
  by: null,
  text: "It squeals when braking",
  ofText: issues.text,
  state: "machine",
  verdict: null,
  version: 3,
  ...change,
});
const plain = { recognize: () => "es" as const, assumed: "en" as const };
const unsure = { recognize: () => undefined, assumed: "es" as const };

test("Wants the twin of every text that has none, in the other language", () => {
  expect(planTwins([issues, line], [], plain)).toEqual([
    { ...issues, from: "es", to: "en", version: 0 },
    { ...line, from: "es", to: "en", version: 0 },
  ]);
});

test("Takes the writer's language for a text that is too short to tell", () => {
  expect(planTwins([line], [], unsure)).toMatchObject([{ from: "es", to: "en" }]);
});

test("Wants nothing for a text that has its twin", () => {
  expect(planTwins([issues], [stored()], plain)).toEqual([]);
});

test("Wants a machine's twin again when the original changed, from the row's version", () => {
  const changed = { ...issues, text: "Rechina al frenar en frío" };
  expect(planTwins([changed], [stored()], plain)).toMatchObject([{ to: "en", version: 3 }]);
});

test("Never wants the twin again that a person read or wrote", () => {
  const changed = { ...issues, text: "Rechina al frenar en frío" };
  for (const state of ["reviewed", "written"] as const)
    expect(planTwins([changed], [stored({ state, by: "u" })], plain)).toEqual([]);
});

test("Wants the twin again of a remembered line, which no one wrote on this job", () => {
  const changed = { ...issues, text: "Rechina al frenar en frío" };
  expect(planTwins([changed], [stored({ state: "written" })], plain)).toHaveLength(1);
});

test("Keeps the language that a person has set, whatever the text looks like", () => {
  const set = stored({ originalLanguage: "en", language: "es", languageBy: "u", text: null });
  const changed = { ...issues, text: "Rechina" };
  expect(planTwins([changed], [set], plain)).toMatchObject([{ from: "en", to: "es" }]);
});
