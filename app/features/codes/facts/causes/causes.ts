import { brakesCauses } from "./brakes.ts";
import { coolingCauses } from "./cooling.ts";
import { electricalCauses } from "./electrical.ts";
import { engineCauses } from "./engine.ts";
import { exhaustCauses } from "./exhaust.ts";
import { fuelAndAirCauses } from "./fuel-and-air.ts";
import { hybridCauses } from "./hybrid.ts";
import { restraintsCauses } from "./restraints.ts";
import { transmissionCauses } from "./transmission.ts";
import { wiringCauses } from "./wiring.ts";

/** Likely causes of codes. */
export const causes = {
  ...wiringCauses,
  ...fuelAndAirCauses,
  ...engineCauses,
  ...coolingCauses,
  ...exhaustCauses,
  ...electricalCauses,
  ...transmissionCauses,
  ...hybridCauses,
  ...brakesCauses,
  ...restraintsCauses,
};
