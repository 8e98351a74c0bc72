import { expect, test } from "vitest";
import {
  planTranslations,
  type StoredTranslation,
} from "#app/features/repair/texts/translation.ts";

const issues = { subjectId: "j", field: "issues", text: "Rechina al frenar" } as const;
const line = { subjectId: "l", field: "line", text: "Balatas" } as const;
const stored = (change: Partial<StoredTranslation> = {}): StoredTranslation => ({
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

test("Wants the translation of every text that has none, in the other language", () => {
  expect(planTranslations([issues, line], [], plain)).toEqual([
    { ...issues, from: "es", to: "en", version: 0 },
    { ...line, from: "es", to: "en", version: 0 },
  ]);
});

test("Takes the writer's language for a text that is too short to tell", () => {
  expect(planTranslations([line], [], unsure)).toMatchObject([{ from: "es", to: "en" }]);
});

test("Wants nothing for a text that has its translation", () => {
  expect(planTranslations([issues], [stored()], plain)).toEqual([]);
});

test("Wants a machine's translation again when the original changed, from the row's version", () => {
  const changed = { ...issues, text: "Rechina al frenar en frío" };
  expect(planTranslations([changed], [stored()], plain)).toMatchObject([{ to: "en", version: 3 }]);
});

test("Never wants the translation again that a person read or wrote", () => {
  const changed = { ...issues, text: "Rechina al frenar en frío" };
  for (const state of ["reviewed", "written"] as const)
    expect(planTranslations([changed], [stored({ state, by: "u" })], plain)).toEqual([]);
});

test("Wants the translation again of a remembered line, which no one wrote on this job", () => {
  const changed = { ...issues, text: "Rechina al frenar en frío" };
  expect(planTranslations([changed], [stored({ state: "written" })], plain)).toHaveLength(1);
});

test("Keeps the language that a person has set, whatever the text looks like", () => {
  const set = stored({ originalLanguage: "en", language: "es", languageBy: "u", text: null });
  const changed = { ...issues, text: "Rechina" };
  expect(planTranslations([changed], [set], plain)).toMatchObject([{ from: "en", to: "es" }]);
});
