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
  ["two first names", { fullName: "José Luis Garza" }, ["José Luis", "Garza"]],
  ["two of each", { fullName: "Ana Sofía Ruiz López" }, ["Ana Sofía", "Ruiz López"]],
  ["a name with particles", { fullName: "Ana de la Cruz Mora" }, ["Ana", "de la Cruz Mora"]],
  [
    "a company in the place of a name",
    { fullName: "Fletes Mora SA de CV" },
    ["Fletes Mora SA de CV", ""],
  ],
  ["one word", { fullName: "Cher" }, ["Cher", ""]],
  ["a last name alone", { lastName: "Ruiz" }, ["Ruiz", ""]],
  ["a company alone", { company: "Fletes del Norte" }, ["Fletes del Norte", ""]],
])("Reads the name from %s", (_, values, [firstName, lastName]) => {
  expect(read(values)).toMatchObject({ ok: true, row: { customer: { firstName, lastName } } });
});

test("Reads a row as it is stored", () => {
  const { row } = read({
    fullName: " Ana  Ruiz ",
    email: "ANA@Example.COM",
    phone: "(512) 555–0100",
    language: "Inglés",
    make: "Toyota",
    year: "2015",
    plate: "abc-123",
    vin: "1hgcm82633a004352",
    odometer: "120,000 miles",
  }) as Extract<ReturnType<typeof read>, { ok: true }>;
  expect(row.customer).toMatchObject({
    firstName: "Ana",
    lastName: "Ruiz",
    email: "ana@example.com",
    phone: "(512) 555-0100",
    language: "en",
    company: null,
    address: null,
  });
  expect(row.vehicle).toEqual({
    make: "Toyota",
    model: "",
    year: 2015,
    engine: null,
    plate: "ABC-123",
    vin: "1HGCM82633A004352",
    odometer: 120_000,
    odometerUnit: "mi",
  });
});

test("A row without a vehicle, and the shop's language where none is named", () => {
  expect(read({ fullName: "Ana", make: "", odometer: " " })).toMatchObject({
    ok: true,
    row: { vehicle: null, customer: { language: "es" } },
  });
});

test.each([
  [{ phone: "555-0100" }, null, "imports:problem.noName"],
  [{ fullName: "Ana", phone: "call me" }, "phone", "ui:form.phone"],
  [{ fullName: "Ana", email: "ana@" }, "email", "ui:form.email"],
  [{ fullName: "Ana", language: "Klingon" }, "language", "imports:problem.language"],
  [{ fullName: "Ana", make: "Ford", year: "20l5" }, "year", "imports:problem.year"],
  [{ fullName: "Ana", make: "Ford", year: "2028" }, "year", "imports:problem.year"],
  [{ fullName: "Ana", year: "2015" }, "year", "imports:problem.noMake"],
  [{ fullName: "Ana", make: "Ford", odometer: "-5" }, "odometer", "imports:problem.odometer"],
  [{ fullName: "Ana", make: "Ford", odometer: "1e99" }, "odometer", "imports:problem.odometer"],
  [{ fullName: "Ana", odometerUnit: "leagues" }, "odometerUnit", "imports:problem.unit"],
  [{ fullName: "Ana", vin: "1HGCM82633A0O4352" }, "vin", "imports:problem.vin.characters"],
  [
    { fullName: "Ana", make: "Ford", vin: "1HGCM82633", year: "2015" },
    "vin",
    "imports:problem.vin.length",
  ],
  [{ firstName: "A".repeat(81), lastName: "B" }, "firstName", "ui:form.tooLong"],
  [{ fullName: `Ana ${"B".repeat(120)}` }, "fullName", "ui:form.tooLong"],
  [{ fullName: "Ana", note: "x".repeat(20_000) }, "note", "ui:form.tooLong"],
  [{ fullName: "An\ufffd" }, "fullName", "imports:problem.unreadable"],
  [{ fullName: "\u200b" }, "fullName", "ui:form.unseen"],
])("Takes %j without its %s, or refuses it", (values, field, problem) => {
  const refused = field === null || /name/i.test(field);
  expect(read(values)).toMatchObject(
    refused
      ? { ok: false, problems: [{ field, problem }] }
      : { ok: true, without: [{ field, problem }] },
  );
});

test("Refuses a row for everything that is wrong with it, in the words of one sentence each", () => {
  const wrong = { phone: "call me", make: "Ford", year: "2099", odometer: "-5" };
  const refused = read(wrong) as Extract<ReturnType<typeof read>, { ok: false }>;
  expect(refused.problems.map(({ field }) => field)).toEqual(["phone", "odometer", null]);
  const shown = { ...storedProblems(refused.problems), sample: "" };
  expect(reasonOf(shown, createT(resources.en))).toBe(
    "Phone: Enter a phone number: digits, spaces and + ( ) - only. Odometer: Not an odometer reading: write a whole number, like 85000. There is no name and no company.",
  );
});

test("What cannot be read is not called missing", () => {
  const unread = { firstName: "A\ufffd", plate: "B\ufffd", year: "2015" };
  expect(read(unread)).toMatchObject({ problems: [{ field: "firstName" }, { field: "plate" }] });
});

const customerOf = (values: Partial<Record<ImportField, string>>) => {
  const one = read({ fullName: "Ana Ruiz", ...values });
  return one.ok ? { ...one.row.customer, without: one.without } : undefined;
};

test.each([
  ["sin teléfono", null, null],
  ["no tiene", null, null],
  ["N/A", null, null],
  ["-", null, null],
  ["desconocido", null, null],
  ["956 555 0333 casa", "956 555 0333", "956 555 0333 casa"],
  ["cel. 956 555 0333", "956 555 0333", "cel. 956 555 0333"],
  ["956 555 0333 y 956 555 0444", "956 555 0333", "956 555 0333 y 956 555 0444"],
  ["956 555 0333; 956 555 0444", "956 555 0333", "956 555 0333; 956 555 0444"],
])("Takes of the telephone “%s” what is one, and keeps the rest in the note", (phone, is, note) => {
  expect(customerOf({ phone })).toMatchObject({ phone: is, note, without: [] });
});

test("Takes the address of mail out of what stands around it", () => {
  expect(customerOf({ email: "Ana Ruiz <ana@x.test>" })).toMatchObject({ email: "ana@x.test" });
  expect(customerOf({ email: "ana@x.test; a2@x.test" })).toMatchObject({
    email: "ana@x.test",
    note: "ana@x.test; a2@x.test",
  });
});

test("Takes whole numbers as spreadsheets write them", () => {
  const car = read({ fullName: "Ana", make: "Ford", year: "2015.0", odometer: "85000.00" });
  expect(car).toMatchObject({ row: { vehicle: { year: 2015, odometer: 85_000 } }, without: [] });
});

const columns: ImportField[] = ["firstName", "lastName", "phone", "phone", "address", "address"];
const headings = ["First", "Last", "Home Phone", "Cell Phone", "Street", "City"];
const rowOf = (...cells: string[]) =>
  readRow(cells, { columns, headings, currentYear: 2026, language: "en" });

test("Joins an address from its columns, and takes the first telephone that is filled", () => {
  expect(rowOf("Ana", "Ruiz", "", "956 555 0101", "1 Elm St", "Laredo")).toMatchObject({
    row: { customer: { phone: "956 555 0101", address: "1 Elm St, Laredo", note: null } },
  });
  expect(rowOf("Ana", "Ruiz", "956 555 0101", "956 555 0102", "", "Laredo")).toMatchObject({
    row: {
      customer: { phone: "956 555 0101", address: "Laredo", note: "Cell Phone: 956 555 0102" },
    },
  });
});

test("Refuses a row with more filled cells than there are headings", () => {
  const cells = ["Ana", "Ruiz", "", "", "Calle 5", "Col. Centro"];
  expect(rowOf(...cells, "Laredo")).toEqual({
    ok: false,
    problems: [{ field: null, problem: "imports:problem.tooManyCells" }],
  });
  expect(rowOf(...cells, "", " ")).toMatchObject({ ok: true });
});
