import { expect, test } from "vitest";
import {
  isDecentHour,
  nextDecentHour,
  remindAtOf,
} from "#app/features/calendar/letters/remind-at.ts";
import { instantOf, wallTimeOf } from "#app/values/wall-time.ts";

const zones = [
  "America/New_York",
  "America/Los_Angeles",
  "America/Mexico_City",
  "America/Santiago",
  "Europe/Madrid",
  "America/St_Johns",
  "Australia/Lord_Howe",
];

test.each(zones)("Comes at ten on the day before in %s, around its changes of clocks", (zone) => {
  for (const day of ["2026-03-08", "2026-03-29", "2026-09-06", "2026-10-25", "2026-11-01"])
    for (const time of ["00:30", "09:00", "23:30"]) {
      const startsAt = instantOf(`${day}T${time}`, zone);
      if (startsAt === undefined) continue;
      const at = remindAtOf({ startsAt, zone }, startsAt - 10 * 86_400_000);
      const wall = wallTimeOf(at!.getTime(), zone);
      expect(wall.slice(11)).toBe("10:00");
      expect(Date.parse(day) - Date.parse(wall.slice(0, 10))).toBe(86_400_000);
    }
});

test("Goes by the customer's clocks, not by the shop's", () => {
  const startsAt = instantOf("2027-03-02T08:00", "America/Los_Angeles")!;
  const at = remindAtOf({ startsAt, zone: "America/New_York" }, 0)!;
  expect(wallTimeOf(at.getTime(), "America/New_York")).toBe("2027-03-01T10:00");
});

test("Nobody is reminded of what they have just booked", () => {
  const startsAt = instantOf("2027-03-02T15:00", "America/Chicago")!;
  expect(remindAtOf({ startsAt, zone: "America/Chicago" }, startsAt - 26 * 3_600_000)).toBeNull();
  expect(
    remindAtOf({ startsAt, zone: "America/Chicago" }, startsAt - 40 * 3_600_000),
  ).not.toBeNull();
});

test.each(zones)("A late reminder waits for a decent hour in %s", (zone) => {
  for (let hour = 0; hour < 48; hour++) {
    const now = Date.UTC(2026, 9, 24) + hour * 3_600_000;
    const next = nextDecentHour(now, zone);
    expect(next).toBeGreaterThanOrEqual(now);
    expect(isDecentHour(next, zone)).toBe(true);
    expect(next - now).toBeLessThan(17 * 3_600_000);
  }
});
