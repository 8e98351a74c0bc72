import { expect, test } from "vitest";
import type { ImportField } from "#app/features/customers/import/file/fields.ts";
import { readRow } from "#app/features/customers/import/file/row.ts";
import { reasonOf, storedProblems } from "#app/features/customers/import/shown-import.ts";
import { resources } from "#app/i18n/resources.ts";
import { createT } from "#app/values/translate.ts";

const read = (values: Partial<Record<ImportField, string>>) =>
  readRow(Object.values(values), {
    columns: Object.keys(values) as ImportField[],
    currentYear: 2026,
    language: "es",
  });

test.each([
  ["first and last name", { firstName: "Ana", lastName: "Ruiz" }, ["Ana", "Ruiz"]],
  ["a full name", { fullName: "Ana Ruiz López" }, ["Ana", "Ruiz López"]],
  ["a last name in front", { fullName: "Ruiz López, Ana" }, ["Ana", "Ruiz López"]],
  ["one word", { fullName: "Cher" }, ["Cher", ""]],
  ["a last name alone", { lastName: "Ruiz" }, ["Ruiz", ""]],
  ["a company alone", { company: "Fletes del Norte" }, ["Fletes del Norte", ""]],
])("Reads the name from %s", (_, values, [firstName, lastName]) => {
  expect(read(values)).toMatchObject({ ok: true, row: { customer: { firstName, lastName } } });
});

test("Reads a row as it is stored", () => {
  const { row } = read({
    ...{
      fullName: " Ana  Ruiz ",
      email: "ANA@Example.COM",
      phone: "(512) 555–0100",
      language: "Inglés",
    },
    ...{ make: "Toyota", year: "2015", plate: "abc-123", vin: "1hgcm82633a004352" },
    ...{ odometer: "120,000 miles" },
  }) as Extract<ReturnType<typeof read>, { ok: true }>;
  expect(row.customer).toMatchObject({
    ...{ firstName: "Ana", lastName: "Ruiz", email: "ana@example.com", phone: "(512) 555-0100" },
    ...{ language: "en", company: null, address: null },
  });
  expect(row.vehicle).toEqual({
    ...{ make: "Toyota", model: "", year: 2015, engine: null, plate: "ABC-123" },
    ...{ vin: "1HGCM82633A004352", odometer: 120_000, odometerUnit: "mi" },
  });
});

test("A row without a vehicle, and the shop's language where none is named", () => {
  expect(read({ fullName: "Ana", make: "", odometer: " " })).toMatchObject({
    ...{ ok: true, row: { vehicle: null, customer: { language: "es" } } },
  });
});

test.each([
  [{ phone: "555-0100" }, null, "imports:problem.noName"],
  [{ fullName: "Ana", phone: "call me" }, "phone", "ui:form.phone"],
  [{ fullName: "Ana", email: "ana@" }, "email", "ui:form.email"],
  [{ fullName: "Ana", language: "Klingon" }, "language", "imports:problem.language"],
  [{ fullName: "Ana", make: "Ford", year: "20l5" }, "year", "imports:problem.year"],
  [{ fullName: "Ana", make: "Ford", year: "2028" }, "year", "imports:problem.year"],
  [{ fullName: "Ana", year: "2015" }, "make", "imports:problem.noMake"],
  [{ fullName: "Ana", make: "Ford", odometer: "-5" }, "odometer", "imports:problem.odometer"],
  [{ fullName: "Ana", make: "Ford", odometer: "1e99" }, "odometer", "imports:problem.odometer"],
  [{ fullName: "Ana", odometerUnit: "leagues" }, "odometerUnit", "imports:problem.unit"],
  [{ fullName: "Ana", vin: "1HGCM82633A0O4352" }, "vin", "imports:problem.vin.characters"],
  [{ fullName: "Ana", vin: "1HGCM82633", year: "2015" }, "vin", "imports:problem.vin.length"],
  [{ firstName: "A".repeat(81), lastName: "B" }, "firstName", "ui:form.tooLong"],
  [{ fullName: `Ana ${"B".repeat(120)}` }, "fullName", "ui:form.tooLong"],
  [{ fullName: "Ana", note: "x".repeat(20_000) }, "note", "ui:form.tooLong"],
  [{ fullName: "An\ufffd" }, "fullName", "imports:problem.unreadable"],
  [{ fullName: "\u200b" }, "fullName", "ui:form.unseen"],
])("Refuses %j for its %s", (values, field, problem) => {
  expect(read(values)).toEqual({ ok: false, problems: [{ field, problem }] });
});

test("Refuses a row for everything that is wrong with it, in the words of one sentence each", () => {
  const wrong = { phone: "call me", make: "Ford", year: "2099", odometer: "-5" };
  const refused = read(wrong) as Extract<ReturnType<typeof read>, { ok: false }>;
  expect(refused.problems.map(({ field }) => field)).toEqual(["phone", "odometer", null, "year"]);
  const shown = { ...storedProblems(refused.problems), sample: "" };
  expect(reasonOf(shown, createT(resources.en))).toBe(
    "Phone: Enter a phone number: digits, spaces and + ( ) - only. Odometer: Not an odometer reading: write a whole number, like 85000. There is no name and no company. Year: Not a year: write four digits, like 2015.",
  );
});

test("What cannot be read is not called missing", () => {
  const unread = { firstName: "A\ufffd", plate: "B\ufffd", year: "2015" };
  expect(read(unread)).toMatchObject({ problems: [{ field: "firstName" }, { field: "plate" }] });
});
