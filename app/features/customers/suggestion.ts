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
  /** The last reading. */
  odometer: number | null;
  odometerUnit: DistanceUnit | null;
};

/** A customer of the shop, a vehicle, or a vehicle with its present owner. */
export type Suggestion = { customer: KnownCustomer | null; vehicle: KnownVehicle | null };

/** What is typed: something of a customer or something of a vehicle. */
export const suggestedFor = ["customer", "vehicle"] as const;
export type SuggestedFor = (typeof suggestedFor)[number];
