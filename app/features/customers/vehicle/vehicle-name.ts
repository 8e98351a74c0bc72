import type { VehicleFacts } from "./vehicle-facts.ts";

/** 2014 Chevrolet Silverado 1500: what is known of it, in the order of the trade. */
export const vehicleName = ({ year, make, model }: VehicleFacts): string =>
  [year, make, model].filter(Boolean).join(" ");
