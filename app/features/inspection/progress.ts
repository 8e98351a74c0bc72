import type { FindingColor } from "./finding.ts";
import { type Point, type PointGroup, pointGroups, type VehicleKind } from "./sheet/points.ts";

/** A point of the vehicle's inspection before this one. `found`: in the reader's language. */
export type EarlierFinding = {
  point: string;
  color: FindingColor;
  measure: number | null;
  found: string | null;
};

/** Group of points on the page: those that were not good last time come first. */
type Section = { group: PointGroup | "before" | "found"; points: Point[] };

const order: Record<FindingColor, number> = { yellow: 0, red: 1, green: 2, skipped: 2 };

/**
 * The points of a sheet as they are looked at: what was yellow last time, what was red, and the
 * rest by where it is.
 */
export function sectionsOf(
  points: readonly Point[],
  earlier: readonly Pick<EarlierFinding, "point" | "color">[],
): Section[] {
  const colors = new Map(earlier.map(({ point, color }) => [point, color]));
  const placeOf = ({ id }: Point) => order[colors.get(id) ?? "green"];
  const before = points.filter((point) => placeOf(point) < 2);
  const others = points.filter((point) => placeOf(point) === 2);
  return [
    { group: "before" as const, points: before.toSorted((a, b) => placeOf(a) - placeOf(b)) },
    ...pointGroups.map((group) => ({
      group,
      points: others.filter((point) => point.group === group),
    })),
  ].filter(({ points: some }) => some.length > 0);
}

/** The points of a finished inspection: the red and the yellow ones, and the rest by where it is. */
export function sectionsFound(
  points: readonly Point[],
  found: readonly { point: string; color: FindingColor }[],
): Section[] {
  const colors = new Map(found.map(({ point, color }) => [point, color]));
  const of = (color: FindingColor) => points.filter(({ id }) => colors.get(id) === color);
  const first = [...of("red"), ...of("yellow")];
  const others = sectionsOf(
    points.filter((point) => !first.includes(point)),
    [],
  );
  return first.length > 0 ? [{ group: "found", points: first }, ...others] : others;
}

const words: readonly [VehicleKind, RegExp][] = [
  ["hybrid", /h[yií]brid|prius|\bp?hev\b/i],
  ["diesel", /di[eé]sel|\btdi\b|cummins|duramax|power ?stroke/i],
];

/** Assumed powertrain by the vehicle's name; `before`: the kind of its last sheet. */
export const proposedKind = (before: VehicleKind | undefined, called: string): VehicleKind =>
  before ?? words.find(([, says]) => says.test(called))?.[0] ?? "gasoline";
