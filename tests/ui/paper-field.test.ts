import fc from "fast-check";
import { expect, test } from "vitest";
import { isPlain } from "#app/ui/form/paper-field.tsx";
import { unprintableIn, winAnsiLetters } from "#app/values/print-letters.ts";

test("Looks up no letter of everyday texts", () => {
  expect(isPlain("Cambié las pastillas; el cliente dijo “ya”…\r\n¿Sí? – 90 €")).toBe(true);
  expect(winAnsiLetters.filter((letter) => !isPlain(letter))).toEqual([]);
});

test("Looks up every text that a paper cannot show as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(isPlain(text) && unprintableIn(text).length > 0).toBe(false);
    }),
  );
});
