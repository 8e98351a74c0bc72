import { expect, test } from "vitest";
import { exportFields } from "#app/features/customers/import/file/fields.ts";
import { matchHeadings } from "#app/features/customers/import/file/headings.ts";
import { loadEveryT } from "#app/i18n/i18n.server.ts";
import { languages } from "#app/values/language.ts";

const getT = await loadEveryT();

test.each(languages)("Recognizes the headings of an export in every language: %s", (language) => {
  const headings = exportFields.map((field) => getT(language)(`imports:field.${field}`));
  expect(matchHeadings(headings)).toEqual(exportFields);
});

test.each([
  ["First Name", "firstName"],
  ["LAST_NAME", "lastName"],
  ["Teléfono celular", "phone"],
  ["Correo Electrónico:", "email"],
  ["E-Mail Address", "email"],
  ["Año", "year"],
  ["  License plate # ", "plate"],
  ["Número de serie", "vin"],
  ["Kilometraje", "odometer"],
  ["Razón social", "company"],
  ["Loyalty points", null],
  ["", null],
])("The heading “%s” is %s", (heading, field) => {
  expect(matchHeadings([heading])).toEqual([field]);
});

test("A name is the first name where there is a column of last names", () => {
  expect(matchHeadings(["Name", "Last name"])).toEqual(["firstName", "lastName"]);
  expect(matchHeadings(["Nombre", "Teléfono"])).toEqual(["fullName", "phone"]);
});

test("Of two columns for one field the first is taken", () => {
  expect(matchHeadings(["Phone", "Mobile"])).toEqual(["phone", null]);
});
