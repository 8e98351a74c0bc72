import { expect, test } from "vitest";
import { plateFoundBy } from "#app/features/customers/found-by.ts";
import { isOtherCar, isOtherCarOfVin } from "#app/features/customers/same-car.ts";

const versa = { make: "Nissan", model: "Versa", year: 2015 };

test.each([
  ["another car", { make: "Kia", model: "Rio", year: 2019 }, true],
  ["the next one of the same maker", { make: "Nissan", model: "Sentra", year: 2019 }, true],
  ["a slip in the year", { make: "Nissan", model: "Versa", year: 2016 }, false],
  ["more of the model, without a year", { make: "NISSAN", model: "Versa Note", year: null }, false],
  ["nothing", { make: "", model: "", year: null }, false],
])("A plate with %s on it is on another car, or not", (_, said, is) => {
  expect(isOtherCar(versa, said)).toBe(is);
  expect(isOtherCar(said, versa)).toBe(is);
});

test("A VIN with another name on another plate was mistyped", () => {
  const [one, rio] = [
    { ...versa, plateFoundBy: "a" },
    { make: "Kia", model: "Rio", year: 2015 },
  ];
  expect(isOtherCarOfVin(one, { ...rio, plateFoundBy: "b" })).toBe(true);
  expect(isOtherCarOfVin(one, { ...rio, plateFoundBy: "a" })).toBe(false);
  expect(isOtherCarOfVin(one, { ...versa, model: "March", plateFoundBy: "b" })).toBe(false);
});

test.each([
  "N/A",
  "TEMP",
  "Sin placas",
  "SIN PLACA",
  "0",
  "000",
  "XXX",
  "-",
  "s/n",
  "Pending",
  "no tiene",
])("%s is no plate", (plate) => expect(plateFoundBy(plate)).toBeNull());

test.each(["TMP123", "NEW1", "X1", "100", "777"])("%s is a plate", (plate) =>
  expect(plateFoundBy(plate)).toBe(plate.toLowerCase()),
);
