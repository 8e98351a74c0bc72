import type { causes } from "./causes.ts";
import type { checks } from "./checks.ts";
import type { safety } from "./safety.ts";

export type SafetyKey = keyof typeof safety;

/** What is known of one or several codes that are alike; causes by likelihood, checks in the order in which to do them. */
export type Record = {
  codes: string;
  causes: readonly (keyof typeof causes)[];
  checks: readonly (keyof typeof checks)[];
  safety?: SafetyKey;
};
