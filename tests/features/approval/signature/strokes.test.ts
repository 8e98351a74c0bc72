import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DrawnSignature } from "#app/features/approval/signature/drawn.tsx";
import { box, curvesOf, most, readStrokes } from "#app/features/approval/signature/strokes.ts";

const stroke = (points: number) => Array<number>(2 * points).fill(7);
const text = (value: unknown) => JSON.stringify(value);

const place = fc.tuple(fc.nat(box.width), fc.nat(box.height));
const signature = fc.array(
  fc.array(place, { minLength: 1, maxLength: 20 }).map((places) => places.flat()),
  { minLength: 1, maxLength: 20 },
);

test("Reads what was drawn as it was drawn", () => {
  fc.assert(
    fc.property(signature, (strokes) => {
      expect(readStrokes(text(strokes))).toEqual(strokes);
    }),
  );
});

test("Takes an empty field and an empty list for no signature", () => {
  expect([readStrokes(""), readStrokes("[]")]).toEqual([null, null]);
});

test("Reads as much as the limits allow, and not one more", () => {
  const strokes = (count: number) => text(Array.from({ length: count }, () => [1, 2]));
  expect(readStrokes(strokes(most.strokes))).toHaveLength(most.strokes);
  expect(readStrokes(strokes(most.strokes + 1))).toBe("bad");
  expect(readStrokes(text([stroke(most.points)]))).toHaveLength(1);
  expect(readStrokes(text([stroke(most.points), stroke(1)]))).toBe("bad");
  const long = text([Array.from({ length: 2 * most.points }, () => 500)]);
  expect([long.length > most.text, readStrokes(long)]).toEqual([false, [expect.anything()]]);
  expect(readStrokes(`[[1,${"0".repeat(most.text)}1]]`)).toBe("bad");
});

test.each([
  "null",
  "{}",
  '"x"',
  "[",
  "[[1,2]",
  "[[1,2],]",
  "[[]]",
  "[[1]]",
  "[[1,2,3]]",
  "[1,2]",
  "[[-1,2]]",
  "[[1.5,2]]",
  "[[1e2,2]]",
  "[[1001,0]]",
  "[[0,501]]",
  "[[[1,2]]]",
  "[[1,null]]",
  "[[01,2]]",
  " [[1,2]]",
  "[[１,2]]",
  '[["1",2]]',
  "]".repeat(9),
  "[".repeat(30_000),
])("Refuses %j", (bad) => {
  expect(readStrokes(bad)).toBe("bad");
});

test("A line goes from its first point to its last and stays within the box", () => {
  fc.assert(
    fc.property(signature, (strokes) => {
      for (const one of strokes) {
        const curves = curvesOf(one);
        expect([curves.slice(0, 2), curves.slice(-2)]).toEqual([one.slice(0, 2), one.slice(-2)]);
        expect(curves.length % 4).toBe(2);
        for (const [at, value] of curves.entries())
          expect(value <= (at % 2 === 0 ? box.width : box.height)).toBe(true);
      }
    }),
  );
});

test("Draws a point as a line without length, and escapes the name", () => {
  const signature = createElement(DrawnSignature, { strokes: [[3, 4]], label: '"><script>' });
  const picture = renderToStaticMarkup(signature);
  expect(picture).toContain('d="M3 4Q3 4 3 4"');
  expect(picture).not.toContain("<script>");
});
