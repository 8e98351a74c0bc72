import { expect, test } from "vitest";
import {
  isWalkPoint,
  placeName,
  placeOf,
  placesTaken,
  pointOf,
  walkPlaces,
} from "#app/features/photos/walk/places.ts";
import { loadT } from "#app/i18n/load-words.server.ts";

test("A walk-round has eight places, which are points of photos, and nothing else is", () => {
  expect(walkPlaces).toHaveLength(8);
  for (const place of walkPlaces) expect(placeOf(pointOf(place))).toBe(place);
  for (const point of ["walk:", "walk:roof", "front", "walk:Front", " walk:front", "brakes", ""])
    expect([isWalkPoint(point), placeOf(point)], point).toEqual([false, undefined]);
  expect([placeOf(null), placeOf(undefined)]).toEqual([undefined, undefined]);
});

test("Counts each place once, and no point of an inspection", () => {
  const points = [pointOf("front"), pointOf("front"), "front-pads", null, pointOf("dash")];
  expect(placesTaken(points)).toBe(2);
  expect(placesTaken(walkPlaces.map(pointOf))).toBe(8);
  expect(placesTaken([])).toBe(0);
});

test("Names places in the reader's language", async () => {
  const [en, es] = [await loadT("en"), await loadT("es")];
  expect([placeName(en, "walk:driver"), placeName(es, "walk:driver")]).toEqual([
    "Driver side",
    "Lado del conductor",
  ]);
  expect([placeName(en, "brakes"), placeName(en, null)]).toEqual([undefined, undefined]);
});
