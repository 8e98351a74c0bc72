import fc from "fast-check";
import { expect, test } from "vitest";
import { compact, jobWords, soundsLike, spellings } from "#app/features/repair/list/job-words.ts";
import { searchColumns } from "#app/features/repair/list/search-column.server.ts";
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
const searched = (of: Parameters<typeof searchColumns>[0]) =>
  Object.values(searchColumns(of)).join(" ");
const finds = (text: string, within: Parameters<typeof searchColumns>[0] = job) =>
  jobWords(text).every((word) => {
    const sound = soundsLike(word);
    const search = searched(within);
    return (
      spellings(word).some((spelling) => search.includes(spelling)) ||
      (sound && new RegExp(sound.pattern.slice(1, -1)).test(search))
    );
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
      const search = searched({ ...job, customerFirstName, carModel, licensePlate });
      for (const word of [customerFirstName, carModel, licensePlate].flatMap(searchWords))
        expect(search).toContain(word);
      expect(search).toContain(compact(fold(licensePlate)));
    }),
  );
});
