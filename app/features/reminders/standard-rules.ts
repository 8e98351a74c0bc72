import type { DistanceUnit } from "#app/values/distance.ts";
import type { Rules } from "./service.ts";
import { readServices } from "./settings/services-text.ts";
import { startList } from "./start-list-texts.ts";

/** The rules of a shop that has saved none. */
export const standardRules = (unit: DistanceUnit): Rules => ({
  unit,
  services: readServices(startList(unit)) ?? [],
  declinedMonths: 4,
  yellowMonths: 4,
  redMonths: 1,
  leadDays: 21,
});
