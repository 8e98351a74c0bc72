import fc from "fast-check";
import { expect, test } from "vitest";
import { odometerIn } from "#app/features/photos/walk/odometer-reading.ts";

const read = (text: string, last: Parameters<typeof odometerIn>[1] = null) =>
  odometerIn([text], last, "km");

test.each([
  ["118,430 mi", 118_430, "mi"],
  ["118430mi", 118_430, "mi"],
  ["118.430 km", 118_430, "km"],
  ["118 430 km", 118_430, "km"],
  ["A 45.2  118430", 118_430, null],
  ["TRIP A 203.4 ODO 45210 km", 45_210, "km"],
  ["ODO 45210 km TRIP B 1203.4 km", 45_210, "km"],
  ["ODO: 45 210", 45_210, null],
  ["ODO 12 km", 12, "km"],
  ["ODO45210km", 45_210, "km"],
  ["Odómetro 98.765", 98_765, null],
  ["Kilometraje 7012", 7_012, null],
  ["TOTAL 000345 km", 345, "km"],
  ["0045210", 45_210, null],
  ["118430.5", 118_430, null],
  ["118,430.2 mi", 118_430, "mi"],
  ["0 20 40 60 80 100 120 140 160 180 200 220 km/h 74231", 74_231, null],
  ["0 1 2 3 4 5 6 7 8 x1000r/min 156902 km", 156_902, "km"],
  ["8000 rpm 23411", 23_411, null],
  ["12:45 72°F 88012 miles", 88_012, "mi"],
  ["RANGE 1320 mi 61244 mi", 61_244, "mi"],
  ["Autonomía 1320 km 61244 km", 61_244, "km"],
  ["Viaje A 1234 km 61244 km", 61_244, "km"],
  ["Service in 9500 km 61244 km", 61_244, "km"],
  ["11/27/2026 99120 km", 99_120, "km"],
  ["P R N D 1184 11843O mi", 118_430, "mi"],
  ["l18430 mi", 118_430, "mi"],
  ["5,012 mi", 5_012, "mi"],
  ["1,234,567 km", 1_234_567, "km"],
] as const)("Reads %s", (text, odometer, unit) => {
  expect(read(text)).toEqual({ odometer, unit });
});

test.each([
  "",
  "P R N D",
  "203.4",
  "TRIP A 203.4",
  "TRIP 1203.4 mi",
  "A 1203",
  "12:45",
  "11/27/2026",
  "0 20 40 60 80 100 120 140 160 180",
  "120 km/h",
  "3000 rpm",
  "x1000",
  "P0420",
  "RANGE 1320 mi",
  "99999999",
  "12345678901234567890",
  "72°F 45%",
  "BOSIL",
])("Finds nothing in “%s”", (text) => expect(read(text)).toBeUndefined());

test("Proposes nothing below what the vehicle showed before, whatever it counts", () => {
  const last = { odometer: 100_000, unit: "km" } as const;
  expect(read("98000 km 118430 km", last)?.odometer).toBe(118_430);
  expect(read("ODO 98000 km", last)).toBeUndefined();
  expect(read("ODO 98000 mi", last)).toEqual({ odometer: 98_000, unit: "mi" });
  expect(read("100000 km", last)?.odometer).toBe(100_000);
  // Without a unit a number counts what odometers count here.
  expect(odometerIn(["70000"], last, "mi")?.odometer).toBe(70_000);
  expect(odometerIn(["70000"], last, "km")).toBeUndefined();
});

test("Of several ways to read a photo, what more of them say is more likely", () => {
  expect(odometerIn(["118480", "118430", "118430 km"], null, "km")).toEqual({
    odometer: 118_430,
    unit: "km",
  });
});

test("Any text has a reading that a job can hold, or none", () => {
  const text = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[\dA-Z .,:/]{0,60}$/),
    fc
      .array(fc.constantFrom("ODO", "TRIP A", "km", "118430", "20", "45.2", "O", " "), {
        maxLength: 20,
      })
      .map((parts) => parts.join(" ")),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 4 }), (texts) => {
      const found = odometerIn(texts, null, "mi");
      if (!found) return;
      expect(Number.isInteger(found.odometer)).toBe(true);
      expect(found.odometer).toBeGreaterThanOrEqual(0);
      expect(found.odometer).toBeLessThanOrEqual(9_999_999);
    }),
  );
});
