import fc from "fast-check";
import { expect, test } from "vitest";
import { barOf, scaleOf } from "#app/features/reports/chart/scale.ts";

test.each([
  [[0], [0, 1]],
  [[3], [0, 1, 2, 3]],
  [
    [1687_80, 223_55],
    [0, 50_000, 100_000, 150_000, 200_000],
  ],
  [
    [-139_60, 200_00],
    [-20_000, -10_000, 0, 10_000, 20_000],
  ],
  [[-5], [-6, -4, -2, 0]],
])("Draws an axis for %j with lines at %j", (values, ticks) => {
  expect(scaleOf(values).ticks).toEqual(ticks);
});

test("Every bar is within the axis, and stands on or hangs from its zero", () => {
  const values = fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(values, (all) => {
      const scale = scaleOf(all);
      expect(scale.ticks.length).toBeLessThanOrEqual(6);
      expect(scale.ticks).toContain(0);
      const zero = barOf(0, scale).y;
      for (const value of all) {
        const { y, height } = barOf(value, scale);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + height).toBeLessThanOrEqual(100.01);
        expect(value < 0 ? y : y + height).toBeCloseTo(zero, 1);
      }
    }),
  );
});
