import { expect, test } from "vitest";
import { vehicleName } from "#app/values/vehicle-name.ts";

const accord = { make: "Honda", model: "Accord", year: 2003, engine: "2.4 L" };

test.each([
  ["en", accord, "2003 Honda Accord 2.4 L"],
  ["es", accord, "Honda Accord 2.4 L 2003"],
  ["en", { make: "Honda", model: "", year: 2003, engine: null }, "2003 Honda"],
  ["es", { make: "Honda", year: null }, "Honda"],
  ["es", {}, ""],
] as const)("In %s %j is called %j", (language, vehicle, name) => {
  expect(vehicleName(vehicle, language)).toBe(name);
});
