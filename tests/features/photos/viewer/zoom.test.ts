import { expect, test } from "vitest";
import { scrollFor, zoomWithin } from "#app/features/photos/viewer/zoom.ts";

test("The point under a finger stays where it is", () => {
  const at = { x: 100, y: 50 };
  const closer = scrollFor({ left: 0, top: 0 }, at, { from: 1, to: 3 });
  expect(closer).toEqual({ left: 200, top: 100 });
  expect(scrollFor(closer, at, { from: 3, to: 1 })).toEqual({ left: 0, top: 0 });
});

test("A photo is never smaller than it fits, nor endlessly large", () => {
  expect([0.2, 1, 2.5, 40].map(zoomWithin)).toEqual([1, 1, 2.5, 6]);
});
