import type { Language } from "./language.ts";

type VehicleParts = {
  year?: number | null;
  make?: string;
  model?: string;
  engine?: string | null;
};

const orders: Record<Language, readonly (keyof VehicleParts)[]> = {
  en: ["year", "make", "model", "engine"],
  es: ["make", "model", "engine", "year"],
};

/** The name of a vehicle in a language: 2014 Ford F-150, Ford F-150 2014. */
export const vehicleName = (vehicle: VehicleParts, language: Language): string =>
  orders[language]
    .map((part) => vehicle[part])
    .filter(Boolean)
    .join(" ");
