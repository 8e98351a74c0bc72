import type { Measure, MeasureUnit } from "./sheet/points.ts";

/**
 * A measure as it is typed, in tenths of its unit, with a point or a comma; undefined for none. No
 * unit takes more than four digits before the point.
 */
export function readMeasure(typed: string): number | undefined {
  const [, whole, tenth = "0"] = /^\s*(\d{1,4})(?:[.,](\d)\d*)?\s*$/.exec(typed) ?? [];
  return whole === undefined ? undefined : Number(whole) * 10 + Number(tenth);
}

/** Tenths as they are read and typed: `4`, `12.4`. Both languages take the point of a gauge. */
export const tenths = (value: number): string => String(value / 10);

const shownUnits: Record<MeasureUnit, string> = {
  mm: "mm",
  "32nds": "/32″",
  V: "V",
  CCA: "CCA",
  "%": "%",
  psi: "psi",
};

export const unitName = (unit: MeasureUnit): string => shownUnits[unit];

/** A measure with its unit: `4 mm`, `5/32″`. */
export const shownMeasure = (value: number, { unit }: Pick<Measure, "unit">): string =>
  unit === "32nds" || unit === "%"
    ? `${tenths(value)}${shownUnits[unit]}`
    : `${tenths(value)} ${shownUnits[unit]}`;
