import { expect, test } from "vitest";
import { exportFields } from "#app/features/customers/import/file/fields.ts";
import { matchHeadings } from "#app/features/customers/import/file/headings.ts";
import { loadEveryT } from "#app/i18n/load-words.server.ts";
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
  ["Mobile Number", "phone"],
  ["Main Phone", "phone"],
  ["Main Email", "email"],
  ["Customer full name", "fullName"],
  ["LicensePlate", "plate"],
  ["Lic Plate", "plate"],
  ["Odometer In", "odometer"],
  ["Celular 1", "phone"],
  ["Correo Electrónico 1", "email"],
  ["R.F.C.", "taxId"],
  ["Domicilio Fiscal", "address"],
  ["No. de Placas", "plate"],
  ["No. Serie", "vin"],
  ["Kms", "odometer"],
  ["km_actual", "odometer"],
  ["Apellido y Nombre", "fullName"],
  ["Cel", "phone"],
  ["Nombre o Razón Social", "fullName"],
  ["Loyalty points", null],
  ["", null],
])("The heading “%s” is %s", (heading, field) => {
  expect(matchHeadings([heading])).toEqual([field]);
});

test("A name is the first name where there is a column of last names", () => {
  expect(matchHeadings(["Name", "Last name"])).toEqual(["firstName", "lastName"]);
  expect(matchHeadings(["Nombre", "Teléfono"])).toEqual(["fullName", "phone"]);
});

test("Of two columns for one field the first is taken, or all where they can be one", () => {
  expect(matchHeadings(["Make", "Brand"])).toEqual(["make", null]);
  expect(matchHeadings(["Phone", "Mobile"])).toEqual(["phone", "phone"]);
  const parts = ["Street", "City", "State", "Zip"];
  expect(matchHeadings(parts)).toEqual(parts.map(() => "address"));
  expect(matchHeadings(["Name", "State"])).toEqual(["fullName", null]);
});

test("Knows the headings of Google's and Outlook's contacts", () => {
  const google =
    "Name,Given Name,Additional Name,Family Name,Mileage,Notes,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Phone 2 - Value,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Organization 1 - Name";
  expect(matchHeadings(google.split(","))).toEqual([
    "fullName",
    "firstName",
    "firstName",
    "lastName",
    null,
    "note",
    "email",
    null,
    "phone",
    "phone",
    "address",
    null,
    null,
    "company",
  ]);
  const outlook =
    "First Name,Middle Name,Last Name,Company,Business Street,Business City,Home Phone,Mobile Phone,E-mail Address,Mileage";
  expect(matchHeadings(outlook.split(","))).toEqual([
    "firstName",
    "firstName",
    "lastName",
    "company",
    "address",
    "address",
    "phone",
    "phone",
    "email",
    null,
  ]);
});

test("In Colombia the line is the model, and the model is the year", () => {
  expect(matchHeadings(["Marca", "Línea", "Modelo"])).toEqual(["make", "model", "year"]);
  expect(matchHeadings(["Marca", "Modelo", "Año"])).toEqual(["make", "model", "year"]);
});
