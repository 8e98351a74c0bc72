import { expect, test } from "vitest";
import { withoutFraction } from "#app/values/fraction.ts";

test.each([
  ["½", "0.5"],
  ["1/2", "0.5"],
  ["1½", "1.5"],
  ["8 1/4 %", "8.25 %"],
  ["2 3/8", "2.375"],
])("Reads %j as %s", (typed, read) => {
  expect(withoutFraction(typed)).toBe(read);
});

test.each(["2", "1.5", "1/3", "3/2", "1/0", "11/24/26", "x 1/2"])("Leaves %j as it is", (typed) => {
  expect(withoutFraction(typed)).toBe(typed);
});
