import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  hasNothingToTranslate,
  isSameEverywhere,
  protect,
  restore,
} from "#app/features/translator/protect/protect.ts";
import { cpuTime } from "../../../support/machine/cpu-time.ts";

const originals = (text: string) => protect(text).originals;

// Protected text keeps every word in capitals, also next to a number.
test.each([
  ["NISSAN 2012 NO ARRANCA", []],
  ["BMW 320 NO APRIETE EL TORNILLO", ["BMW 320"]],
  ["FORD 350 NOT STARTING", []],
  ["VW 1600 SIN FRENOS", ["VW 1600"]],
  ["Mi BMW 320 NO enciende", ["BMW 320"]],
  ["KIA 500 NI PRENDE", []],
  ["GMC 2500 HD NO 4WD", ["GMC 2500 HD", "4WD"]],
  ["TIGHTEN TO 110 NOT 130", []],
  ["320-NO APRIETE", ["320"]],
  ["P0420, no P0430, not M10x1.5", ["P0420", "P0430", "M10x1.5"]],
])("%s keeps its words", (text, expected) => expect(originals(text)).toEqual(expected));

// Texas, California, Illinois, Mexico, Argentina, Brazil, Chile, Colombia, Peru, Bolivia; with a
// space they need a word that says plate.
test.each([
  "ABC-1234",
  "7ABC123",
  "ABC-123-A",
  "AB123CD",
  "ABC1D23",
  "BBCL-12",
  "ABC-12D",
  "A1B-234",
  "BRZ 1234",
  "placa ABC 123",
  "patente AB 123 CD",
])("the plate %s is put away", (text) =>
  expect(originals(`${text}.`)).toEqual([text.replace(/^\p{Ll}+ /u, "")]),
);

describe("what is put away", () => {
  test.each([
    ["fault codes", "P0301, u0100 and C1A2F came back", ["P0301", "u0100", "C1A2F"]],
    ["VINs", "VIN: 1HGCM82633A004352.", ["1HGCM82633A004352"]],
    ["plates", "plate ABC-123, or XYZ 987 A", ["ABC-123", "XYZ 987 A"]],
    [
      "part numbers",
      "90919-02255, 22448-8J115 or MR994.31B",
      ["90919-02255", "22448-8J115", "MR994.31B"],
    ],
    [
      "numbers with units",
      "38 psi, 12.6 V, 2,500 rpm, -40°C, 20 %, 65 ft-lb, 110 Nm",
      ["38 psi", "12.6 V", "2,500 rpm", "-40°C", "20 %", "65 ft-lb", "110 Nm"],
    ],
    [
      "sizes and grades",
      '5W-30, 205/55R16, 3/8", 80-100 psi, $45.90',
      ["5W-30", "205/55R16", '3/8"', "80-100 psi", "$45.90"],
    ],
    ["engines and wire numbers", "1ZZ-FE, a 5.7L HEMI, C4-12", ["1ZZ-FE", "5.7L", "C4-12"]],
    [
      "addresses, whole, without the full stop",
      "See https://a.example/b?c=P0301&d=2. Or mail to x.y@z.example!",
      ["https://a.example/b?c=P0301&d=2", "x.y@z.example"],
    ],
    ["the address of a link", "[the bulletin](https://a.example/b)", ["https://a.example/b"]],
    [
      "signs and money",
      "trim -12 %, (+4 psi), US$ 30, 450 MXN, $15,900 MXN",
      ["-12 %", "+4 psi", "US$ 30", "450 MXN", "$15,900 MXN"],
    ],
    ["code", "send `01 0C`, and a ` alone", ["`01 0C`"]],
  ])("%s", (_, text, expected) => expect(originals(text)).toEqual(expected));

  test.each([
    "the 3rd gear and the 2nd",
    "la 2da y la 3ra",
    "4 injectors in 2 hours",
    "the 90's",
    "2x faster",
    "a 24-valve 6-cylinder",
    "a 10-year-old van at 60k",
    "2015 mi carro",
    "bank-1",
    "8 a 10 horas",
  ])("not the words in %s", (text) => expect(originals(text)).toEqual([]));
});

test("what was put away comes back as it was, whatever it is", () => {
  const word = fc.oneof(
    fc.constantFrom(
      "P0301",
      "12.6 V",
      "https://x.example/a_b",
      "`01 0C`",
      "ZQ1",
      "ZQ1 ZQ2",
      "zq3",
      "brake",
      "¿no?",
      "\n",
      "**",
      "1HGCM82633A004352",
    ),
    fc.string({ unit: "grapheme", maxLength: 12 }),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 20 }), (words) => {
      const text = words.join(" ");
      const { text: sent, originals: away } = protect(text);
      // A text that writes "zq 3" looks like an altered name: it is refused, never restored
      // wrongly.
      expect([text, undefined]).toContain(restore(sent, away));
    }),
    { numRuns: 2_000 },
  );
});

test("a text cannot contain a name of its own", () => {
  expect(originals("ZQ1 and ZQ22")).toEqual(["ZQ1", "ZQ22"]);
  expect(protect("ZQ2 beside P0301").text).toBe("ZQ1 beside ZQ2");
});

test.each([
  ["is missing", "P0301 y"],
  ["is there twice", "ZQ1 ZQ2 ZQ2"],
  ["was never given out", "ZQ1 ZQ3"],
  ["is written otherwise", "ZQ1 zq2"],
  ["is taken apart", "ZQ1 ZQ 2"],
  ["grew", "ZQ1 ZQ22"],
])("nothing is put back when a name %s", (_, answer) =>
  expect(restore(answer, ["P0301", "P0302"])).toBeUndefined(),
);

test.each([
  "P0301",
  "P0301, P0302.",
  "12.6 V / 14.2 V",
  "ECU, ABS, VIN 1HGCM82633A004352",
  "👍",
  "---",
])("%s says nothing to translate", (text) =>
  expect(hasNothingToTranslate(protect(text).text)).toBe(true),
);

test("words in capitals are something to translate", () =>
  expect(hasNothingToTranslate("NO ABRE")).toBe(false));

test("ten thousand characters of any kind take no time", () => {
  for (const unit of [
    "a-",
    "1.",
    "a1 ",
    "x@",
    "`",
    "https://",
    "12 V ",
    "(",
    "A1-",
    "ABC 123 ",
    "1/",
    "$1 ",
    "-1",
    "aaa-",
    "NO ",
  ]) {
    const text = unit.repeat(10_000 / unit.length);
    protect(text);
    expect(
      cpuTime(() => protect(text)),
      unit,
    ).toBeLessThan(250);
  }
});

test("Codes and measures alone are the same in every language; capitals may be words", () => {
  expect(["P0301, P0302", "12.6 V", "5W-30"].map(isSameEverywhere)).toEqual([true, true, true]);
  expect(["BUJIA ROTA", "P0301 NO", "ABS"].map(isSameEverywhere)).toEqual([false, false, false]);
});
