import { expect, test } from "vitest";
import { shownTexts } from "#app/features/repair/texts/shown-texts.ts";

const original = { subjectId: "j", field: "issues", text: "Rechina al frenar" } as const;
const translation = {
  subjectId: "j",
  field: "issues",
  language: "en",
  originalLanguage: "es",
  text: "It squeals when braking",
  ofText: original.text,
  state: "machine",
  verdict: null,
  languageBy: null,
} as const;
const shown = { text: translation.text, from: "es" };

test("A reader of the other language gets the words in theirs, with their state", () => {
  expect(shownTexts([original], [translation], "en")).toEqual({
    "issues:j": { ...shown, state: "machine" },
  });
});

test("A reader of the original's language gets nothing beside it", () => {
  expect(shownTexts([original], [translation], "es")).toEqual({});
});

test("Words for an older original are shown to the shop as such", () => {
  const changed = { ...original, text: "Ya no rechina" };
  expect(shownTexts([changed], [translation], "en")).toEqual({
    "issues:j": { ...shown, state: "stale" },
  });
});

test("A text without words in the reader's language is read as it was written", () => {
  expect(shownTexts([original], [], "en")).toEqual({});
  expect(shownTexts([original], [{ ...translation, text: null, state: "refused" }], "en")).toEqual(
    {},
  );
});

test("A text rewritten in the reader's language stands before the translation of what it was", () => {
  const rewritten = { ...original, text: "It squeals" };
  const back = {
    ...translation,
    language: "es",
    originalLanguage: "en",
    ofText: "It squeals",
  } as const;
  expect(shownTexts([rewritten], [translation, back], "en")).toEqual({});
});

test("Translations of lines that are gone are not sent", () => {
  expect(shownTexts([], [translation], "en")).toEqual({});
});

test("Words that no one wrote on this job come from lists, not a person's", () => {
  const written = { ...translation, state: "written" } as const;
  const stateOf = (by: string | null) => shownTexts([original], [{ ...written, by }], "en");
  expect(stateOf(null)).toEqual({ "issues:j": { ...shown, state: "listed" } });
  expect(stateOf("rosa")).toEqual({ "issues:j": { ...shown, state: "written" } });
});
