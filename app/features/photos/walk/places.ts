import type { TFunction } from "#app/values/translate.ts";

/**
 * The places of a walk-round, in the order in which somebody walks. Sides are the driver's and the
 * passenger's, so that every country means the same.
 */
export const walkPlaces = [
  "front",
  "driver",
  "rear",
  "passenger",
  "frontWheels",
  "rearWheels",
  "dash",
  "interior",
] as const;
export type WalkPlace = (typeof walkPlaces)[number];

/** Prefix that distinguishes places from points of inspections in the same column. */
export const walkPrefix = "walk:";

/** A place as the photo's `point` has it. */
export const pointOf = (place: WalkPlace): string => walkPrefix + place;

/** The place that a photo's `point` is; undefined for a point of an inspection, or none. */
export const placeOf = (point: string | null | undefined): WalkPlace | undefined =>
  walkPlaces.find((place) => pointOf(place) === point);

export const isWalkPoint = (point: string): boolean => placeOf(point) !== undefined;

/** Name of a place; undefined for an unknown one. */
export function placeName(t: TFunction, point: string | null | undefined): string | undefined {
  const place = placeOf(point);
  return place && t(`photos:walk.places.${place}`);
}

/** Number of places with a photo, by the points of photos. */
export const placesTaken = (points: readonly (string | null | undefined)[]): number =>
  new Set(points.flatMap((point) => placeOf(point) ?? [])).size;
