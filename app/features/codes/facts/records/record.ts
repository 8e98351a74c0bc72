import type { causes } from "#app/features/codes/facts/causes/causes.ts";
import type { checks } from "#app/features/codes/facts/checks/checks.ts";
import type { HazardKey } from "#app/features/codes/hazards/hazards.ts";

/**
 * What is known of one or several codes that are alike; causes by likelihood, checks in the order
 * in which to do them.
 */
export type FaultRecord = {
  codes: string;
  causes: readonly (keyof typeof causes)[];
  checks: readonly (keyof typeof checks)[];
  /**
   * What the fault itself means for whoever drives on. What hands touch is derived: see
   * `hazards.ts`.
   */
  hazards?: readonly HazardKey[];
};
