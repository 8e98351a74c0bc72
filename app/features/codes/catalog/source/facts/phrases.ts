import { causes } from "#app/features/codes/facts/causes/causes.ts";
import { checks } from "#app/features/codes/facts/checks/checks.ts";
import { chassisCauses } from "./chassis-causes.ts";
import { ownChecks } from "./checks.ts";
import { engineCauses } from "./engine-causes.ts";

// The library's sentences, and those that only the catalog has: these are read when its files are
// made, never by the product.

/** Causes that only codes of the catalog have. */
export const ownCauses = { ...engineCauses, ...chassisCauses };

/** Likely causes of codes of the catalog. */
export const catalogCauses = { ...causes, ...ownCauses };

/** Checks of codes of the catalog. */
export const catalogChecks = { ...checks, ...ownChecks };
