import { expect, test } from "vitest";
import { mostSlots, slotsOf } from "#app/features/reports/chart/slots.ts";
import { rowOf } from "#app/features/reports/report.ts";

const buckets = (names: string[], by: "day" | "week" | "month", from: string, to: string) =>
  slotsOf(
    names.map((name) => rowOf(name, [])),
    by,
    { from, to },
  ).map(({ bucket }) => bucket);

test.each([
  ["day", "2026-02-27", "2026-03-01", ["2026-02-27", "2026-02-28", "2026-03-01"]],
  ["week", "2026-11-11", "2026-11-26", ["2026-11-09", "2026-11-16", "2026-11-23"]],
  ["month", "2025-12-09", "2026-02-01", ["2025-12-01", "2026-01-01", "2026-02-01"]],
] as const)(
  "Has a column for each %s from %s to %s, with or without a row",
  (by, from, to, all) => {
    expect(buckets([all[1]], by, from, to)).toEqual(all);
    expect(buckets([], by, from, to)).toEqual(all);
  },
);

test("Begins and ends where there is something, of a range with more columns than fit", () => {
  expect(buckets(["2026-03-02", "2026-03-04"], "day", "2020-01-01", "2026-12-31")).toEqual([
    "2026-03-02",
    "2026-03-03",
    "2026-03-04",
  ]);
});

test("Draws the latest, where even those are too many", () => {
  const found = buckets(["2020-01-01", "2026-03-04"], "day", "2020-01-01", "2026-12-31");
  expect(found).toHaveLength(mostSlots);
  expect(found.at(-1)).toBe("2026-03-04");
});
