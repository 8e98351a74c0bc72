import { describe, expect, test } from "vitest";
import { marksForm } from "#app/features/photos/forms.ts";
import {
  beginDrawing,
  type DrawingStep,
  draw,
  markBetween,
} from "#app/features/photos/marks/drawing.ts";
import { type Mark, markPath, mostMarks } from "#app/features/photos/marks/marks.ts";

const arrow: Mark = { kind: "arrow", x1: 1000, y1: 1000, x2: 5000, y2: 1000 };
const circle: Mark = { kind: "circle", x1: 2500, y1: 5000, x2: 7500, y2: 10_000 };
const drawnBy = (...steps: DrawingStep[]) => steps.reduce(draw, beginDrawing([arrow]));

describe("what is drawn", () => {
  test("An arrow ends in a head that is never longer than half of it", () => {
    expect(markPath(arrow, { width: 1000, height: 1000 })).toBe(
      "M100 100L500 100M456.1 76L500 100L456.1 124",
    );
    const short = { ...arrow, x2: 1200 };
    expect(markPath(short, { width: 1000, height: 1000 })).toContain("M111.2 95.2L120 100");
  });

  test("A circle fills its box, whichever corner came first", () => {
    const sides = { width: 400, height: 200 };
    expect(markPath(circle, sides)).toBe("M100 150a100 50 0 1 1 200 0a100 50 0 1 1 -200 0");
    const turned = { ...circle, x1: circle.x2, x2: circle.x1 };
    expect(markPath(turned, sides)).toBe(markPath(circle, sides));
  });

  test("What is too short to be meant is no mark", () => {
    const from = { x: 100, y: 100 };
    expect(markBetween("arrow", from, { x: 150, y: 120 })).toBeUndefined();
    expect(markBetween("circle", from, { x: 4000, y: 150 })).toBeUndefined();
    expect(markBetween("arrow", from, { x: 90_000, y: -5 })).toMatchObject({ x2: 10_000, y2: 0 });
  });
});

describe("drawing", () => {
  test("A new mark is chosen, and undoing takes it away", () => {
    const added = drawnBy({ do: "add", mark: circle });
    expect(added).toMatchObject({ marks: [arrow, circle], chosen: 1 });
    expect(draw(added, { do: "undo" }).marks).toEqual([arrow]);
    expect(draw(beginDrawing([arrow]), { do: "undo" }).marks).toEqual([arrow]);
  });

  test("One movement is undone at once, however many steps it had", () => {
    const by = { dx: 300, dy: 0 };
    const moved = drawnBy(
      { do: "choose", at: 0 },
      { do: "move", part: "whole", by, isContinued: false },
      { do: "move", part: "whole", by, isContinued: true },
    );
    expect(moved.marks[0]).toMatchObject({ x1: 1600, x2: 5600 });
    expect(draw(moved, { do: "undo" }).marks).toEqual([arrow]);
  });

  test("A mark stays on the photo, whole, and so do its ends", () => {
    const by = { dx: 9_000, dy: -9_000 };
    const choose = { do: "choose", at: 0 } as const;
    const whole = drawnBy(choose, { do: "move", part: "whole", by, isContinued: false });
    expect(whole.marks[0]).toEqual({ kind: "arrow", x1: 6000, y1: 0, x2: 10_000, y2: 0 });
    const end = drawnBy(choose, { do: "move", part: "end", by, isContinued: false });
    expect(end.marks[0]).toEqual({ ...arrow, x2: 10_000, y2: 0 });
  });

  test("The chosen mark is removed, and nothing without one", () => {
    expect(drawnBy({ do: "remove" }).marks).toEqual([arrow]);
    expect(drawnBy({ do: "choose", at: 0 }, { do: "remove" }).marks).toEqual([]);
  });

  test("A photo takes so many marks and no more", () => {
    const all = Array.from({ length: mostMarks + 5 }, () => ({
      do: "addInMiddle" as const,
      kind: "arrow" as const,
    }));
    const full = drawnBy(...all);
    expect(full.marks).toHaveLength(mostMarks);
    expect(marksForm.safeParse({ marks: JSON.stringify(full.marks) }).success).toBe(true);
  });
});

test.each([
  ["no JSON", "{", "photos:marks.unreadable"],
  ["no list", "{}", "photos:marks.unreadable"],
  ["another shape", JSON.stringify([{ ...arrow, kind: "text" }]), undefined],
  ["a point beside the photo", JSON.stringify([{ ...arrow, x1: 10_001 }]), undefined],
  ["half a point", JSON.stringify([{ ...arrow, x1: 0.5 }]), undefined],
  ["something else with it", JSON.stringify([{ ...arrow, href: "https://a" }]), undefined],
  ["too many", JSON.stringify(Array(mostMarks + 1).fill(arrow)), "photos:marks.tooMany"],
])("Refuses %s as a drawing", (_, marks, message) => {
  const read = marksForm.safeParse({ marks, version: "1" });
  expect(read.success).toBe(false);
  if (message) expect(read.error?.issues[0]?.message).toBe(message);
});
