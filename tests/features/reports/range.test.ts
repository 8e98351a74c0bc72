import { expect, test } from "vitest";
import { comparedWith, periods, rangeOf, readRange } from "#app/features/reports/range.ts";

const today = "2026-11-25";
const range = (query: string, day = today) =>
  Object.values(rangeOf(readRange(new URLSearchParams(query), "month"), day)).join(" ");

test.each([
  ["today", "2026-11-25 2026-11-25"],
  ["yesterday", "2026-11-24 2026-11-24"],
  ["week", "2026-11-23 2026-11-25"],
  ["lastWeek", "2026-11-16 2026-11-22"],
  ["month", "2026-11-01 2026-11-25"],
  ["lastMonth", "2026-10-01 2026-10-31"],
  ["thisQuarter", "2026-10-01 2026-11-25"],
  ["lastQuarter", "2026-07-01 2026-09-30"],
  ["thisYear", "2026-01-01 2026-11-25"],
  ["lastYear", "2025-01-01 2025-12-31"],
  ["quarter", "2026-09-01 2026-11-25"],
  ["half", "2026-06-01 2026-11-25"],
  ["year", "2025-12-01 2026-11-25"],
])("%s is the days %s", (period, days) => {
  expect(range(`period=${period}`)).toBe(days);
});

test("Every period of the form has days", () => {
  for (const period of periods) expect(range(`period=${period}`)).toMatch(/^\d{4}-.* \d{4}-/);
});

test("Quarters and weeks begin in the year before, where they did", () => {
  expect(range("period=lastQuarter", "2027-02-03")).toBe("2026-10-01 2026-12-31");
  expect(range("period=week", "2027-01-01")).toBe("2026-12-28 2027-01-01");
});

test("Takes any two days, in either order, and one alone", () => {
  expect(range("period=custom&from=2026-02-01&to=2026-03-04")).toBe("2026-02-01 2026-03-04");
  expect(range("period=custom&from=2026-03-04&to=2026-02-01")).toBe("2026-02-01 2026-03-04");
  expect(range("period=custom&from=2026-03-04")).toBe("2026-03-04 2026-11-25");
  expect(range("period=custom&to=2026-03-04")).toBe("2026-03-04 2026-03-04");
});

test.each(["2026-02-30", "abc", "2026-1-1", "9999999-01-01", "0000-01-01"])(
  "Takes %s for no day",
  (day) => {
    expect(range(`period=custom&from=${day}&to=${day}`)).toBe("2026-11-01 2026-11-25");
  },
);

test("Compares with as many days before, and with a year before", () => {
  expect(comparedWith({ from: "2024-02-29", to: "2024-03-01" })).toEqual({
    before: { from: "2024-02-27", to: "2024-02-28" },
    yearBefore: { from: "2023-02-28", to: "2023-03-01" },
  });
});
