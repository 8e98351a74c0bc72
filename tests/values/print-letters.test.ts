import { readFileSync } from "node:fs";
import fontkit from "@pdf-lib/fontkit";
import { expect, test } from "vitest";
import { hasUnprintable, unprintableIn } from "#app/values/print-letters.ts";
import { isInWideFont } from "#app/values/wide-font.ts";

test("Lists exactly the characters of the font", () => {
  const font = fontkit.create(
    readFileSync("node_modules/dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf"),
  );
  const inFile = new Set(font.characterSet);
  for (let codePoint = 0; codePoint <= 0x2ffff; codePoint++) {
    if (isInWideFont(codePoint) !== inFile.has(codePoint))
      expect.fail(`U+${codePoint.toString(16)}`);
  }
});

test.each([
  ["María Núñez, 5 €", ""],
  ["Łukasz Иван Γιώργος שלום مرحبا", ""],
  ["山田 太郎", "山 田 太 郎"],
  ["田田 Tanaka", "田"],
  ["김민준", "김 민 준"],
  ["नमस्ते", "न म स्ते"],
  ["oil 🛢️ 👨‍👩‍👧", "🛢 👨‍👩‍👧"],
  // Full-width letters, a soft hyphen and joiners: what is invisible is not missing.
  ["ＡＢ soft\u00ADhyphen \u200D", "Ａ Ｂ"],
  ["□ front □ rear", ""],
])("Finds in %j what a PDF cannot show: %j", (text, letters) => {
  expect(unprintableIn(text).join(" ")).toBe(letters);
});

test("Searches nested texts of a PDF", () => {
  expect(hasUnprintable({ a: 1, b: null, c: [{ d: "Zoë" }] })).toBe(false);
  expect(hasUnprintable({ a: 1, b: null, c: [{ d: "李" }] })).toBe(true);
});
