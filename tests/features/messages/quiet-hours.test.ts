import { expect, test } from "vitest";
import { quietUntil, zoneOfNumber } from "#app/features/messages/send/quiet-hours.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";

test.each([
  ["2026-11-27T20:59", "America/Chicago", null],
  ["2026-11-27T21:00", "America/Chicago", "2026-11-28T08:00"],
  ["2026-11-28T00:30", "America/Chicago", "2026-11-28T08:00"],
  ["2026-11-28T07:59", "America/Chicago", "2026-11-28T08:00"],
  ["2026-11-28T08:00", "America/Chicago", null],
  // Clocks are put forward and back in these nights.
  ["2026-03-07T22:00", "America/New_York", "2026-03-08T08:00"],
  ["2026-10-31T22:00", "America/New_York", "2026-11-01T08:00"],
  ["2026-12-31T23:59", "America/Argentina/Buenos_Aires", "2027-01-01T08:00"],
])("At %s in %s quiet hours end at %s", (wall, zone, ends) => {
  let now = Date.parse(`${wall}Z`);
  for (let turn = 0; turn < 2; turn++)
    now += Date.parse(`${wall}Z`) - Date.parse(`${wallTimeOf(now, zone)}Z`);
  const until = quietUntil(now, zone);
  expect(until && wallTimeOf(until, zone)).toBe(ends);
});

test("It is never later than eleven hours and an hour of clocks, in any zone at any minute", () => {
  for (const zone of ["America/Chicago", "America/Bogota", "America/St_Johns", "Europe/Madrid"])
    for (let now = Date.UTC(2026, 2, 1); now < Date.UTC(2026, 3, 2); now += 17 * 60_000) {
      const until = quietUntil(now, zone);
      if (until === null) continue;
      expect(until).toBeGreaterThan(now);
      expect(until - now).toBeLessThanOrEqual(12 * 3_600_000);
      expect(wallTimeOf(until, zone).slice(11)).toBe("08:00");
    }
});

test.each([
  ["+573001234567", "America/Bogota"],
  ["+5491123456789", "America/Argentina/Buenos_Aires"],
  ["+17875551234", "America/Puerto_Rico"],
  // Several clocks, or no country: the shop's.
  ["+12125550147", "America/Los_Angeles"],
  ["+525512345678", "America/Los_Angeles"],
  ["5550147", "America/Los_Angeles"],
  [null, "America/Los_Angeles"],
])("Whoever has the number %s lives by %s", (number, zone) => {
  expect(zoneOfNumber(number, "America/Los_Angeles")).toBe(zone);
});
