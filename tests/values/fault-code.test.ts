import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codesIn, likelyCodes, readCode, splitFaultCodes } from "#app/values/fault-code.ts";

const found = (text: string) =>
  likelyCodes(text).map(({ code, certain }) => code + (certain ? "" : "?"));

describe("codes as people write them in the forum and in the chat", () => {
  test.each([
    ["P0420", ["P0420"]],
    ["my corolla throws p0420.", ["P0420"]],
    ["p0 420 since yesterday", ["P0420"]],
    ["tengo el P-0420 y el p0-171", ["P0420", "P0171"]],
    ["P 0301, P 0302", ["P0301", "P0302"]],
    ["p04 20", ["P0420"]],
    ["PO420", ["P0420?"]],
    ["P04Z0", []],
    ["POI71 and P0l74", ["P0171?", "P0174?"]],
    ["P0SOO", ["P0500?"]],
    ["P0IOI", ["P0101?"]],
    ["PØ3ØØ", ["P0300?"]],
    ["UO100", ["U0100?"]],
    ["U0 100", ["U0100"]],
    ["C0 035 y B0 028", ["C0035", "B0028"]],
    ["P0B20", ["P0B20?", "P0820?"]],
    ["P01B2", ["P01B2?", "P0182?"]],
    ["P0420/P0430", ["P0420", "P0430"]],
    ["P0171-P0174", ["P0171", "P0174"]],
    ["16804/P0420/001050 - Catalyst; 17536 - P1128 - 35-00", ["P0420", "P1128"]],
    [
      "(P0300) [P0301] {P0302} \"P0303\" 'P0304' ¿P0305?",
      ["P0300", "P0301", "P0302", "P0303", "P0304", "P0305"],
    ],
    ["P0420:00-6C U0100-87 B1304-13", ["P0420", "U0100", "B1304"]],
    ["|P0420|", ["P0420"]],
    ["código:P0455,P0456;P0457", ["P0455", "P0456", "P0457"]],
    ["DTC-P0420 code-p0300 P0420-related", ["P0420", "P0300"]],
    ["P2BAC", ["P2BAC?", "P28AC?"]],
    ["P0A80 Prius", ["P0A80"]],
    ["p0420 P0420 PO420", ["P0420"]],
    ["PO420 P0420", ["P0420"]],
    ["P 1133", ["P1133?"]],
    ["P 0 4 2 0", ["P0420?"]],
    ["P0 4 20, P 04 2 0", []],
    ["P1 133", ["P1133"]],
    ["P0420\nP0430\tP0171", ["P0420", "P0430", "P0171"]],
  ])("%j", (text, codes) => expect(found(text)).toEqual(codes));
});

describe("no code where there is none", () => {
  test.each([
    "ignition coils, pools, coils COILS Coils",
    "la bolsa, la polea y la biela, el cielo, bolas, POLEA BIELA CIELO BOLSA",
    "codes CODES Codes close CLOSE boils BOILS",
    "VIN 1HGBH41JXMN109186, JTDBU4EE9B9123456, 3VWFE21C04M000001, WP0ZZZ99ZTS392124",
    "VIN 1HG BH41J XMN10 9186",
    "plate ABC-123, P0420AB, B 1234 CD, 7ABC123, P123ABC, PBC-0420, U-2020-C, AC 123 CD",
    "part 06A-906-461-B, 89467-B2010, B2010-89467, 06A-P0420-B, C2010-12345, 90919-02244",
    "Chevrolet C 1500, Mazda B 2200, Ford U 2000, Volvo C 30 and C 3000",
    "CO 200 ppm, PO 123, C0 905 301, B1 200 mg, CO2 0.5 %",
    "0P0420 P04201 P042 P4420 X0420 POOOO",
    "P_0420 xP0420 P0420x éP0420 P0420é P0420_2",
    "1995-1998 B2300, no: B23005",
    "225/45 R17, 5W-30, 12.6 V, 10 A, 3000 rpm",
  ])("%j", (text) => {
    const allowed = /B2300\b/.test(text) ? ["B2300"] : [];
    expect(found(text)).toEqual(allowed);
  });

  test("never in a VIN", () => {
    const vin = fc.string({
      unit: fc.constantFrom(..."PBCU0123456789ABCDEF"),
      minLength: 17,
      maxLength: 17,
    });
    fc.assert(fc.property(vin, (text) => void expect(likelyCodes(`VIN: ${text}.`)).toEqual([])));
  });

  test("never in letters alone", () => {
    const word = fc.string({
      unit: fc.constantFrom(..."pbcuoilsaefPBCUOILSAEF"),
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(fc.property(word, (text) => void expect(likelyCodes(text)).toEqual([])));
  });
});

const code = fc
  .tuple(
    fc.constantFrom(..."PBCU"),
    fc.constantFrom(..."0123"),
    fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 3, maxLength: 3 }),
  )
  .map((parts) => parts.join(""));

test("Finds every code with certainty, in any case", () => {
  fc.assert(
    fc.property(code, (text) => void expect(found(`x ${text.toLowerCase()} y`)).toEqual([text])),
  );
});

test("Finds a code with letters for digits, never with certainty", () => {
  const looks: Record<string, string> = { 0: "O", 1: "I", 5: "S" };
  const misread = (text: string, at: number) =>
    text.slice(0, at) + (looks[text[at]!] ?? text[at]) + text.slice(at + 1);
  fc.assert(
    fc.property(code, fc.integer({ min: 1, max: 4 }), (text, at) => {
      const wrong = misread(text, at);
      if (wrong !== text && !(at === 1 && "5".includes(text[at]!)))
        expect(found(wrong)).toEqual([`${text}?`]);
    }),
  );
});

test("Offers a B read as an 8, never with certainty", () => {
  fc.assert(
    fc.property(code, (text) => {
      const wrong = text.charAt(0) + text.charAt(1) + text.slice(2).replaceAll("8", "B");
      if (wrong !== text)
        expect(likelyCodes(wrong)).toEqual([
          { code: wrong, certain: false },
          { code: text, certain: false },
        ]);
    }),
  );
});

test("Splits a text at its codes without losing any", () => {
  const text = fc.string({ unit: fc.constantFrom(..."PBCU0123 -/AF.\nñ"), maxLength: 60 });
  fc.assert(
    fc.property(
      text,
      (given) =>
        void expect(
          splitFaultCodes(given)
            .map((part) => part.text)
            .join(""),
        ).toBe(given),
    ),
  );
  expect(splitFaultCodes("P0301, 06A-P0420-B").filter((part) => part.code)).toEqual([
    { text: "P0301", code: true },
  ]);
});

test.each([
  ["p0 420", "P0420"],
  ["PO420", "P0420"],
  ["p0420.", "P0420"],
  [" p - 0 - 4 2 0 ", "P0420"],
  ["PO 42O", "P0420"],
  ["co035", "C0035"],
  ["P0B20", "P0B20"],
  ["coils", undefined],
  ["P0420 P0430", undefined],
  ["P4420", undefined],
  ["oxygen", undefined],
  ["", undefined],
])("Searches for %j", (text, read) => expect(readCode(text)).toBe(read));

test("Lists each code once", () =>
  expect(codesIn("PO420 p0 420 y C0035")).toEqual(["P0420", "C0035"]));

test.each([
  ["U010087", "U0100"],
  ["P0420-00", "P0420"],
  ["p0420 00", "P0420"],
  ["P04200", undefined],
  ["P0420001", undefined],
])("Reads a whole text %s with its failure type as %s", (text, code) =>
  expect(readCode(text)).toBe(code),
);
