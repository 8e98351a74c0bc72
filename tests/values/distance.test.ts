import { expect, test } from "vitest";
import { distanceUnitOf } from "#app/values/distance.ts";
import type { Currency } from "#app/values/money.ts";

const shop = (
  timeZone: string,
  currency: Currency = "USD",
  distanceUnit: "km" | "mi" | null = null,
) => ({
  timeZone,
  currency,
  distanceUnit,
});

test.each([
  [shop("America/Chicago"), "mi"],
  [shop("America/Indiana/Indianapolis"), "mi"],
  [shop("America/Indianapolis"), "mi"],
  [shop("Pacific/Honolulu"), "mi"],
  [shop("US/Eastern"), "mi"],
  [shop("America/Puerto_Rico"), "mi"],
  [shop("America/Chicago", "MXN"), "mi"],
  // Dollars, and kilometers.
  [shop("America/Mexico_City"), "km"],
  [shop("America/Guayaquil"), "km"],
  [shop("America/El_Salvador"), "km"],
  [shop("America/Argentina/Buenos_Aires", "ARS"), "km"],
  // A zone that is no place.
  [shop("UTC"), "mi"],
  [shop("Etc/GMT+6"), "mi"],
  [shop("UTC", "COP"), "km"],
  // A unit chosen by the shop takes precedence.
  [shop("America/Chicago", "USD", "km"), "km"],
  [shop("America/Mexico_City", "MXN", "mi"), "mi"],
] as const)("Uses for a shop of %j: %s", (place, unit) =>
  expect(distanceUnitOf(place, "UTC")).toBe(unit),
);

test("Uses the viewer's unit without a shop", () => {
  expect(distanceUnitOf(undefined, "America/Denver")).toBe("mi");
  for (const zone of ["America/Monterrey", "UTC", "Mars/Olympus"])
    expect(distanceUnitOf(undefined, zone)).toBe("km");
});
