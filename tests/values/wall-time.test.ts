import fc from "fast-check";
import { expect, test } from "vitest";
import { endOfDay, instantOf, wallTimeOf } from "#app/values/wall-time.ts";

test.each([
  ["2026-11-21T18:00", "America/Chicago", "2026-11-22T00:00:00.000Z"],
  ["2026-07-01T18:00", "America/Chicago", "2026-07-01T23:00:00.000Z"],
  ["2026-07-01T18:00", "UTC", "2026-07-01T18:00:00.000Z"],
  ["2026-07-01T18:00", "Asia/Kathmandu", "2026-07-01T12:15:00.000Z"],
  // The minute before the clocks are put forward, and the one after; and before they are put back,
  // the first of two.
  ["2026-03-08T01:59", "America/Chicago", "2026-03-08T07:59:00.000Z"],
  ["2026-03-08T03:00", "America/Chicago", "2026-03-08T08:00:00.000Z"],
  ["2026-11-01T01:30", "America/Chicago", "2026-11-01T06:30:00.000Z"],
  ["2026-11-01T02:00", "America/Chicago", "2026-11-01T08:00:00.000Z"],
  // The other half of the world, and a change of half an hour.
  ["2026-09-27T03:00", "Pacific/Auckland", "2026-09-26T14:00:00.000Z"],
  ["2026-10-04T02:30", "Australia/Lord_Howe", "2026-10-03T15:30:00.000Z"],
])("%s in %s is %s", (wall, zone, instant) => {
  expect(new Date(instantOf(wall, zone)!).toISOString()).toBe(instant);
  expect(wallTimeOf(Date.parse(instant), zone)).toBe(wall);
});

test.each([
  ["2026-03-08T02:00", "America/Chicago"],
  ["2026-03-08T02:59", "America/Chicago"],
  ["2026-03-29T02:30", "Europe/Madrid"],
  ["2026-02-30T10:00", "UTC"],
  ["2026-13-01T10:00", "UTC"],
  ["2026-01-01T25:00", "UTC"],
  ["tomorrow", "UTC"],
  ["", "UTC"],
])("Refuses %j in %s: no clock shows it", (wall, zone) =>
  expect(instantOf(wall, zone)).toBeUndefined(),
);

test("Converts wall time to an instant that shows it", () => {
  const zones = [
    "America/Chicago",
    "America/Mexico_City",
    "Europe/Madrid",
    "America/Santiago",
    "Asia/Kolkata",
    "Pacific/Apia",
    "UTC",
  ];
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000_000 }),
      fc.constantFrom(...zones),
      (minutes, zone) => {
        const wall = wallTimeOf(Date.UTC(2024, 0, 1) + minutes * 60_000, zone);
        expect(wallTimeOf(instantOf(wall, zone)!, zone)).toBe(wall);
      },
    ),
  );
});

test("Ends a day where its zone ends it, also on the days that clocks change", () => {
  const cases = [
    ["2026-11-25T20:06:00Z", "America/Chicago", "2026-11-26T05:59:59.999Z"],
    ["2026-11-25T20:06:00Z", "UTC", "2026-11-25T23:59:59.999Z"],
    ["2026-03-08T12:00:00Z", "America/Chicago", "2026-03-09T04:59:59.999Z"],
    ["2026-03-08T07:00:00Z", "America/Chicago", "2026-03-09T04:59:59.999Z"],
    ["2026-11-01T05:30:00Z", "America/Chicago", "2026-11-02T05:59:59.999Z"],
    ["2026-11-25T23:30:00Z", "Pacific/Auckland", "2026-11-26T10:59:59.999Z"],
  ] as const;
  for (const [at, zone, end] of cases)
    expect(new Date(endOfDay(Date.parse(at), zone)).toISOString()).toBe(end);
});
