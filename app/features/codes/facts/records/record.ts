import type { causes } from "#app/features/codes/facts/causes/causes.ts";
import type { checks } from "#app/features/codes/facts/checks/checks.ts";
import type { HazardKey } from "#app/features/codes/hazards/hazards.ts";

/** Causes by likelihood and checks in order, for one or several similar codes. */
export type FaultRecord = {
  codes: string;
  causes: readonly (keyof typeof causes)[];
  checks: readonly (keyof typeof checks)[];
  /** Hazards of driving with the fault. Those of the work are derived: see `hazards.ts`. */
  hazards?: readonly HazardKey[];
};
