import { expect, test } from "vitest";
import { readPapers, vinSaysYear } from "#app/features/scan/papers.ts";

const mexico = [
  "TARJETA DE CIRCULACION",
  "PLACAS ACTUALES: ABC-123-A  VIGENCIA 2026",
  "MARCA NISSAN  SUBMARCA VERSA",
  "MODELO 2016  CLASE AUTOMOVIL",
  "NIV 3N1AB7AP9GY249841",
];
const texas = [
  "TEXAS CERTIFICATE OF TITLE",
  "VEHICLE IDENTIFICATION NUMBER YEAR MODEL MAKE OF VEHICLE BODY STYLE",
  "1HGCM82633A004352 2003 HOND 4D",
  "LICENSE NUMBER DATE TITLE ISSUED",
];

const shown = (lines: string[]) =>
  Object.fromEntries(Object.entries(readPapers(lines)).map(([field, { value }]) => [field, value]));

test("Reads plate, year and make of a Mexican registration card", () => {
  expect(shown(mexico)).toEqual({ plate: "ABC-123-A", year: "2016", make: "NISSAN" });
  expect(readPapers(mexico).year?.line).toBe(3);
});

test("Reads the year of a title of the United States below its label", () => {
  expect(shown(texas).year).toBe("2003");
});

test.each([
  [["PLACA", "ABC-12-34"], { plate: "ABC-12-34" }],
  [["Placa: YZ-48-123"], { plate: "YZ-48-123" }],
  [["MATRÍCULA 7ABC123"], { plate: "7ABC123" }],
  [["LICENSE PLATE NO. 8XYZ 123"], { plate: "8XYZ 123" }],
  [["Tag #: KLM 4821"], { plate: "KLM 4821" }],
  [["AÑO MODELO: 2019"], { year: "2019" }],
  [["YR 2011  MAKE TOYT"], { year: "2011", make: "TOYT" }],
  [["Marca: CHEVROLET"], { make: "CHEVROLET" }],
])("Reads %j", (lines, expected) => {
  expect(shown(lines)).toEqual(expected);
});

test.each([
  [["PLACAS 2016"]],
  [["PLACAS", "MARCA"]],
  [["PLACA DELANTERA"]],
  [["MODELO VERSA"]],
  [["MODELO 1950"]],
  [["VEHICLE WEIGHT 2016"]],
  [["TEMPLATE ABC123"]],
  [["PLATE 1HGCM82633A004352"]],
  [["MARCA MODELO COLOR"]],
  [[]],
])("Takes nothing from %j", (lines) => {
  expect(shown(lines)).toEqual({});
});

test.each([
  ["3N1AB7AP9GY249841", "2016", true],
  ["1HGCM82633A004352", "2003", true],
  ["1HGCM82633A004352", "2004", false],
  ["1HGCM82633A004352", "2033", false],
  ["WVWZZZ1KZAW123456", "2010", false],
  [undefined, "2016", false],
])("The VIN %s says %s: %s", (vin, year, says) => {
  expect(vinSaysYear(vin, year)).toBe(says);
});
