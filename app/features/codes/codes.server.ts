import { readCode } from "#app/values/fault-code.ts";
import type { FaultCode, Row } from "./code.ts";
import { components } from "./lexicon.ts";
import { engineControl } from "./rows/engine-control.ts";
import { fuelAndAir } from "./rows/fuel-and-air.ts";
import { hybrid } from "./rows/hybrid.ts";
import { ignitionAndEmissions } from "./rows/ignition-and-emissions.ts";
import { moreEngine } from "./rows/more-engine.ts";
import { network } from "./rows/network.ts";
import { restraintsAndBrakes } from "./rows/restraints-and-brakes.ts";
import { transmission } from "./rows/transmission.ts";

// The library of standard codes, some 45 KB gzipped: imported on demand on the server
// (`await import("…/codes.server.ts")`), never by a page.

const rows = [
  ...fuelAndAir,
  ...ignitionAndEmissions,
  ...engineControl,
  ...transmission,
  ...hybrid,
  ...moreEngine,
  ...restraintsAndBrakes,
  ...network,
];

/** Every code of the library, in order. */
export const allCodes: readonly FaultCode[] = rows
  .map(asCode)
  .sort((a, b) => (a.code < b.code ? -1 : 1));

const byCode = new Map(allCodes.map((entry) => [entry.code, entry]));

function asCode([code, component, failure, place]: Row): FaultCode {
  // The prefix decides: a network code that names the engine's module is about the network.
  const system = code.startsWith("U")
    ? "network"
    : code.startsWith("P0A")
      ? "hybrid"
      : components[component].system;
  return { code, system, component, failure, place: place?.split(" ") ?? [] };
}

/** The entry of a code in any spelling (`p0 420`, `PO420`), or undefined. */
export function findCode(text: string): FaultCode | undefined {
  const code = readCode(text);
  return code === undefined ? undefined : byCode.get(code);
}

export { codesIn } from "#app/values/fault-code.ts";
export { factsOf } from "./facts/facts.ts";
export { hazardLines, hazardsOf, hazardTexts } from "./facts/hazards.ts";
export { isManufacturerCode } from "./origin.ts";
export { parallelLines } from "./parallel-lines.ts";
export { titleOf } from "./title.ts";
