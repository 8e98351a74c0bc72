import fc from "fast-check";
import { expect, test } from "vitest";
import { coveredNow, endsOf, type WarrantedWork } from "#app/features/quotes/warranty/covered.ts";
import { monthsAfter } from "#app/values/wall-time.ts";
import { aYear } from "../../../support/warranty/make-comeback.ts";

const at = (day: string, time = "18:00") => Date.parse(`${day}T${time}:00Z`);
const work = (traits: Partial<WarrantedWork> = {}): WarrantedWork => ({
  id: "q",
  description: "Front brake pads",
  currency: "USD",
  warranty: aYear,
  doneAt: at("2026-11-27"),
  odometer: 50_000,
  odometerUnit: "mi",
  zone: "America/Chicago",
  ...traits,
});
const isCovered = (one: WarrantedWork, now: number, odometer: number | null = null) =>
  coveredNow([one], { now, readings: [{ odometer, odometerUnit: "mi" }] }).length > 0;

test("Parts and labor end as one where they end alike", () => {
  expect(endsOf(work())).toEqual([
    { of: "all", day: "2027-11-27", at: 62_000, within: null, unit: "mi" },
  ]);
});

test("Parts and labor end apart where they do, and what has no cover has no end", () => {
  const parts = { months: 24, distance: null };
  const labor = { months: null, distance: 1_000 };
  expect(endsOf(work({ warranty: { parts, labor, unit: "mi" } }))).toEqual([
    { of: "parts", day: "2028-11-27", at: null, within: null, unit: "mi" },
    { of: "labor", day: null, at: 51_000, within: null, unit: "mi" },
  ]);
  expect(endsOf(work({ warranty: { labor, unit: "mi" } }))).toMatchObject([{ of: "labor" }]);
  expect(endsOf(work({ warranty: { unit: "mi" } }))).toEqual([]);
});

test("Without a reading the distance counts from then on, and only the day ends the cover", () => {
  const unread = work({ odometer: null });
  expect(endsOf(unread)).toMatchObject([{ day: "2027-11-27", at: null, within: 12_000 }]);
  expect(isCovered(unread, at("2027-11-27"), 900_000)).toBe(true);
  expect(isCovered(unread, at("2027-11-28"))).toBe(false);
});

test("A reading in kilometers counts in the miles of the warranty", () => {
  expect(endsOf(work({ odometer: 80_467, odometerUnit: "km" }))).toMatchObject([{ at: 62_000 }]);
});

test.each([
  ["2024-02-29", 12, "2025-02-28"],
  ["2024-02-29", 48, "2028-02-29"],
  ["2023-02-28", 12, "2024-02-28"],
  ["2026-08-31", 6, "2027-02-28"],
  ["2027-08-31", 6, "2028-02-29"],
  ["2026-12-31", 2, "2027-02-28"],
  ["2026-01-31", 3, "2026-04-30"],
  ["2026-12-15", 1, "2027-01-15"],
])("%s and %i months is %s", (from, months, to) => {
  expect(monthsAfter(from, months)).toBe(to);
});

test("The last day is a whole day where the shop is", () => {
  expect(isCovered(work(), Date.parse("2027-11-28T05:59:00Z"))).toBe(true);
  expect(isCovered(work(), Date.parse("2027-11-28T06:00:00Z"))).toBe(false);
  // Done in the evening, which is the next day in UTC.
  const evening = work({ doneAt: Date.parse("2026-11-28T03:00:00Z") });
  expect(endsOf(evening)).toMatchObject([{ day: "2027-11-27" }]);
});

test("The last mile is covered and the next one is not", () => {
  expect(isCovered(work(), at("2026-12-01"), 62_000)).toBe(true);
  expect(isCovered(work(), at("2026-12-01"), 62_001)).toBe(false);
});

test("A cover never comes back, and ends on the same day of its month or the last one", () => {
  const days = fc.date({
    min: new Date("1999-01-01"),
    max: new Date("2090-01-01"),
    noInvalidDate: true,
  });
  const upTo = (max: number) => fc.option(fc.integer({ min: 1, max }));
  fc.assert(
    fc.property(
      days,
      upTo(120),
      upTo(90_000),
      fc.nat(200_000),
      (done, months, distance, driven) => {
        const one = work({
          doneAt: done.getTime(),
          zone: "UTC",
          warranty: { parts: { months, distance }, unit: "mi" },
        });
        const [end] = endsOf(one);
        if (months !== null) {
          const [year, month, date] = done.toISOString().slice(0, 10).split("-").map(Number);
          const [toYear, toMonth, toDate] = end!.day!.split("-").map(Number);
          expect(toYear! * 12 + toMonth!).toBe(year! * 12 + month! + months);
          const after = new Date(Date.parse(end!.day!) + 86_400_000).getUTCDate();
          expect(toDate === date || (toDate! < date! && after === 1)).toBe(true);
        }
        const reading = 50_000 + driven;
        const now = done.getTime();
        expect(isCovered(one, now, reading)).toBe(distance === null || driven <= distance);
        if (!isCovered(one, now, reading)) expect(isCovered(one, now, reading + 1)).toBe(false);
      },
    ),
  );
});
