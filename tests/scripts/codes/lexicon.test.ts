import { expect, test } from "vitest";
import { readHazards, wordsOf } from "../../../scripts/codes/lexicon.ts";

test("A text that lacks a language is an error that names it", () => {
  expect(wordsOf("fuse", ["Blown fuse", "Fusible quemado"])).toEqual({
    en: "Blown fuse",
    es: "Fusible quemado",
  });
  expect(() => wordsOf("fuse", ["Blown fuse"])).toThrow("fuse has no text in es");
});

test("A hazard that does not exist is an error, as nobody would be warned of it", () => {
  expect(readHazards("fuses", "fuel airbag")).toEqual(["fuel", "airbag"]);
  expect(() => readHazards("fuses", "fuel airbags")).toThrow("fuses: no hazard “airbags”");
});
