import type { FaultCode } from "#app/features/codes/code.ts";
import type { Language } from "#app/values/language.ts";
import { causes } from "./causes/causes.ts";
import { checks } from "./checks/checks.ts";
import { recordsByCode } from "./records/by-code.ts";

/** What a mechanic wants beside the title: causes by likelihood, checks in their order. */
export type Facts = { causes: string[]; checks: string[] };

/**
 * Likely causes and first checks; undefined where the title is all there is. What can hurt is
 * `hazardsOf`.
 */
export function factsOf({ code }: FaultCode, language: Language): Facts | undefined {
  const record = recordsByCode.get(code);
  return (
    record && {
      causes: record.causes.map((key) => causes[key][language]),
      checks: record.checks.map((key) => checks[key][language]),
    }
  );
}
