import fc from "fast-check";
import { expect, test } from "vitest";
import { markedPieces } from "#app/features/translations/review/marked-pieces.ts";
import { languages } from "#app/values/language.ts";

test.each([
  ["en", "It is not the pump, never 12.5 V at P0301.", ["not", "never", "12.5", "P0301"]],
  ["en", "Don’t replace 5W-30, 2 quarts; 80% worn", ["Don’t", "5W-30", "2", "80%"]],
  ["en", "Another note, nothing", ["nothing"]],
  ["es", "No prende; ni está dañado, sin 12 V", ["No", "ni", "sin", "12"]],
  ["es", "Nota: ningún síntoma, $1,250.00", ["ningún", "$1,250.00"]],
] as const)("In %s, %j has its numbers and denials marked", (language, text, marked) => {
  const found = markedPieces(text, language).filter((piece) => piece.marked);
  expect(found.map(({ text }) => text)).toEqual(marked);
});

test("The pieces of a text are the text", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom(...languages),
      (text, language) => {
        const pieces = markedPieces(text, language);
        expect(pieces.map((piece) => piece.text).join("")).toBe(text);
      },
    ),
  );
});
