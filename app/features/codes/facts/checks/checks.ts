import { brakeChecks } from "./brakes.ts";
import { electricalChecks } from "./electrical.ts";
import { engineChecks } from "./engine.ts";
import { exhaustChecks } from "./exhaust.ts";
import { fuelChecks } from "./fuel.ts";
import { generalChecks } from "./general.ts";
import { hybridChecks } from "./hybrid.ts";
import { transmissionChecks } from "./transmission.ts";

/** Checks: cheap and quick before expensive and slow, proof before parts. */
export const checks = {
  ...generalChecks,
  ...fuelChecks,
  ...engineChecks,
  ...exhaustChecks,
  ...electricalChecks,
  ...transmissionChecks,
  ...hybridChecks,
  ...brakeChecks,
};
