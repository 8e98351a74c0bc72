import { expect, test } from "vitest";
import { converted, readingsOf } from "#app/features/repair/visits/readings.ts";
import { seenCodes } from "#app/features/repair/visits/seen-codes.ts";

const visit = (number: number, odometer: number | null, odometerUnit: "km" | "mi" | null) => ({
  id: `job${number}`,
  number,
  createdAt: new Date(number),
  odometer,
  odometerUnit,
});

test("Puts readings in order and in the shop's unit, and says which are lower than before", () => {
  const jobs = [
    visit(3, 60_000, "mi"),
    visit(1, 100_000, null),
    visit(2, null, null),
    visit(4, 90, "km"),
  ];
  expect(readingsOf(jobs, "km")).toMatchObject([
    { number: 1, distance: 100_000, lower: false },
    { number: 3, distance: 96_561, lower: true, typed: { odometer: 60_000, unit: "mi" } },
    { number: 4, distance: 90, lower: true },
  ]);
});

test.each([
  [0, "mi", "km", 0],
  [1, "mi", "km", 2],
  [100_000, "mi", "km", 160_934],
  [160_934, "km", "mi", 100_000],
  [9_999_999, "km", "km", 9_999_999],
] as const)("Converts %i %s to %s as %i", (distance, from, to, expected) => {
  expect(converted(distance, from, to)).toBe(expected);
});

test("Lists the codes of jobs, each once, the most often seen first", () => {
  const jobs = [
    { issues: "P0420 and p0301, P0301", diagnostic: null },
    { issues: "Noise", diagnostic: "P0301 gone, U0100" },
  ];
  expect(seenCodes(jobs)).toEqual([
    { code: "P0301", times: 2 },
    { code: "P0420", times: 1 },
    { code: "U0100", times: 1 },
  ]);
  expect(seenCodes([])).toEqual([]);
});
