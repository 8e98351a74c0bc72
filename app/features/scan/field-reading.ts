import type { Grey } from "#app/features/assistant/photo/grey.ts";
import type { DistanceUnit } from "#app/values/distance.ts";

/** Subjects of a photo for a form. */
export const scanKinds = ["vin", "plate", "odometer"] as const;
/** A search accepts a VIN, or else a plate. */
export type ScanKind = (typeof scanKinds)[number] | "vehicle";

/** The fields that a picture may fill in. */
export type ScanField = (typeof scanKinds)[number] | "year" | "make";

/** Receives a value that was proved, or confirmed by a person. */
export type UseReading = (field: ScanField, value: string, unit?: DistanceUnit | null) => void;

/** The reading of one field. */
export type FieldReading = {
  field: ScanField;
  /** The likeliest first. */
  values: string[];
  unit?: DistanceUnit | null;
  /** Whether the first value needs no one's confirmation. */
  isProved: boolean;
  /** The part of the picture with the value. */
  picture?: Grey | undefined;
};
