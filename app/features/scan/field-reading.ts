import type { Grey } from "#app/features/assistant/photo/grey.ts";
import type { DistanceUnit } from "#app/values/distance.ts";

/** What a picture for a form is taken of. */
export const scanKinds = ["vin", "plate", "odometer"] as const;
/** A search takes what there is: a VIN, or else a plate. */
export type ScanKind = (typeof scanKinds)[number] | "vehicle";

/** The fields that a picture may fill in. */
export type ScanField = (typeof scanKinds)[number] | "year" | "make";

/** Hears a value that was proved, or confirmed by a person. */
export type UseReading = (field: ScanField, value: string, unit?: DistanceUnit | null) => void;

/** What was read for one field. */
export type FieldReading = {
  field: ScanField;
  /** The likeliest first. */
  values: string[];
  unit?: DistanceUnit | null;
  /** Whether the first value needs no one's confirmation. */
  isProved: boolean;
  /** The part of the picture that says it. */
  picture?: Grey | undefined;
};
