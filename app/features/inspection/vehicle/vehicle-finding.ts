import type { FindingColor } from "#app/features/inspection/finding.ts";
import type { Language } from "#app/values/language.ts";

/** A finding as the page of a vehicle tells of it. */
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

/** What was found on the visits of a vehicle. */
export type VehicleFindings = {
  /** What a rejected quote was for, by the quote. */
  declined: Record<string, VehicleFinding[]>;
  /** What no quote was made of on the last inspection. */
  open: VehicleFinding[];
};
