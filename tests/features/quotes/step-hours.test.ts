import { expect, test } from "vitest";
import { clampedHours, stepHours } from "#app/features/quotes/form/step-hours.ts";

test.each([
  ["1", "1.5", "0.5"],
  ["1.5", "2", "1"],
  ["1,5", "2", "1"],
  ["2,0", "2,5", "1,5"],
  ["1.3", "1.5", "1"],
  ["1:30", "2", "1"],
  ["0", "0.5", "0"],
  ["", "0.5", "0"],
  ["-2", "0", "0"],
  ["hora y media", undefined, undefined],
])("Arrow keys step %s by half an hour", (typed, up, down) => {
  expect([stepHours(typed, true), stepHours(typed, false)]).toEqual([up, down]);
});

test("Less than no hours is shown as none, anything else as it was typed", () => {
  expect(["-2", "−0,5", "-0", "1:30", "dos horas", "-x"].map(clampedHours)).toEqual([
    "0",
    "0",
    "-0",
    "1:30",
    "dos horas",
    "-x",
  ]);
});
