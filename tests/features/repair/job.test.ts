import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { carYears, dialled, workId } from "#app/features/repair/job.ts";
import {
  compact,
  jobWords,
  searchText,
  soundsLike,
  spellings,
} from "#app/features/repair/job-words.ts";
import { checkDigit, cleanVin, vinProblem } from "#app/features/repair/vin.ts";
import { fold, searchWords } from "#app/values/fold.ts";

const job = {
  number: 12,
  customerFirstName: "José",
  customerLastName: "Núñez",
  customerEmail: "JN@Example.com",
  customerPhone: "(312) 555-0199",
  licensePlate: "ABC-12 3",
  carMake: "Citroën",
  carModel: "C4",
  carYear: 2011,
  vin: null as string | null,
  issues: "",
};
const finds = (text: string, within: Parameters<typeof searchText>[0] = job) =>
  jobWords(text).every((word) => {
    const sound = soundsLike(word);
    const search = searchText(within);
    return (
      spellings(word).some((spelling) => search.includes(spelling)) ||
      (sound && new RegExp(sound.pattern.slice(1, -1)).test(search))
    );
  });

test.each([
  ["(956) 555-0134", "9565550134"],
  ["+52 (867) 712-3456 ext. 12", "+528677123456"],
  ["555-1234 x 9", "5551234"],
  ["555 1234 / 555 9876", "5551234"],
])("%s is dialled as %s", (phone, number) => expect(dialled(phone)).toBe(number));

test("work ids have six digits and grow beyond", () => {
  expect([1, 999_999, 1_000_000].map(workId)).toEqual(["WO-000001", "WO-999999", "WO-1000000"]);
});

test("the search looks in work id, name, e-mail, plate, make and model", () => {
  for (const text of [
    "wo-000012",
    "jose",
    "NUÑEZ",
    "jn@example.com",
    "abc-12",
    "abc123",
    "ABC-123",
    "citroen",
    "c4",
    "josé citroën",
  ])
    expect([text, finds(text)]).toEqual([text, true]);
  for (const text of ["perez", "wo-000013", "c5"])
    expect([text, finds(text)]).toEqual([text, false]);
});

test("a work order is found by its number, however it is typed, and no other is", () => {
  for (const text of ["WO-12", "wo12", "wo 12", "WO #12", "wo-000012", "WO-0000", "12"])
    expect([text, finds(text)]).toEqual([text, true]);
  for (const text of ["WO-1", "wo1", "wo-2", "WO-120", "wo-000001"])
    expect([text, finds(text)]).toEqual([text, false]);
});

const told = {
  ...job,
  customerLastName: "González",
  carMake: "Ford",
  carModel: "F-150",
  vin: "1FTFW1ET5DFC10312",
  issues:
    "Won't start when cold. Los frenos rechinan,\n¿fuga de refrigerante? Stored: P0301 and U0100.",
  diagnostic: "Coil dead: P0351. Cambiar bobina",
};

test("a job is found by what its customer said, by its diagnostic, its fault codes and its VIN", () => {
  for (const text of [
    "wont start",
    "won't",
    "freno",
    "frenos rechinan",
    "refrigerante",
    "P0301",
    "p 0301",
    "P-0301",
    "u0100",
    "p0351",
  ])
    expect([text, finds(text, told)]).toEqual([text, true]);
  for (const text of ["bobinas", "coils", "1FTFW1ET5DFC10312", "10312", "dfc10312"])
    expect([text, finds(text, told)]).toEqual([text, true]);
  for (const text of ["embrague", "p0302", "10313"])
    expect([text, finds(text, told)]).toEqual([text, false]);
});

test("names and models are found as people spell them", () => {
  for (const text of ["f150", "F-150", "f 150", "gonzales", "Gonsález", "GONZALEZ"])
    expect([text, finds(text, told)]).toEqual([text, true]);
  for (const text of ["crv", "cr-v", "CR V", "nunez", "nuñes"])
    expect([text, finds(text, { ...job, carModel: "CR-V" })]).toEqual([text, true]);
  for (const [text, customerLastName] of [
    ["baldez", "Valdés"],
    ["chabes", "Chávez"],
    ["meza", "Mesa"],
    ["garsia", "García"],
  ] as const)
    expect([text, finds(text, { ...job, customerLastName })]).toEqual([text, true]);
  expect(finds("gomez", told)).toBe(false);
});

test("a pattern fits into what the database takes, however long the word", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."abcesvz"), maxLength: 40 }), (word) => {
      expect(soundsLike(word)?.pattern.length ?? 0).toBeLessThanOrEqual(50);
    }),
  );
});

const typed = [
  "0199",
  "555 0199",
  "5550199",
  "555-0199",
  "(312) 555-0199",
  "312.555.0199",
  "3125550199",
  "+1 312 555 0199",
  "+13125550199",
];

test("a job is found by its year, and by the phone's digits as people type them", () => {
  for (const text of ["2011", "2011 citroen", "citroën c4 2011", ...typed, "núñez 0199"])
    expect([text, finds(text)]).toEqual([text, true]);
  for (const text of ["2012", "0198", "555 0198", "+1 312 555 0198", "+13125550198"])
    expect([text, finds(text)]).toEqual([text, false]);
});

test.each([
  "555 0199",
  "+1 312-555-0199",
  "312.555.0199",
  "1 (312) 5550199",
  "555-0199 ext. 12",
  "555 0100 / 555 0199",
])("of a phone written as '%s' the last digits suffice", (customerPhone) => {
  for (const text of ["0199", "555 0199", "5550199", "+13125550199", customerPhone])
    expect([text, finds(text, { ...job, customerPhone })]).toEqual([text, true]);
});

test("a country and punctuation are looked for only where they stand alone", () => {
  expect(jobWords("+52 867 712")).toEqual(["867", "712"]);
  expect(jobWords("ford - ranger / f-150")).toEqual(["ford", "ranger", "f-150"]);
  for (const alone of ["+52", "-"]) expect(jobWords(alone)).toEqual([alone]);
});

test("a phone is found by any of its last digits, grouped at will", () => {
  const digits = fc.array(fc.nat(9), { minLength: 7, maxLength: 13 }).map((all) => all.join(""));
  const between = fc.constantFrom("", " ", "-", ".");
  const grouped = (digits: string, cut: number, mark: string) =>
    digits.slice(0, cut) + mark + digits.slice(cut);
  fc.assert(
    fc.property(
      digits,
      fc.integer({ min: 1, max: 6 }),
      between,
      fc.nat(6),
      between,
      (number, kept, mark, last, typedMark) => {
        const customerPhone = grouped(number, kept, mark);
        const ending = number.slice(-4 - last);
        for (const text of [ending, grouped(ending, 3, typedMark), customerPhone])
          expect([text, finds(text, { ...job, customerPhone })]).toEqual([text, true]);
      },
    ),
  );
});

test("every word of every field finds its job", () => {
  const texts = fc.string({ unit: "grapheme", maxLength: 30 });
  fc.assert(
    fc.property(texts, texts, texts, (customerFirstName, carModel, licensePlate) => {
      const search = searchText({ ...job, customerFirstName, carModel, licensePlate });
      for (const word of [customerFirstName, carModel, licensePlate].flatMap(searchWords))
        expect(search).toContain(word);
      expect(search).toContain(compact(fold(licensePlate)));
    }),
  );
});

test("car years run from 1900 to next year", () =>
  expect(carYears(2026)).toEqual({ min: 1900, max: 2027 }));

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

  test("it is kept in capitals, without spaces and dashes", () =>
    expect(cleanVin("1m8 gdm9-axkp—042788")).toBe("1M8GDM9AXKP042788"));
});
