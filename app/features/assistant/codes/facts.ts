import type { Language } from "#app/values/language.ts";
import type { FaultCode } from "./code.ts";

/** What a mechanic needs beside the title, in sentences. */
export type Facts = { causes: string[]; checks: string[]; safety?: string };

/** Likely causes, first checks and a safety remark where one is due; undefined where there is nothing to say beyond the title. */
export function factsOf(_code: FaultCode, _language: Language): Facts | undefined {
  return undefined;
}
