import { expect, test } from "vitest";
import { readPercent } from "#app/values/percent.ts";

test.each([
  ["8", 80_000],
  ["8.25", 82_500],
  ["8,25 %", 82_500],
  ["９.975％", 99_750],
  [".5", 5_000],
  ["100", 1_000_000],
  ["16 por ciento", 160_000],
  ["0", 0],
  ["12.3456", 123_456],
  ["8 1/4", 82_500],
  ["8¼%", 82_500],
  ["10pct", 100_000],
])("Reads %s", (text, millionths) => {
  expect(readPercent(text)).toBe(millionths);
});

test.each(["", "%", ".", "100.01", "101", "-8", "8.25.1", "1,234.5", "12.34567", "8/4", "eight"])(
  "Refuses %j",
  (text) => {
    expect(readPercent(text)).toBeUndefined();
  },
);
