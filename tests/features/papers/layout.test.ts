import fc from "fast-check";
import { expect, test } from "vitest";
import { fitLogo } from "#app/features/papers/work-order/logo-size.ts";
import { runsOf } from "#app/platform/paper/direction.ts";
import { breakLines } from "#app/platform/paper/lines.ts";
import {
  graphemes,
  isWinAnsi,
  missing,
  printable,
  replaceMissing,
} from "#app/values/print-letters.ts";

const byLength = (text: string) => text.length;
const words = fc.array(fc.stringMatching(/^[a-zñ]{1,14}$/), { minLength: 1, maxLength: 40 });
// Any sequence of code units, broken pairs too.
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }))
  .map((units) => String.fromCharCode(...units));

test("words move down whole", () => {
  expect(breakLines("brake pads and discs", 10, byLength)).toEqual(["brake pads", "and discs"]);
});

test("a word that is too long for a line is cut, and the text goes on after it", () => {
  expect(breakLines("a abcdefghijkl m", 5, byLength)).toEqual(["a", "abcde", "fghij", "kl m"]);
});

test("line breaks stay, heaps of empty lines become one", () => {
  expect(breakLines("a\n\n\n\n\nb\nc", 5, byLength)).toEqual(["a", "", "b", "c"]);
});

test("no line is too wide, no word is lost", () => {
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 30 }), (list, width) => {
      const lines = breakLines(list.join(" "), width, byLength);
      expect(Math.max(...lines.map(byLength))).toBeLessThanOrEqual(width);
      expect(lines.join("").replaceAll(" ", "")).toBe(list.join(""));
    }),
  );
});

test("any text becomes well-formed, composed and free of controls, and is so at once", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const clean = printable(text);
      expect(clean.isWellFormed()).toBe(true);
      expect(clean).not.toMatch(/(?!\n)\p{Cc}/u);
      expect(printable(clean)).toBe(clean);
    }),
  );
});

test.each([
  ["$\u00A01.234,50", "$ 1.234,50"],
  ["10\u202F000", "10 000"],
  ["cafe\u0301", "café"],
  ["a\tb\r\nc", "a b\nc"],
  ["zero\u200Bwidth\uFEFF", "zerowidth"],
  ["nul\0", `nul${missing}`],
  ["lone\uD800", "lone\uFFFD"],
  ["soft\u00ADhyphen", "softhyphen"],
])("%j is set as %j", (text, set) => {
  expect(printable(text)).toBe(set);
});

test("WinAnsi is Latin-1 and its twenty-seven neighbours, not a letter more", () => {
  expect(isWinAnsi("Peña €5 “ok” – ½ ÿ…")).toBe(true);
  for (const text of ["ł", "Ω", "→", "\u0080", "😀", "\u00A0"]) expect(isWinAnsi(text)).toBe(false);
});

test("a letter that no font has is replaced whole, whatever it is made of", () => {
  expect(replaceMissing("a 👨‍👩‍👧 ж 日本")).toBe(`a ${missing} ж ${missing}${missing}`);
  expect(graphemes("👨‍👩‍👧é")).toEqual(["👨‍👩‍👧", "é"]);
});

test("a word keeps one face", () => {
  expect(runsOf("Jan Łukasz Nowak")).toEqual([
    { text: "Jan ", wide: false, rtl: false },
    { text: "Łukasz", wide: true, rtl: false },
    { text: " Nowak", wide: false, rtl: false },
  ]);
});

test("words from right to left change places, with the numbers and brackets between them", () => {
  const line = runsOf("x רחוב 12, (תל) אביב y");
  expect(line.map((run) => run.text).join("|")).toBe("x |אביב| (|תל|) ,12 |רחוב| y");
});

test("a line of any text keeps every letter", () => {
  const letters = (text: string) => [...text.replace(/[()[\]{}<>«»]/g, "")].sort().join("");
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."aż א ب1,.() ") }), (text) => {
      expect(
        letters(
          runsOf(text)
            .map((run) => run.text)
            .join(""),
        ),
      ).toBe(letters(text));
    }),
  );
});

test("a logo fits 40 by 20 millimetres, keeps its shape, and a small one is not blown up", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 1, max: 5000 }),
      (width, height) => {
        const fitted = fitLogo({ width, height });
        expect(fitted.width / fitted.height).toBeCloseTo(width / height, 6);
        const [wide, high] = [
          fitted.width / (40 * (72 / 25.4)),
          fitted.height / (20 * (72 / 25.4)),
        ];
        const sharp = (width * 0.75) / (40 * (72 / 25.4));
        const sharpHigh = (height * 0.75) / (20 * (72 / 25.4));
        expect(Math.max(wide, high)).toBeCloseTo(Math.min(1, Math.max(sharp, sharpHigh)), 6);
      },
    ),
  );
});

test("Arabic figures are read from left to right, as all figures are", () => {
  for (const number of ["٠١٢٣٤٥", "۰۱۲۳۴۵"]) {
    expect(runsOf(number)).toEqual([{ text: number, wide: true, rtl: false }]);
    const texts = runsOf(`هاتف ${number} رقم`).map(({ text }) => text);
    expect([texts[0], texts.at(-1)]).toEqual(["رقم", "هاتف"]);
    expect(texts.join("")).toContain(number);
  }
});
