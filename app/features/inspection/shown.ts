import type { QuoteStatus } from "#app/features/quotes/quote.ts";
import type { Finding, FindingColor, FindingWords } from "./finding.ts";
import type { EarlierFinding } from "./progress.ts";
import type { Point, VehicleKind } from "./sheet/points.ts";

/** A finding as a member reads it: the library's words in their language. */
export type ShownFinding = Omit<Finding, "words" | "quoteId"> & {
  words: FindingWords | null;
  /** The quote that was made of it. */
  quote: { id: string; number: number; status: QuoteStatus } | null;
};

/** The inspection that the vehicle had before; `at` in milliseconds. */
export type Earlier = { at: number; kind: VehicleKind; findings: EarlierFinding[] };

export type ShownInspection = {
  kind: VehicleKind;
  points: readonly Point[];
  isFinished: boolean;
  seen: number;
  yellow: number;
  red: number;
};

/** Whether something is to be done about it. */
export const isWorrying = (color: FindingColor): boolean => color === "yellow" || color === "red";
