import type { DistanceUnit } from "#app/values/distance.ts";
import type { Language } from "#app/values/language.ts";

export type KnownCustomer = {
  id: string;
  firstName: string;
  lastName: string;
  company: string | null;
  email: string | null;
  phone: string | null;
  language: Language;
};

export type KnownVehicle = {
  id: string;
  make: string;
  model: string;
  year: number | null;
  plate: string | null;
  vin: string | null;
  /** Last reading of the odometer. */
  odometer: number | null;
  odometerUnit: DistanceUnit | null;
};

/** A customer of the shop, a vehicle, or a vehicle with its present owner. */
export type Suggestion = { customer: KnownCustomer | null; vehicle: KnownVehicle | null };

/** Kind of record that the typed text belongs to. */
export const suggestedFor = ["customer", "vehicle"] as const;
export type SuggestedFor = (typeof suggestedFor)[number];
