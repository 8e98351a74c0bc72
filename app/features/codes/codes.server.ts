import { readCode } from "#app/values/fault-code.ts";
import type { FaultCode } from "./code.ts";
import { library } from "./library.ts";

/** The entry of the library for a code in any spelling (`p0 420`, `PO420`), or undefined. */
export function findCode(text: string): FaultCode | undefined {
  const code = readCode(text);
  return code === undefined ? undefined : library().byCode.get(code);
}

export { factsOf, parallelLines } from "./facts.ts";
export { hazardLines } from "./hazards/lines.ts";
export { isManufacturerCode } from "./origin.ts";
export { titleOf } from "./title.ts";
