import { expect, test } from "vitest";
import { readQuantity } from "#app/features/quotes/quantity.ts";

test.each([
  [".5", 50],
  ["½", 50],
  ["1/2", 50],
  ["1 1/2", 1_50],
  ["4,25", 4_25],
  ["3", 3_00],
])("Reads %j of a unit that divides", (typed, quantity) => {
  expect(readQuantity(typed, "qt")).toBe(quantity);
});

test.each([
  [".5", ""],
  ["1/2", "set"],
  ["1/3", "qt"],
  [".", "qt"],
  ["", "qt"],
])("Refuses %j of %j", (typed, unit) => {
  expect(readQuantity(typed, unit)).toBeUndefined();
});
