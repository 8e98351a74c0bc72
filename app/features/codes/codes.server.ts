import { readCode } from "#app/values/fault-code.ts";
import type { FaultCode } from "./code.ts";
import { type CodeFile, openFile } from "./code-file.ts";
import library from "./library.json" with { type: "json" };

// The library, some 60 KB gzipped: imported on demand on the server
// (`await import("…/codes.server.ts")`), never by a page.

/** The codes of the library: the most common ones, with causes and checks. In order. */
export const { codes: libraryCodes, byCode } = openFile(library.codes as CodeFile);

/** The entry of the library for a code in any spelling (`p0 420`, `PO420`), or undefined. */
export function findCode(text: string): FaultCode | undefined {
  const code = readCode(text);
  return code === undefined ? undefined : byCode.get(code);
}

export { factsOf, parallelLines } from "./facts.ts";
export { hazardLines } from "./hazards/lines.ts";
export { isManufacturerCode } from "./origin.ts";
export { titleOf } from "./title.ts";
