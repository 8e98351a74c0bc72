import type { Language } from "#app/values/language.ts";
import type { Measure } from "./sheet/points.ts";

/** Ratings of a point: good, watch, bad, or not inspected. */
export const findingColors = ["green", "yellow", "red", "skipped"] as const;
export type FindingColor = (typeof findingColors)[number];

/** Library texts of a finding: what is seen, its consequence, and the advice. */
export type FindingWords = { found: string; consequence: string; advice: string };

/**
 * Finding of the library; `id` never changes. `points`: the points of standard sheets that may show
 * it, such as each of the four tires.
 */
export type LibraryFinding = {
  id: string;
  points: readonly string[];
  color: "yellow" | "red";
  words: Record<Language, FindingWords>;
};

/** A finding as it is stored. `measure`: in tenths of the point's unit. `words`: from the library. */
export type Finding = {
  id: string;
  point: string;
  color: FindingColor;
  measure: number | null;
  words: Record<Language, FindingWords> | null;
  /** Note of the technician, translated like other texts; empty for none. */
  note: string;
  /** The quote that was made of it. */
  quoteId: string | null;
  version: number;
};

/** The color that a measure, in tenths of its unit, proposes. */
export function colorOf(value: number, { green, yellow, worse }: Measure): FindingColor {
  const reaches = (limit: number) => (worse === "low" ? value >= limit : value <= limit);
  if (reaches(green)) return "green";
  return reaches(yellow) ? "yellow" : "red";
}
