import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { promisedRange } from "#app/features/repair/list/promised.ts";
import { day, isSameDay } from "#app/values/calendar.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";

const hour = 3_600_000;
const shown = ({ from, until }: { from?: number; until: number }) => [
  from === undefined ? undefined : new Date(from).toISOString().slice(0, 16),
  new Date(until).toISOString().slice(0, 16),
];
const rangeAt = (filter: "today" | "week", now: string, zone: string) =>
  shown(promisedRange(filter, Date.parse(now), zone));

test("Overdue is everything before this moment, in every zone", () => {
  const now = Date.parse("2026-11-22T12:00Z");
  for (const zone of ["UTC", "America/Chicago", "Pacific/Kiritimati"])
    expect(promisedRange("overdue", now, zone)).toEqual({ until: now });
});

describe("Today is the calendar day of the zone", () => {
  test.each([
    ["UTC", "2026-11-22T12:00Z", "2026-11-22T00:00", "2026-11-23T00:00"],
    ["UTC", "2026-11-22T00:00Z", "2026-11-22T00:00", "2026-11-23T00:00"],
    ["UTC", "2026-11-21T23:59:59.999Z", "2026-11-21T00:00", "2026-11-22T00:00"],
    ["America/Chicago", "2026-11-23T05:59Z", "2026-11-22T06:00", "2026-11-23T06:00"],
    ["America/Chicago", "2026-11-23T06:00Z", "2026-11-23T06:00", "2026-11-24T06:00"],
    ["America/Mexico_City", "2026-07-01T05:59Z", "2026-06-30T06:00", "2026-07-01T06:00"],
    ["Asia/Kolkata", "2026-11-22T18:29Z", "2026-11-21T18:30", "2026-11-22T18:30"],
    ["Asia/Kathmandu", "2026-11-22T18:15Z", "2026-11-22T18:15", "2026-11-23T18:15"],
    ["Pacific/Kiritimati", "2026-11-22T12:00Z", "2026-11-22T10:00", "2026-11-23T10:00"],
    ["Pacific/Pago_Pago", "2026-11-22T10:59Z", "2026-11-21T11:00", "2026-11-22T11:00"],
    ["America/Chicago", "2024-02-29T18:00Z", "2024-02-29T06:00", "2024-03-01T06:00"],
    ["America/Chicago", "2027-01-01T05:00Z", "2026-12-31T06:00", "2027-01-01T06:00"],
  ])("%s at %s", (zone, now, from, until) => {
    expect(rangeAt("today", now, zone)).toEqual([from, until]);
  });
});

describe("A day on which clocks change is as long as it is", () => {
  test.each([
    // Put forward at 2:00, and back at 2:00.
    ["America/Chicago", "2026-03-08T18:00Z", 23],
    ["America/Chicago", "2026-11-01T18:00Z", 25],
    ["Europe/Madrid", "2026-03-29T10:00Z", 23],
    ["Europe/Madrid", "2026-10-25T10:00Z", 25],
    // At midnight itself: the day begins at 1:00, or has its first hour twice.
    ["America/Havana", "2026-03-08T18:00Z", 23],
    ["America/Havana", "2026-11-01T18:00Z", 25],
    ["America/Santiago", "2026-09-06T18:00Z", 23],
    ["Africa/Cairo", "2026-04-24T10:00Z", 23],
    // By half an hour.
    ["Australia/Lord_Howe", "2026-10-04T03:00Z", 23.5],
    ["Australia/Lord_Howe", "2026-04-05T03:00Z", 24.5],
    // Not at all.
    ["America/Phoenix", "2026-03-08T18:00Z", 24],
    ["America/Mexico_City", "2026-04-05T18:00Z", 24],
  ])("%s at %s: %d hours", (zone, now, hours) => {
    const { from, until } = promisedRange("today", Date.parse(now), zone);
    expect((until - from!) / hour).toBe(hours);
  });
});

describe("A week is Monday to Sunday", () => {
  test.each([
    ["UTC", "2026-11-16T00:00Z", "2026-11-16T00:00", "2026-11-23T00:00"],
    ["UTC", "2026-11-22T23:59Z", "2026-11-16T00:00", "2026-11-23T00:00"],
    ["UTC", "2026-11-23T00:00Z", "2026-11-23T00:00", "2026-11-30T00:00"],
    // Still Sunday there, or already Monday.
    ["America/Chicago", "2026-11-23T05:00Z", "2026-11-16T06:00", "2026-11-23T06:00"],
    ["Asia/Tokyo", "2026-11-22T15:00Z", "2026-11-22T15:00", "2026-11-29T15:00"],
    ["UTC", "2027-01-01T12:00Z", "2026-12-28T00:00", "2027-01-04T00:00"],
    // Clocks change on its Sunday: it is an hour shorter, or longer.
    ["America/Chicago", "2026-03-04T18:00Z", "2026-03-02T06:00", "2026-03-09T05:00"],
    ["America/Chicago", "2026-10-28T18:00Z", "2026-10-26T05:00", "2026-11-02T06:00"],
  ])("%s at %s", (zone, now, from, until) => {
    expect(rangeAt("week", now, zone)).toEqual([from, until]);
  });
});

const zones = [
  "UTC",
  "America/Chicago",
  "America/Los_Angeles",
  "America/Havana",
  "America/Santiago",
  "America/St_Johns",
  "Europe/Madrid",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
  "Pacific/Chatham",
  "Africa/Cairo",
  "Africa/Casablanca",
];
const moments = fc.record({
  now: fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2035, 0) }),
  zone: fc.constantFrom(...zones),
});

test("Now is always within today, today within the week, and days follow without a gap", () => {
  fc.assert(
    fc.property(moments, ({ now, zone }) => {
      const today = promisedRange("today", now, zone);
      const week = promisedRange("week", now, zone);
      expect(today.from).toBeLessThanOrEqual(now);
      expect(today.until).toBeGreaterThan(now);
      expect(week.from).toBeLessThanOrEqual(today.from!);
      expect(week.until).toBeGreaterThanOrEqual(today.until);
      expect(isSameDay(today.from!, now, zone)).toBe(true);
      expect(isSameDay(today.from! - 1, now, zone)).toBe(false);
      expect(isSameDay(today.until - 1, now, zone)).toBe(true);
      expect(isSameDay(today.until, now, zone)).toBe(false);
      expect(promisedRange("today", today.until, zone).from).toBe(today.until);
      expect(promisedRange("week", week.until, zone).from).toBe(week.until);
      const monday = wallTimeOf(week.from!, zone).slice(0, 10);
      expect(new Date(`${monday}T00:00Z`).getUTCDay()).toBe(1);
      expect(Math.abs(week.until - week.from! - 7 * day)).toBeLessThanOrEqual(hour);
    }),
  );
});
