import { expect, test } from "vitest";
import { withOtherNames } from "#app/features/translator/glossary/other-names.ts";

test("A search has the names of what it says in the other language", () => {
  const [bujia] = withOtherNames(["bujia"]);
  expect(bujia).toMatchObject({ words: ["bujia"] });
  expect(bujia!.others).toContainEqual(["spark", "plug"]);
  const [plug, rest] = withOtherNames(["spark", "plug", "ana"]);
  expect(plug!.words).toEqual(["spark", "plug"]);
  expect(plug!.others).toContainEqual(["bujia"]);
  expect(rest).toEqual({ words: ["ana"], others: [] });
});

test("However much is typed, few names are added", () => {
  const all = withOtherNames(["frenos", "motor", "bujia", "bateria", "aceite"]);
  expect(all.flatMap(({ others }) => others).length).toBeLessThanOrEqual(6);
});

test("Everyday words have their other spellings: gears, and what fell", () => {
  const [, , third] = withOtherNames(["slips", "in", "3rd"]);
  expect(third!.others).toContainEqual(["third"]);
  expect(third!.others).toContainEqual(["tercera"]);
  expect(withOtherNames(["window", "fell"])[1]!.others).toContainEqual(["drop"]);
});
