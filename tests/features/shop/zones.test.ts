import { expect, test } from "vitest";
import { likelyFirst } from "#app/features/shop/zones.ts";

const zones = [
  "Africa/Accra",
  "America/Adak",
  "America/Bogota",
  "America/Chicago",
  "America/Lima",
  "Europe/Madrid",
];

test("the reader's own time zone comes first, then where most shops are, then the rest of America", () => {
  expect(likelyFirst(zones, "America/Lima")).toEqual([
    "America/Lima",
    "America/Chicago",
    "America/Bogota",
    "America/Adak",
    "Africa/Accra",
    "Europe/Madrid",
  ]);
  expect(likelyFirst(zones, "Europe/Madrid")[0]).toBe("Europe/Madrid");
});

test("every time zone of this machine stays in the list, once", () => {
  const all = Intl.supportedValuesOf("timeZone");
  expect(likelyFirst(all, "UTC").sort()).toEqual([...all].sort());
});
