import type { FaultCode } from "#app/features/codes/code.ts";
import type { Language } from "#app/values/language.ts";
import { causes } from "./causes/causes.ts";
import { checks } from "./checks/checks.ts";
import { recordsByCode } from "./records/by-code.ts";

/** Causes by likelihood and checks in order. */
export type Facts = { causes: string[]; checks: string[] };

/** Likely causes and first checks, or undefined. Hazards: `hazardsOf`. */
export function factsOf({ code }: FaultCode, language: Language): Facts | undefined {
  const record = recordsByCode.get(code);
  return (
    record && {
      causes: record.causes.map((key) => causes[key][language]),
      checks: record.checks.map((key) => checks[key][language]),
    }
  );
}
