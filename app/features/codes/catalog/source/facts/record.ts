import type { HazardKey } from "#app/features/codes/hazards/hazards.ts";
import type { catalogCauses, catalogChecks } from "./phrases.ts";

/** Causes by likelihood and checks in order, for a family of codes of the catalog. */
export type CatalogRecord = {
  /** `P0309 P0310-P0312`: codes, and ranges whose every code is in the catalog. */
  codes: string;
  causes: readonly (keyof typeof catalogCauses)[];
  checks: readonly (keyof typeof catalogChecks)[];
  /** Hazards of driving with the fault. Those of the work are the checks' and the part's. */
  hazards?: readonly HazardKey[];
};
