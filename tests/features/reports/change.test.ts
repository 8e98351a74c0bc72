import { expect, test } from "vitest";
import { changeOf } from "#app/features/reports/change.ts";

test.each([
  [150, 100, { direction: "up", percent: 50 }],
  [75, 100, { direction: "down", percent: 25 }],
  [0, 100, { direction: "down", percent: 100 }],
  [1001, 1000, { direction: "same", percent: 0 }],
])("%i after %i", (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change);
});

test.each([
  ["nothing", 100, 0],
  ["money given back", 100, -5],
  ["a total below zero", -5, 100],
  ["next to nothing", 100_00, 9_00],
])("Gives no percentage for a comparison with %s", (_, now, before) => {
  expect(changeOf(now, before)).toBeUndefined();
});
