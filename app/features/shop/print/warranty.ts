import type { DistanceUnit } from "#app/values/distance.ts";

export const coveredKinds = ["parts", "labor"] as const;
export type CoveredKind = (typeof coveredKinds)[number];

/** Calendar months and a distance, whichever ends first; one of the two at least. */
export type Cover = { months: number | null; distance: number | null };

/** The duration of a shop's warranty; a kind of work without cover is absent. */
export type Warranty = Partial<Record<CoveredKind, Cover>> & { unit: DistanceUnit };

export const coverLimits = { months: 120, distance: 1_000_000 } as const;

/** A field of the form, such as `cover.parts.months`. */
export const coverField = (kind: CoveredKind, what: keyof Cover) =>
  `cover.${kind}.${what}` as const;

/** The warranty that was typed; undefined without any cover. */
export function warrantyOf(
  unit: DistanceUnit,
  coverOf: (kind: CoveredKind) => Cover,
): Warranty | undefined {
  const said = coveredKinds.flatMap((kind) => {
    const cover = coverOf(kind);
    return cover.months === null && cover.distance === null ? [] : [[kind, cover] as const];
  });
  return said.length > 0 ? { ...Object.fromEntries(said), unit } : undefined;
}
