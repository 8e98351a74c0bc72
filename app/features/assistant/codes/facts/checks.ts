import { engineChecks } from "./engine-checks.ts";
import { moreChecks } from "./more-checks.ts";

/** What to look at first: cheap and quick before dear and slow, proof before parts. */
export const checks = { ...engineChecks, ...moreChecks };
