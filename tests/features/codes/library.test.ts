import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { factsOf, findCode, isManufacturerCode } from "#app/features/codes/codes.server.ts";
import { originOf } from "#app/features/codes/origin.ts";
import { codesIn } from "#app/values/fault-code.ts";
import { languages } from "#app/values/language.ts";

describe("Causes and checks", () => {
  const common =
    "P0010 P0011 P0016 P0030 P0087 P0100 P0101 P0102 P0106 P0113 P0118 P0121 P0122 P0125 P0128 P0130 P0131 P0132 P0133 P0134 P0135 P0136 P0137 P0138 P0141 P0155 P0171 P0172 P0174 P0175 P0190 P0191 P0201 P0217 P0230 P0234 P0299 P0300 P0301 P0302 P0303 P0304 P0325 P0335 P0336 P0340 P0341 P0351 P0365 P0400 P0401 P0402 P0403 P0410 P0411 P0420 P0421 P0430 P0440 P0441 P0442 P0443 P0446 P0449 P0451 P0452 P0453 P0455 P0456 P0457 P0461 P0463 P0480 P0500 P0505 P0506 P0507 P0520 P0521 P0524 P0562 P0571 P0601 P0605 P0606 P0620 P0642 P0685 P0700 P0705 P0715 P0720 P0730 P0740 P0741 P0750 P0755 P0A80 P0AA6 P2002 P2096 P2101 P2106 P2135 P2138 P2187 P2195 P2463 P20EE B0001 C0034 U0001 U0073 U0100 U0101 U0121 U0140 U0155";

  test.each(common.split(" "))("%s has causes and checks in both languages", (code) => {
    for (const language of languages) {
      const facts = factsOf(findCode(code)!, language)!;
      expect(facts.causes.length).toBeGreaterThan(0);
      expect(facts.checks.length).toBeGreaterThan(0);
    }
  });

  test("Checks what damaged a catalyst before it is replaced", () => {
    expect(factsOf(findCode("P0420")!, "en")).toMatchInlineSnapshot(`
      {
        "causes": [
          "Catalyst aged, melted or broken",
          "Catalyst damaged by misfires, oil or coolant",
          "Exhaust leak ahead of the sensor",
          "Bad rear oxygen sensor",
        ],
        "checks": [
          "Read all codes and the freeze frame; repair misfire and mixture codes first",
          "Read the catalyst monitor’s result and its limit (Mode 06)",
          "Warm, at steady speed: a rear sensor that switches like the front one points to a bad catalyst",
          "Look for exhaust leaks from the manifold to behind the sensor: smoke machine, engine off and cool",
          "Before you fit a new catalyst, find what killed the old one",
        ],
      }
    `);
    expect(factsOf(findCode("P0420")!, "es")?.checks[0]).toContain("repare primero");
  });
});

describe("finding", () => {
  test.each(["P0420", "p0 420", "PO420", "p0420.", " P 0420 ", "P-0420"])("%j is P0420", (text) =>
    expect(findCode(text)?.code).toBe("P0420"),
  );
  test.each(["P4420", "coils", "", "P1234", "B1234", "__proto__"])("%j is no code", (text) =>
    expect(findCode(text)).toBeUndefined(),
  );
  test("Never throws, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => void [findCode(text), codesIn(text)]),
    );
  });
});

describe("Who defines a code", () => {
  test.each([
    ["P0420", "standard"],
    ["P0A80", "standard"],
    ["P1135", "manufacturer"],
    ["P2138", "standard"],
    ["P3000", "manufacturer"],
    ["P33FF", "manufacturer"],
    ["P3400", "standard"],
    ["P39FF", "standard"],
    ["P3A00", "reserved"],
    ["B0001", "standard"],
    ["B1318", "manufacturer"],
    ["B2AAA", "manufacturer"],
    ["B3055", "reserved"],
    ["C0031", "standard"],
    ["C1201", "manufacturer"],
    ["C2100", "manufacturer"],
    ["C3000", "reserved"],
    ["U0100", "standard"],
    ["U1000", "manufacturer"],
    ["U2FFF", "manufacturer"],
    ["U3000", "standard"],
  ] as const)("%s: %s", (code, origin) => {
    expect(originOf(code)).toBe(origin);
    expect(isManufacturerCode(code)).toBe(origin === "manufacturer");
  });

  test("Never gives a manufacturer code a meaning", () => {
    const any = fc
      .tuple(fc.constantFrom(..."PBCU"), fc.integer({ min: 0, max: 0x3fff }))
      .map(([letter, number]) => letter + number.toString(16).toUpperCase().padStart(4, "0"));
    fc.assert(
      fc.property(any, (code) => {
        if (isManufacturerCode(code)) expect(findCode(code)).toBeUndefined();
      }),
    );
  });
});
