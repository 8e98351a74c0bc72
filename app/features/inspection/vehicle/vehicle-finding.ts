import type { FindingColor } from "#app/features/inspection/finding.ts";
import type { Language } from "#app/values/language.ts";

/** Finding on the page of a vehicle. */
export type VehicleFinding = {
  id: string;
  jobId: string;
  color: FindingColor;
  /** When it was written, in milliseconds. */
  at: number;
  point: Record<Language, string>;
  /** The first photo of the point. */
  photoId: string | null;
};

/** Findings from the visits of a vehicle. */
export type VehicleFindings = {
  /** Findings behind a rejected quote, by quote. */
  declined: Record<string, VehicleFinding[]>;
  /** Findings of the last inspection without a quote. */
  open: VehicleFinding[];
};
