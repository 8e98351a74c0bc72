import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { colorOf } from "#app/features/inspection/finding.ts";
import {
  type Measure,
  measureUnits,
  type Point,
  pointGroups,
  standardPoints,
  type VehicleKind,
  vehicleKinds,
} from "#app/features/inspection/sheet/points.ts";
import { languages } from "#app/values/language.ts";

const pointOf = (id: string): Point =>
  vehicleKinds.flatMap(standardPoints).find((point) => point.id === id)!;

describe.each(vehicleKinds)("The standard sheet of a %s vehicle", (kind) => {
  const points = standardPoints(kind);

  test("has forty points with ids and names of their own", () => {
    expect(points.length).toBe(40);
    expect(new Set(points.map(({ id }) => id)).size).toBe(40);
    for (const language of languages) {
      const names = points.map(({ name }) => name[language]);
      expect(new Set(names).size).toBe(40);
      expect(names.filter((name) => name.trim() !== name || name === "")).toEqual([]);
    }
  });

  test("walks through the groups once, in their order", () => {
    const groups = points.map(({ group }) => group);
    expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual([...pointGroups]);
  });

  test("measures in known units, with limits in the direction of what is bad", () => {
    for (const { id, measure } of points)
      if (measure) {
        expect(measureUnits).toContain(measure.unit);
        const better = measure.worse === "low" ? 1 : -1;
        expect(Math.sign(measure.green - measure.yellow), id).toBe(better);
      }
  });
});

test("Names a point alike on every sheet", () => {
  const all = vehicleKinds.flatMap(standardPoints);
  expect(all.filter((point) => pointOf(point.id) !== point)).toEqual([]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(48);
});

const missing: [VehicleKind, string[], string[]][] = [
  ["hybrid", ["driveBelt", "charging", "batteryTerminals", "mounts"], ["hybridBattery"]],
  ["diesel", ["sparkPlugs", "airFilter", "cabinFilter", "exhaust"], ["particulateFilter"]],
];
test.each(missing)("A %s vehicle has points of its own instead of others", (kind, gone, own) => {
  const ids = standardPoints(kind).map(({ id }) => id);
  const gasoline = standardPoints("gasoline").map(({ id }) => id);
  expect(gasoline.filter((id) => !ids.includes(id)).sort()).toEqual([...gone].sort());
  expect(ids.filter((id) => !gasoline.includes(id))).toEqual(expect.arrayContaining(own));
  expect(ids.filter((id) => !gasoline.includes(id)).length).toBe(gone.length);
});

// In tenths: 29 is 2.9 mm, or 2.9 %.
const proposals: [point: string, value: number, color: string][] = [
  ["frontPads", 120, "green"],
  ["frontPads", 50, "green"],
  ["frontPads", 49, "yellow"],
  ["frontPads", 30, "yellow"],
  ["frontPads", 29, "red"],
  ["frontPads", 0, "red"],
  ["tireFrontLeft", 50, "green"],
  ["tireFrontLeft", 49, "yellow"],
  ["tireRearRight", 30, "yellow"],
  ["tireRearRight", 29, "red"],
  ["brakeFluid", 0, "green"],
  ["brakeFluid", 20, "green"],
  ["brakeFluid", 21, "yellow"],
  ["brakeFluid", 30, "yellow"],
  ["brakeFluid", 31, "red"],
  ["batteryVoltage", 124, "green"],
  ["batteryVoltage", 123, "yellow"],
  ["batteryVoltage", 122, "yellow"],
  ["batteryVoltage", 121, "red"],
  ["batteryCranking", 800, "green"],
  ["batteryCranking", 799, "yellow"],
  ["batteryCranking", 600, "yellow"],
  ["batteryCranking", 599, "red"],
  ["charging", 136, "green"],
  ["charging", 135, "yellow"],
  ["charging", 132, "yellow"],
  ["charging", 131, "red"],
];
test.each(proposals)("%s at %i is %s", (id, value, color) => {
  expect(colorOf(value, pointOf(id).measure!)).toBe(color);
});

test("A better value is never proposed a worse color", () => {
  const rank = ["red", "yellow", "green"];
  const limits = fc.tuple(fc.nat(2000), fc.integer({ min: 1, max: 500 }));
  fc.assert(
    fc.property(
      limits,
      fc.nat(3000),
      fc.nat(500),
      fc.boolean(),
      ([yellow, gap], value, by, low) => {
        const measure: Measure = low
          ? { unit: "mm", yellow, green: yellow + gap, worse: "low" }
          : { unit: "%", yellow: yellow + gap, green: yellow, worse: "high" };
        const better = low ? value + by : value - by;
        expect(rank.indexOf(colorOf(better, measure))).toBeGreaterThanOrEqual(
          rank.indexOf(colorOf(value, measure)),
        );
      },
    ),
  );
});
