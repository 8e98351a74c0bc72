import { describe, expect, test } from "vitest";
import { readMeasure, shownMeasure } from "#app/features/inspection/measure.ts";
import { proposedKind, sectionsFound, sectionsOf } from "#app/features/inspection/progress.ts";
import { standardPoints } from "#app/features/inspection/sheet/points.ts";

const points = standardPoints("gasoline");

describe("what is looked at first", () => {
  test("Without an earlier inspection the sheet is walked through by where its points are", () => {
    const sections = sectionsOf(points, []);
    expect(sections.map(({ group }) => group)).toEqual([
      "engine",
      "battery",
      "outside",
      "brakes",
      "tires",
      "steering",
      "under",
    ]);
    expect(sections.flatMap((section) => section.points)).toEqual(points);
  });

  test("What was yellow last time comes first, then what was red, and each point once", () => {
    const [first, ...others] = sectionsOf(points, [
      { point: "leaks", color: "red" },
      { point: "frontPads", color: "yellow" },
      { point: "rearPads", color: "green" },
      { point: "shocks", color: "skipped" },
      { point: "gone", color: "red" },
    ]);
    expect(first).toMatchObject({
      group: "before",
      points: [{ id: "frontPads" }, { id: "leaks" }],
    });
    const all = [...first!.points, ...others.flatMap((section) => section.points)];
    expect(all.map(({ id }) => id).sort()).toEqual(points.map(({ id }) => id).sort());
  });

  test("Of a finished inspection the red points come first, then the yellow ones, then the rest", () => {
    const [first, ...others] = sectionsFound(points, [
      { point: "brakeFluid", color: "yellow" },
      { point: "leaks", color: "red" },
      { point: "shocks", color: "skipped" },
    ]);
    expect(first).toMatchObject({
      group: "found",
      points: [{ id: "leaks" }, { id: "brakeFluid" }],
    });
    expect(others.flatMap((section) => section.points)).toHaveLength(points.length - 2);
    expect(sectionsFound(points, [])).toEqual(sectionsOf(points, []));
  });

  test("A place whose points all came first is not there twice", () => {
    const [leaks] = points.filter(({ id }) => id === "leaks");
    const sections = sectionsOf([leaks!], [{ point: "leaks", color: "red" }]);
    expect(sections).toEqual([{ group: "before", points: [leaks] }]);
  });
});

test.each([
  ["4", 40],
  ["4.5", 45],
  ["4,5", 45],
  [" 12.44 ", 124],
  ["0", 0],
  ["9999.9", 99_999],
] as const)("Reads the measure %s", (typed, tenths) => expect(readMeasure(typed)).toBe(tenths));

test.each(["", "abc", "-4", "4.", ".5", "1e3", "12345", "4 mm", "٤"])(
  "Reads no measure in %s",
  (typed) => expect(readMeasure(typed)).toBeUndefined(),
);

test("Shows a measure as it is said of its unit", () => {
  expect(shownMeasure(45, { unit: "mm" })).toBe("4.5 mm");
  expect(shownMeasure(50, { unit: "32nds" })).toBe("5/32″");
  expect(shownMeasure(800, { unit: "%" })).toBe("80%");
});

test.each([
  [undefined, "Toyota Corolla", "gasoline"],
  [undefined, "Toyota Prius", "hybrid"],
  [undefined, "Toyota RAV4 Híbrido", "hybrid"],
  [undefined, "Ram 2500 Cummins", "diesel"],
  ["diesel", "Toyota Prius", "diesel"],
] as const)("After %s, a %s is proposed the sheet of %s", (before, called, kind) =>
  expect(proposedKind(before, called)).toBe(kind),
);
