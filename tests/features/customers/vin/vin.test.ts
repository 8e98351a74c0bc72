import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkDigit, cleanVin, vinProblem } from "#app/features/customers/vin/vin.ts";

describe("VIN", () => {
  // 49 CFR 565's own example, and cars whose numbers are public.
  test.each([
    "1M8GDM9AXKP042788",
    "11111111111111111",
    "5GZCZ43D13S812715",
    "1HGCM82633A004352",
    "JHMCM56557C404453",
  ])("%s has its check digit", (vin) => {
    expect(checkDigit(vin)).toBe(vin[8]);
    expect(vinProblem(vin, 2005)).toBeUndefined();
  });

  test("one wrong character of a North American VIN is found, unless both count the same", () => {
    const letters = [..."ABCDEFGHJKLMNPRSTUVWXYZ0123456789"];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...letters), { minLength: 17, maxLength: 17 }),
        fc.nat(16),
        fc.nat(9),
        (places, at, digit) => {
          places[0] = "1";
          places[8] = checkDigit(places.join(""));
          const vin = places.join("");
          expect(vinProblem(vin, 2000)).toBeUndefined();
          const slip = vin.slice(0, at) + digit + vin.slice(at + 1);
          const same = checkDigit(slip) === slip[8];
          if (/^[1-5]/.test(slip))
            expect(vinProblem(slip, 2000)).toBe(same ? undefined : "checkDigit");
        },
      ),
    );
  });

  test("two neighbours that were swapped are found", () =>
    expect(vinProblem("1M8GDM9AXKP042878", 2005)).toBe("checkDigit"));

  test("elsewhere the ninth place is any character", () => {
    for (const vin of ["WVWZZZ1JZXW000001", "VF1BG0B0526321654", "9BWZZZ377VT004251"])
      expect(vinProblem(vin, 2000)).toBeUndefined();
  });

  test.each([
    ["1M8GDM9AXKP04278", 2000, "length"],
    ["1M8GDM9AXKP0427888", 2000, "length"],
    ["1M8GDM9AXKPO42788", 2000, "characters"],
    ["1M8GDM9AXKP04278Ñ", 2000, "characters"],
    ["VW-1", 1965, "characters"],
    ["CS65VW0001", 1980, undefined],
    ["CS65VW0001", 1981, "length"],
  ] as const)("%s of %i: %s", (vin, year, problem) => expect(vinProblem(vin, year)).toBe(problem));

  test.each([
    "1m8 gdm9-axkp—042788",
    "1M8GDM9AXKP042788*",
    "*1M8GDM9AXKP042788*",
    "I1M8GDM9AXKP042788",
    "VIN: 1M8GDM9AXKP042788.",
    "niv 1M8GDM9AXKP042788,",
    "\u200e1M8GDM9AXKP042788\u200b",
  ])("it is kept in capitals, without what stands around it: %s", (typed) =>
    expect(cleanVin(typed)).toBe("1M8GDM9AXKP042788"),
  );

  test("one sign in each place is none", () => {
    for (const filler of ["1", "9", "X"]) expect(cleanVin(filler.repeat(17))).toBe("");
    expect(cleanVin("1".repeat(16))).toBe("1".repeat(16));
  });

  test("those of 7F to 70 are American, and judged by their digit", () => {
    expect(vinProblem("7SAYGDEE0NF386000", 2022)).toBe("checkDigit");
    for (const start of ["7SAYGDEE?NF386000", "7FARW2H5?LE000001", "7MUCAABG?PV012345"]) {
      const vin = start.replace("?", checkDigit(start.replace("?", "0")));
      expect(vinProblem(vin, 2022)).toBeUndefined();
    }
    expect(vinProblem("7A3BCDEF0NG386000", 2022)).toBeUndefined();
  });
});
